// Whether what is kept of a game is all of it, and ours to read.
import { FORMAT, type Head } from "./head";
import type { Fault, Kept, Stamped } from "./store";

/** Rows as they were found, in the order of their numbers. */
export function kept(head: Head, rows: readonly unknown[]): Kept {
  const gap = rows.findIndex((row, i) => !isEvent(row, i + 1));
  const events = (gap < 0 ? rows : rows.slice(0, gap)) as Stamped[];
  return { head, events, fault: faultOf(head, events.length) };
}

/** Why a game is not played on here by rules of this version; null: it is. */
export function obstacle({ head, fault }: Kept, rules: number): Fault | null {
  if (fault !== null || head.rules === rules) return fault;
  return head.rules < rules ? "older" : "newer";
}

function faultOf(head: Head, length: number): Fault | null {
  if (head.format < FORMAT) return "older";
  if (head.format > FORMAT) return "newer";
  return length === head.n ? null : "damaged";
}

function isEvent(row: unknown, n: number): row is Stamped {
  const { n: number, at, event } = (row ?? {}) as Partial<Stamped>;
  return number === n && typeof at === "number" && typeof event?.t === "string";
}

export function isHead(row: unknown): row is Head {
  const { table, game, n, format, seats, mine } = (row ?? {}) as Partial<Head>;
  const text = typeof table === "string" && typeof game === "string";
  return (
    text && typeof n === "number" && typeof format === "number" && Array.isArray(seats) && Array.isArray(mine)
  );
}
