// Faces and phrases over the seats: each is there for a moment, and nobody keeps them.
import type { Reaction } from "./protocol";
import { settings } from "./settings.svelte";

export type ReactionName = Reaction["what"];

export const FACES = ["smile", "laugh", "wow", "wink", "cry", "growl"] as const satisfies ReactionName[];
export const PHRASES = ["well-played", "again", "lucky", "ouch"] as const satisfies ReactionName[];

/** As long as it takes to notice one and smile. */
const SHOWN_MS = 3200;

/** So long one's own button rests: no table is asked for more than it takes, six in ten seconds. */
const REST_MS = 2000;

class Breath {
  resting = $state(false);

  take(): void {
    this.resting = true;
    setTimeout(() => (this.resting = false), REST_MS);
  }
}

export const breath = new Breath();

export interface Shown extends Pick<Reaction, "seat" | "what"> {
  id: number;
}

export class Reactions {
  /** What stands over the seats now, at most one each. */
  shown = $state.raw<readonly Shown[]>([]);
  #count = 0;

  /** Shows one over its seat, in place of what that seat showed before; nothing to those who want none. */
  hear({ seat, what }: Pick<Reaction, "seat" | "what">): void {
    if (!settings.reactions) return;
    const id = (this.#count += 1);
    this.shown = [...this.shown.filter((one) => one.seat !== seat), { seat, what, id }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), SHOWN_MS);
  }

  clear(): void {
    this.shown = [];
  }
}
