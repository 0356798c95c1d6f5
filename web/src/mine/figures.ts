// What many games come to: shares won, streaks, the favourite victim.
import { LEVELS } from "../protocol/policies.gen";
import { most, ownSeat, wonBy, type Played } from "./finished";

/** So many games of some kind, and what was won of them. */
export interface Share {
  key: string;
  games: number;
  won: number;
}

/** One game in the chart: what part of the best score it was, and what was won. */
export interface Bar {
  id: string;
  part: number;
  won: number;
}

export interface Figures extends Omit<Share, "key"> {
  byGame: Share[];
  byLevel: Share[];
  bySeats: Share[];
  byEdition: Share[];
  streak: number;
  best: number;
  /** The same at each game, by its name; nothing for one that was lost. */
  runs: ReadonlyMap<string, number>;
  victim: { name: string; count: number } | null;
  chart: Bar[];
}

const CHARTED = 30;
const KINDS: readonly string[] = [...LEVELS, "mixed", "people"];

/** Figures of one person's games, given the last one first; games with several people at this device are left out. */
export function figuresOf(all: readonly Played[]): Figures {
  const games = all.filter((game) => ownSeat(game) !== null);
  const runs = runsOf(games);
  return {
    games: games.length,
    won: games.reduce((sum, game) => sum + wonOf(game), 0),
    byGame: shares(games, ({ game }) => game),
    byLevel: shares(games, levelOf).sort((a, b) => KINDS.indexOf(a.key) - KINDS.indexOf(b.key)),
    bySeats: shares(games, ({ seats }) => `${seats.length}`).sort((a, b) => Number(a.key) - Number(b.key)),
    byEdition: shares(games, ({ edition }) => edition.split(" ")[0]!),
    streak: runs.get(games[0]?.id ?? "") ?? 0,
    best: Math.max(0, ...runs.values()),
    runs,
    victim: victimOf(games),
    chart: games.slice(0, CHARTED).reverse().map(barOf),
  };
}

function wonOf(game: Played): number {
  const seat = ownSeat(game);
  return seat === null ? 0 : wonBy(game, seat);
}

/** Against whom: people, bots of one level, or of several. */
export function levelOf({ seats, mine }: Played): string {
  const others = seats.filter((_, i) => !mine.includes(i + 1));
  if (others.some(({ bot }) => !bot)) return "people";
  const levels = new Set(others.map(({ level }) => level));
  return levels.size === 1 ? ([...levels][0] ?? "people") : "mixed";
}

function shares(games: readonly Played[], keyOf: (game: Played) => string): Share[] {
  const found = new Map<string, Share>();
  for (const game of games) {
    const key = keyOf(game);
    const share = found.get(key) ?? { key, games: 0, won: 0 };
    found.set(key, { key, games: share.games + 1, won: share.won + wonOf(game) });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** How many games were won in a row when each was; a shared win counts. */
function runsOf(games: readonly Played[]): Map<string, number> {
  const runs = new Map<string, number>();
  let run = 0;
  for (const game of [...games].reverse()) {
    run = wonOf(game) > 0 ? run + 1 : 0;
    if (run > 0) runs.set(game.id, run);
  }
  return runs;
}

function victimOf(games: readonly Played[]): Figures["victim"] {
  const counts = new Map<string, number>();
  for (const { deeds, seats } of games)
    for (const [seat, count] of Object.entries(deeds?.victims ?? {})) {
      const name = seats[Number(seat) - 1]?.name;
      if (name) counts.set(name, (counts.get(name) ?? 0) + count);
    }
  const first = most(counts);
  return first && { name: first[0], count: first[1] };
}

function barOf(game: Played): Bar {
  const seat = ownSeat(game)!;
  const top = Math.max(1, ...game.scores);
  const part = Math.max(0, game.scores[seat - 1] ?? 0) / top;
  return { id: game.id, part, won: wonOf(game) };
}
