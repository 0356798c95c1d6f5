// Faces and phrases over the seats, and in the waiting room what is said: each is there for a moment, and nobody keeps
// them.
import type { Reaction } from "../protocol";
import { settings } from "../mine/settings.svelte";

export type ReactionName = Reaction["what"];

export const FACES = ["smile", "laugh", "wow", "wink", "cry", "growl"] as const satisfies ReactionName[];
export const PHRASES = ["well-played", "again", "lucky", "ouch"] as const satisfies ReactionName[];

/** As long as it takes to notice one and smile. */
const SHOWN_MS = 3200;

/** So long the own button rests: no table is asked for more than it takes, six in ten seconds. */
const REST_MS = 2000;

class Breath {
  resting = $state(false);

  take(): void {
    this.resting = true;
    setTimeout(() => (this.resting = false), REST_MS);
  }
}

export const breath = new Breath();

type Told = Pick<Reaction, "seat" | "what" | "face"> | { seat: number; said: string };

export type Shown = Told & { id: number };

export class Reactions {
  /** What stands over the seats now, at most one each. */
  shown = $state.raw<readonly Shown[]>([]);
  #count = 0;

  /** Shows one over its seat, in place of what that seat showed before; nothing to those who want none. */
  hear(told: Told): void {
    if (!settings.reactions) return;
    const id = (this.#count += 1);
    this.shown = [...this.shown.filter(({ seat }) => seat !== told.seat), { ...told, id }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), SHOWN_MS);
  }

  clear(): void {
    this.shown = [];
  }
}
