// Who was ahead, and since when, as the views of a game tell it.
import type { LogEntry } from "./log";
import type { View } from "./protocol";

/** Whether a seat has more points than every other. */
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

/** The key with the largest number, and that number; the first of equals. */
export function most<K>(counts: ReadonlyMap<K, number>): [key: K, count: number] | null {
  let best: [K, number] | null = null;
  for (const [key, count] of counts) if (!best || count > best[1]) best = [key, count];
  return best;
}

/** How often each key comes. */
export function tallied<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
