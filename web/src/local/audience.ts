// Who looks on at a table: the lines of this page, each through somebody's eyes.
import type { Told } from "../lib/protocol";
import type { Happened } from "./chronicle";
import { presenceOf, type Present } from "./info";
import type { Means } from "./means";
import { seatIn, type Eyes } from "./pov";

const PRESENCE_MS = 100;

/** A line to the page. */
export interface Viewer {
  tell(message: Told): void;
  /** Says why, and closes. */
  bye(code: "gone" | "resync" | "elsewhere", sentence: string, retry: number | null): void;
}

export class Audience {
  #viewers = new Map<Viewer, Eyes>();
  #news: Happened[] = [];
  #presence = false;

  constructor(private readonly later: Means["later"]) {}

  get size(): number {
    return this.#viewers.size;
  }

  present(): Present {
    const seats = [...this.#viewers.values()].map(seatIn);
    const taken = seats.filter((seat) => seat !== null);
    return { seats: new Set(taken), watching: seats.length - taken.length };
  }

  /** Lets somebody look on; whether they looked on from elsewhere until now. */
  enter(viewer: Viewer, eyes: Eyes): boolean {
    const before = this.#viewers.get(viewer);
    this.#viewers.set(viewer, eyes);
    if (before !== eyes) this.#sayPresence();
    return before !== undefined && before !== eyes;
  }

  leave(viewer: Viewer): void {
    if (this.#viewers.delete(viewer)) this.#sayPresence();
  }

  /** Something has happened; it is told with all that belongs to it. */
  hear(happened: Happened): void {
    this.#news.push(happened);
  }

  /** Tells everybody what has happened. */
  tell(): void {
    const news = this.#news;
    this.#news = [];
    for (const [viewer, eyes] of this.#viewers) {
      for (const happened of news) viewer.tell(happened.to(eyes));
    }
  }

  /** Tells everybody something that is not kept. */
  say(message: Told): void {
    for (const viewer of this.#viewers.keys()) viewer.tell(message);
  }

  dismiss(...farewell: Parameters<Viewer["bye"]>): void {
    for (const viewer of this.#viewers.keys()) viewer.bye(...farewell);
    this.#viewers.clear();
  }

  #sayPresence(): void {
    if (this.#presence || !this.size) return;
    this.#presence = true;
    this.later(PRESENCE_MS, () => {
      this.#presence = false;
      this.say(presenceOf(this.present()));
    });
  }
}
