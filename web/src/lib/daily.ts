// The deal of the day: the same cards and the same bots for everybody, told whole by its name (docs/daily.md).
import { TERMS } from "../games/daily";
import type { Deal } from "./deal";
import type { GameName, Level } from "./protocol";

/** Changes when any bot would choose otherwise from the same seed. */
export const BOTS = 1;

export const DAILY_GAMES = Object.keys(TERMS) as GameName[];

export interface Daily {
  name: string;
  game: GameName;
  /** As 2026-11-16. */
  date: string;
  level: Level;
  /** The person sits at seat 1 and begins. */
  deal: Deal;
}

/** A date's deal. */
export function daily(game: GameName, date: string): Daily {
  const { edition, seats, level, rules } = TERMS[game];
  const name = `daily ${date} ${game} ${edition} ${seats} ${level} r${rules} b${BOTS}`;
  return { name, game, date, level, deal: { game, edition, seats, start: 1, seed: name } };
}

/** The deal of the day that a seed names; null for any other, and for one of other versions than ours. */
export function dailyOf(seed: string | null): Daily | null {
  const [, date = "", game = ""] = /^(?:lynx1 )?daily (\d{4}-\d\d-\d\d) (\w+) /.exec(seed ?? "") ?? [];
  if (!DAILY_GAMES.includes(game as GameName)) return null;
  const found = daily(game as GameName, date);
  return found.name === seed?.replace(/^lynx1 /, "") ? found : null;
}

/** The date where this device is. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
}

/** So many days later, or earlier. */
export function shifted(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
