// Who was ahead, and since when, as the views of a game tell it.
import type { LogEntry } from "../protocol/log";
import type { View } from "../protocol";

function leads({ players }: View, seat: number): boolean {
  const own = players[seat - 1]?.score ?? 0;
  return players.every(({ score }, i) => i === seat - 1 || score < own);
}

/** The decision after which a seat was ahead to the end; null where it is not, or was from the deal on. */
export function leadForGood<E extends LogEntry>(log: readonly E[], seat: number): E | null {
  const last = log.at(-1);
  if (!last || !leads(last.after, seat)) return null;
  return log.findLast(({ before }) => !leads(before, seat)) ?? null;
}
