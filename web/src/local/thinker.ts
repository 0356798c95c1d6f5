import type { Level, Token } from "../lib/protocol";

export interface Thinking {
  /** How much of the thinking is done, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborted: nobody waits any more; `choose` rejects. */
  signal?: AbortSignal;
  /** Aborted: whoever waits wants an answer now, the best so far. */
  enough?: AbortSignal;
  /** The same for all thoughts of a game as long as nothing but decisions happens: a second thought of the same seat
   * in a row then goes on where the first one ended. Without it each begins anew. */
  line?: string;
}

/** Who thinks: a level, whoever gives hints, or the bare rule of thumb. */
export type Player = Level | "hint" | "greedy";

/** Who decides for a bot, and gives hints. It sees what its seat sees, and nothing else. */
export interface Thinker<Masked> {
  /** In slices: the Worker answers other messages meanwhile. The same seed gives the same choice. */
  choose(masked: Masked, player: Player, seed: number, thinking?: Thinking): Promise<Token>;
}
