import { tables } from "../mine/tables.svelte";
import { gamesHere } from "../device/tables";
import { myTable, myTableHere, type MyTable } from "./my-table";

const MOST = 12;
const EVERY_MS = 30_000;

class MyTables {
  all = $state.raw<MyTable[]>([]);
  #there: MyTable[] = [];
  readonly asked = $derived(this.all.filter((one) => one.asked).sort((a, b) => b.at - a.at));
  readonly running = $derived(this.all.filter((one) => !one.over && !one.asked));
  readonly finished = $derived(this.all.filter((one) => one.over));

  /** Looks now and again; returns how to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(this.look, EVERY_MS);
    document.addEventListener("visibilitychange", this.look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", this.look);
    };
  }

  look = async (): Promise<void> => {
    if (document.visibilityState === "hidden") return;
    const asked = Promise.all(tables.kept.slice(0, MOST).map(myTable));
    const here = (await gamesHere()).map(myTableHere);
    // A server may be slow, or far: what lies here is shown at once.
    this.all = [...here, ...this.#there];
    this.#there = (await asked).filter((one) => one !== null);
    this.all = [...here, ...this.#there];
  };
}

export const myTables = new MyTables();
