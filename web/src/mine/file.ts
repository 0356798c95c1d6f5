// My games as a file: all there is, to keep or to take to another device.
import type { Kept } from "./diary.svelte";
import { sound, type Walked } from "./trail.svelte";
import { isPlayed, type Played } from "./finished";

export type Saved = Played & { record: string | null };

interface Contents {
  games: Saved[];
  days: Kept["days"];
  trail: Walked;
  broken: number;
}

const MARK = "games";

export function written(games: readonly Saved[], days: Kept["days"], trail: Walked): string {
  return JSON.stringify({ lynxdeck: MARK, games, days, trail }, null, 1);
}

/** What a file holds; null where it is none of ours. */
export function read(text: string): Contents | null {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  const { lynxdeck, games, days, trail } = (file ?? {}) as Partial<Record<string, unknown>>;
  if (lynxdeck !== MARK || !Array.isArray(games)) return null;
  const good = games.filter(isPlayed).map((game) => ({ ...game, record: recordIn(game) }));
  return { games: good, days: daysIn(days), trail: sound(trail), broken: games.length - good.length };
}

function recordIn(game: object): string | null {
  return "record" in game && typeof game.record === "string" ? game.record : null;
}

function daysIn(days: unknown): Kept["days"] {
  const all = Object.entries((days ?? {}) as Record<string, Partial<Kept["days"][string]> | null>);
  const whole = all.filter(([name, day]) => name.startsWith("daily ") && typeof day?.table === "string");
  return Object.fromEntries(whole) as Kept["days"];
}
