// My games as a file: all there is, to keep or to take to another device.
import type { Kept } from "../lib/diary.svelte";
import { isPlayed, type Played } from "./played";

export type Saved = Played & { record: string | null };

export interface Contents {
  games: Saved[];
  days: Kept["days"];
  /** How many entries could not be read. */
  broken: number;
}

const MARK = "games";

export function written(games: readonly Saved[], days: Kept["days"]): string {
  return JSON.stringify({ lynxdeck: MARK, games, days }, null, 1);
}

/** What a file holds; null where it is none of ours. */
export function read(text: string): Contents | null {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  const { lynxdeck, games, days } = (file ?? {}) as { lynxdeck?: unknown; games?: unknown; days?: unknown };
  if (lynxdeck !== MARK || !Array.isArray(games)) return null;
  const good = games.filter(isPlayed).map((game) => ({ ...game, record: recordIn(game) }));
  return { games: good, days: daysIn(days), broken: games.length - good.length };
}

function recordIn(game: object): string | null {
  return "record" in game && typeof game.record === "string" ? game.record : null;
}

function daysIn(days: unknown): Kept["days"] {
  const all = Object.entries((days ?? {}) as Record<string, Partial<Kept["days"][string]> | null>);
  const whole = all.filter(([name, day]) => name.startsWith("daily ") && typeof day?.table === "string");
  return Object.fromEntries(whole) as Kept["days"];
}
