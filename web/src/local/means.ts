import type { Engine, Masked } from "../engine";
import type { GameName } from "../lib/protocol";
import type { Store } from "./store/store";
import type { Thinker } from "./thinker";

/** What tables need of the world; tests bring their own. */
export interface Means {
  store: Store;
  thinker: Thinker<Masked>;
  engine(game: GameName): Promise<Engine>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds, unless that is called off. */
  later(ms: number, then: () => void): () => void;
  /** From 0 up to 1. */
  chance(): number;
  /** Random bytes, for names and seeds. */
  draw(size: number): Uint8Array;
}
