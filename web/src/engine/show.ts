// Views from the bytes of masked records and their tallies, and what changes from one to the next.
import type { Cards, Patch, Token, View } from "../lib/protocol";
import type { GameData } from "./data";
import type { Leaf, Span } from "./fields";
import type { Edition } from "./types";

export interface Frame {
  readonly edition: Edition;
  readonly seat: number | null;
  readonly legal: readonly Token[];
  /** Undefined in a game without hands. */
  readonly hand: Cards | null | undefined;
}

/** The view, its fields in the order in which Python writes them. */
export function shown(data: GameData, plan: readonly Leaf[], raw: Uint8Array, frame: Frame): View {
  const { edition, seat, legal, hand } = frame;
  const fields: Record<string, unknown> = {
    game: data.game,
    edition: edition.text,
    rules: data.version,
    seat,
    legal,
    ...(hand === undefined ? {} : { hand }),
    ...nested(plan, raw),
  };
  const order = data.view.filter((name) => name in fields);
  return Object.fromEntries(order.map((name) => [name, fields[name]])) as View;
}

/** The leaves as fields: those with numbered paths become lists. */
function nested(plan: readonly Leaf[], raw: Uint8Array): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { path, write } of plan) {
    const [name, index, field] = path.split(".") as [string, ...string[]];
    if (index === undefined) fields[name] = write(raw);
    else if (field === undefined) ((fields[name] ??= []) as unknown[])[Number(index)] = write(raw);
    else {
      const row = (fields[name] ??= []) as Record<string, unknown>[];
      (row[Number(index)] ??= {})[field] = write(raw);
    }
  }
  return fields;
}

/** What changed for everybody: the leaves whose bytes did. */
export function changed(plan: readonly Leaf[], before: Uint8Array, now: Uint8Array): Patch {
  const patch: Patch = {};
  for (const { path, write, spans } of plan) {
    if (!spans.some((span) => differ(before, now, span))) continue;
    const value = write(now);
    if (value !== write(before)) patch[path] = value; // a list is always new
  }
  return patch;
}

function differ(before: Uint8Array, now: Uint8Array, [from, to]: Span): boolean {
  for (let at = from; at < to; at++) if (before[at] !== now[at]) return true;
  return false;
}
