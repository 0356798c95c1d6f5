import type { Preview } from "./protocol";
import type { Bare } from "./seated";

/** What a decision would do at once, without the envelope it came in. */
export interface Effect {
  victims: number[];
  /** Sets of the ghost that could be snatched, by value. */
  sets: number[];
  out: boolean;
  may_draw: boolean;
  /** Push: how many of the cards in the pile would then fit nowhere; null where the host shows no odds. */
  risk: { misfits: number; pile: number } | null;
}

/** Without odds where the table tells none. */
export function effectOf(
  { victims, sets, out, may_draw, misfits, pile }: Bare<Preview>,
  odds = true,
): Effect {
  const risk = !odds || misfits === null || pile === null ? null : { misfits, pile };
  return { victims, sets, out, may_draw, risk };
}
