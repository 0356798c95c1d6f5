import { tables } from "./mine.svelte";
import { isLocal } from "../local/ids";
import { gamesHere } from "../local/shelf";
import { standing, standingHere, type Standing } from "./standing";

const MOST = 12;
const EVERY_MS = 30_000;

/** How my games stand: asked for while the first page is shown. */
class Standings {
  all = $state.raw<Standing[]>([]);
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
    const far = tables.kept.filter(({ table }) => !isLocal(table));
    const [here, there] = await Promise.all([gamesHere(), Promise.all(far.slice(0, MOST).map(standing))]);
    this.all = [...here.map(standingHere), ...there.filter((one) => one !== null)];
  };
}

export const standings = new Standings();
