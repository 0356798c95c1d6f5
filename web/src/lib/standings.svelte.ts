import { tables } from "./mine.svelte";
import { standing, type Standing } from "./standing";

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
    const found = await Promise.all(tables.kept.slice(0, MOST).map(standing));
    this.all = found.filter((one) => one !== null);
  };
}

export const standings = new Standings();
