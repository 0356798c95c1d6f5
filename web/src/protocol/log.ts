import type { Fact, Facts, MoveEvent, Patch, Replay, Token, View } from ".";
import type * as wire from "./protocol.gen";

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

export function logOf(replay: Replay): LogEntry[] {
  let before = replay.view;
  return replay.events.map((event) => {
    const entry = entryOf(before, event);
    before = entry.after;
    return entry;
  });
}

export function joined(rebuilt: LogEntry[], live: LogEntry[]): LogEntry[] {
  const first = live[0]?.n ?? Infinity;
  return [...rebuilt.filter(({ n }) => n < first), ...live];
}

/** Whether another turn begins after this decision. */
export function endsTurn({ facts }: LogEntry): boolean {
  return facts.some(({ fact }) => fact === "turn");
}

/** Whether a decision begins a turn, by the one before: the first that is known does. */
export function beginsTurn(before: LogEntry | undefined): boolean {
  return before === undefined || endsTurn(before);
}

/** The decisions of the last turn that is over or under way: what “once more” shows. */
export function lastTurn(log: readonly LogEntry[]): LogEntry[] {
  const last = log.findLastIndex((_, i) => beginsTurn(log[i - 1]));
  return last < 0 ? [] : log.slice(last);
}

/** The decisions of the turn that is under way: none where one has ended and the next has not begun. */
export function turnSoFar(log: readonly LogEntry[]): LogEntry[] {
  const last = log.at(-1);
  return last && !endsTurn(last) ? lastTurn(log) : [];
}

/** The view after a patch; what did not change is shared with the view before. */
export function patched<V extends View>(view: V, patch: Patch): V {
  let after: unknown = view;
  for (const [path, value] of Object.entries(patch)) after = put(after, path.split("."), value);
  return after as V;
}

function put(at: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof at !== "object" || at === null) throw new Error(`A patch points nowhere: ${key}`);
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...at }) as Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

/** A decision of the seat that was to decide, told in numbers of the game's form. */
export function named(move: wire.MoveEvent, { leaves, facts }: wire.Form, seat: number): MoveEvent {
  const patch: Patch = {};
  for (let at = 0; at < move.patch.length; at += 2)
    patch[leaves[move.patch[at] as number]!] = move.patch[at + 1];
  const told = move.facts.map(([number, ...values]) => {
    const [fact, ...fields] = facts[number as number]!;
    return { fact, ...Object.fromEntries(fields.map((field, at) => [field, values[at]])) };
  });
  const { n, token, by = "person", clock = null } = move;
  return { type: "event", kind: "move", n, seat, token, by, clock, patch, facts: told as unknown as Facts };
}
