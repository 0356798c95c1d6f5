// What an edition adds to the game that the lesson teaches: three steps, once, before the first card is played.
import { keep, recall } from "../lib/kept";
import type { Place } from "../lib/seated";

const KEY = "lynxdeck.met";
/** What the lessons do not teach; each has its sentences. */
const NEW: readonly Novelty[] = ["ghost-yes", "ones_beat_top-yes", "risk-yes", "follow_up-action"];

/** A flag with its value, as its sentences are called. */
export type Novelty = string;

class News {
  #met: readonly Novelty[] = recall<{ met: Novelty[] }>(KEY, { met: [] }).met;
  #now = $state.raw<Novelty | null>(null);
  #waiting: (() => void)[] = [];

  /** What is to be read now. */
  get now(): Novelty | null {
    return this.#now;
  }

  /** Looks for something that this browser has never shown. */
  look({ info, seat }: Pick<Place, "info" | "seat">): void {
    if (this.#now || !info || seat === null || info.scripted || info.clock.kind === "live") return;
    const flags = Object.entries(info.flags).map(([flag, value]) => `${flag}-${value}`);
    this.#now = flags.find((one) => NEW.includes(one) && !this.#met.includes(one)) ?? null;
  }

  /** Read: never again. */
  dismiss(): void {
    if (this.#now) this.#met = [...this.#met, this.#now];
    if (this.#now) keep(KEY, { met: this.#met });
    this.#now = null;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when nothing is left to be read: the game waits that long. */
  async read(): Promise<void> {
    if (this.#now) await new Promise<void>((go) => this.#waiting.push(go));
  }
}

export const news = new News();
