// An evening: the games that the same people have played one after the other, of whatever kind, at whichever table.
import { most, tallied, type Played } from "./finished";

export interface Evening {
  games: number;
  /** How many each seat of the last game has won; shared wins count for each. */
  won: readonly number[];
  /** How many of the last ones the same seat has won alone. */
  run: number;
  /** Whom I have snatched from most. */
  victim: { name: string; count: number } | null;
}

/** Those who play again after so long have another evening. */
const PAUSE_MS = 6 * 3_600_000;

const people = ({ seats }: Played): string =>
  seats
    .flatMap(({ name, bot }) => (bot ? [] : name))
    .sort()
    .join("\n");

/** The evening that a game belongs to, given all games, the last one first; null where it was the first, or one person's. */
export function eveningOf(all: readonly Played[], id: string): Evening | null {
  const from = all.findIndex((game) => game.id === id);
  const last = all[from];
  if (!last || last.seats.filter(({ bot }) => !bot).length < 2) return null;
  const same = all.slice(from).filter((game) => people(game) === people(last));
  const end = same.findIndex((game, i) => i > 0 && same[i - 1]!.at - game.at > PAUSE_MS);
  const games = end < 0 ? same : same.slice(0, end);
  if (games.length < 2) return null;
  const won = tallied(games.flatMap(({ seats, winners }) => namesOf(seats, winners)));
  const victims = new Map<string, number>();
  for (const { seats, deeds } of games)
    for (const [seat, count] of Object.entries(deeds?.victims ?? {}))
      for (const name of namesOf(seats, [Number(seat)])) victims.set(name, (victims.get(name) ?? 0) + count);
  const victim = most(victims);
  return {
    games: games.length,
    won: last.seats.map(({ name }) => won.get(name) ?? 0),
    run: runOf(games),
    victim: victim && { name: victim[0], count: victim[1] },
  };
}

/** What the table tells, or, where the same people have come from another, of all that this device has seen. */
export function fuller(kept: Evening | null, told?: Omit<Evening, "victim">): Evening | null {
  return told && told.games >= (kept?.games ?? 0) ? { ...told, victim: kept?.victim ?? null } : kept;
}

const namesOf = (seats: Played["seats"], numbers: readonly number[]): string[] =>
  numbers.flatMap((seat) => seats[seat - 1]?.name ?? []);

function runOf(games: readonly Played[]): number {
  const winner = ({ seats, winners }: Played): string | null =>
    winners.length === 1 ? (seats[winners[0]! - 1]?.name ?? null) : null;
  const name = games[0] ? winner(games[0]) : null;
  const other = games.findIndex((game) => winner(game) !== name);
  return name === null ? 0 : other < 0 ? games.length : other;
}
