import { patched } from "./patch";
import type { Replay, Token, View } from "./protocol";

/** One decision, with the table before and after it. */
export interface LogEntry {
  /** The decision's number in this game, from 0: `before.move`. */
  n: number;
  seat: number;
  token: Token;
  before: View;
  after: View;
}

/** The log of a game so far, from what those eyes saw. */
export function logOf(replay: Replay): LogEntry[] {
  let before = replay.view;
  return replay.events.map(({ seat, token, patch }) => {
    const after = patched(before, patch);
    const entry = { n: before.move, seat, token, before, after };
    before = after;
    return entry;
  });
}

/** The rebuilt log, and behind it what happened meanwhile. */
export function joined(rebuilt: LogEntry[], live: LogEntry[]): LogEntry[] {
  const first = live[0]?.n ?? Infinity;
  return [...rebuilt.filter(({ n }) => n < first), ...live];
}
