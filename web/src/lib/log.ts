import { patched } from "./patch";
import type { Fact, MoveEvent, Replay, Token, View } from "./protocol";

/** One decision: what it did, and the table before and after it. */
export interface LogEntry<V extends View = View, F extends Fact = Fact> {
  /** The decision's number in this game, from 0: `before.move`. */
  n: number;
  seat: number;
  token: Token;
  /** In the order of happening, as these eyes saw it. */
  facts: readonly F[];
  before: V;
  after: V;
}

/** A decision as the server tells it, at the table it was made at. */
export function entryOf(
  before: View,
  { seat, token, facts, patch }: Pick<MoveEvent, "seat" | "token" | "facts" | "patch">,
): LogEntry {
  return { n: before.move, seat, token, facts, before, after: patched(before, patch) };
}

/** The log of a game so far, from what those eyes saw. */
export function logOf(replay: Replay): LogEntry[] {
  let before = replay.view;
  return replay.events.map((event) => {
    const entry = entryOf(before, event);
    before = entry.after;
    return entry;
  });
}

/** The rebuilt log, and behind it what happened meanwhile. */
export function joined(rebuilt: LogEntry[], live: LogEntry[]): LogEntry[] {
  const first = live[0]?.n ?? Infinity;
  return [...rebuilt.filter(({ n }) => n < first), ...live];
}

/** Whether another turn begins after this decision. */
export function endsTurn({ facts }: LogEntry): boolean {
  return facts.some(({ fact }) => fact === "turn");
}
