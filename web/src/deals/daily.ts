// The deal of the day: the same cards and the same bots for everybody, told whole by its name (docs/daily.md).
import { BOTS_VERSION, DAILY_TERMS, type DailyGame, type DailyTerms } from "../protocol/policies.gen";
import type { Deal } from "./deal";
import type { Level } from "../protocol";

export const DAILY_GAMES = Object.keys(DAILY_TERMS) as DailyGame[];

export interface Daily {
  name: string;
  game: DailyGame;
  date: string;
  level: Level;
  /** The person sits at seat 1 and begins. */
  deal: Deal;
}

export function daily(game: DailyGame, date: string): Daily {
  const { edition, seats, level, rules }: DailyTerms = DAILY_TERMS[game];
  const name = `daily ${date} ${game} ${edition} ${seats} ${level} r${rules} b${BOTS_VERSION}`;
  return { name, game, date, level, deal: { game, edition, seats, start: 1, seed: name } };
}

/** The deal of the day that a seed names; null for any other, and for one of other versions than ours. */
export function dailyOf(seed: string | null): Daily | null {
  const [, date = "", game = ""] = /^(?:lynx1 )?daily (\d{4}-\d\d-\d\d) (\w+) /.exec(seed ?? "") ?? [];
  if (!DAILY_GAMES.includes(game as DailyGame)) return null;
  const found = daily(game as DailyGame, date);
  return found.name === seed?.replace(/^lynx1 /, "") ? found : null;
}

export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
}

export function shifted(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
