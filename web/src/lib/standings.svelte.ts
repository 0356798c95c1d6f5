import { tables } from "./mine.svelte";
import { gamesHere } from "../local/shelf";
import { standing, standingHere, type Standing } from "./standing";

const MOST = 12;
const EVERY_MS = 30_000;

/** How my games stand: asked for while the first page is shown. */
class Standings {
  all = $state.raw<Standing[]>([]);
  #there: Standing[] = [];
  readonly asked = $derived(this.all.filter((one) => one.asked));
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
    const asked = Promise.all(tables.kept.slice(0, MOST).map(standing));
    const here = (await gamesHere()).map(standingHere);
    // A server may be slow, or far: what lies here is shown at once.
    this.all = [...here, ...this.#there];
    this.#there = (await asked).filter((one) => one !== null);
    this.all = [...here, ...this.#there];
  };
}

export const standings = new Standings();
