// A finished game as this device remembers it: how it ended, for whom, and against whom.
import type { Fact, GameName } from "../protocol";

/** How it is written; what another version wrote is left alone. */
export const SHAPE = 1;

export interface PlayedSeat {
  name: string;
  bot: boolean;
  /** A level, or a bot that the host of a server offered. */
  level: string | null;
  face: number | null;
}

/** What someone did in a game that is worth telling later. */
interface Deeds {
  /** Linko: whom they snatched from, by seat, and how often. */
  victims: Record<number, number>;
  /** Push. */
  busts: number;
}

export interface Played {
  id: string;
  shape: number;
  at: number;
  game: GameName;
  edition: string;
  seats: PlayedSeat[];
  mine: number[];
  scores: number[];
  winners: number[];
  end: string;
  /** Of a match; null for a game that stood alone. */
  round: [number, number] | null;
  /** The text that the cards were drawn from, where it is known. */
  seed: string | null;
  /** Of the one person at this device; null where there are several. */
  deeds: Deeds | null;
}

export const idOf = (table: string, number: number): string => `${table} ${number}`;

/** Whether something is a game as it is kept: what people bring may be anything. */
export function isPlayed(row: unknown): row is Played {
  const { id, shape, at, game, edition, seats, mine, scores, winners, deeds } = (row ??
    {}) as Partial<Played>;
  if (shape !== SHAPE || ![id, game, edition].every((text) => typeof text === "string" && text !== ""))
    return false;
  if (!Number.isFinite(at) || !Array.isArray(seats) || !Array.isArray(scores)) return false;
  const sits = (seat: number): boolean => Number.isInteger(seat) && seat >= 1 && seat <= seats.length;
  return (
    seats.every((seat) => typeof (seat as Partial<PlayedSeat> | null)?.name === "string") &&
    scores.length === seats.length &&
    scores.every(Number.isFinite) &&
    [mine, winners].every((list) => Array.isArray(list) && list.every(sits)) &&
    (deeds === null || typeof deeds?.victims === "object")
  );
}

/** The one seat whose game it was; null where several people shared this device. */
export const ownSeat = ({ mine }: Played): number | null => (mine.length === 1 ? mine[0]! : null);

/** What was won of it: 1, a part of a shared win, or 0. */
export function wonBy({ winners }: Pick<Played, "winners">, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** First, second … by points; those who are level share the better place, and winners are first. */
export function placeOf({ scores, winners }: Pick<Played, "scores" | "winners">, seat: number): number {
  if (winners.includes(seat)) return 1;
  const mine = scores[seat - 1] ?? 0;
  const ahead = scores.filter((score, i) => score > mine || (score === mine && winners.includes(i + 1)));
  return ahead.length + 1;
}

/** What a seat did, from all that happened in a game. */
export function deedsOf(seat: number, facts: Iterable<Fact>): Deeds {
  const deeds: Deeds = { victims: {}, busts: 0 };
  for (const fact of facts) {
    if (!("seat" in fact) || fact.seat !== seat) continue;
    if (fact.fact === "busted") deeds.busts += 1;
    else if (fact.fact === "snatched") deeds.victims[fact.victim] = (deeds.victims[fact.victim] ?? 0) + 1;
  }
  return deeds;
}

export const snatches = ({ victims }: Deeds): number =>
  Object.values(victims).reduce((sum, count) => sum + count, 0);

/** What is counted of a game in the list of finished games: the end of a key. */
export const COUNTED: Partial<Record<GameName, "snatches" | "busts">> = { linko: "snatches", push: "busts" };

/** The key with the largest number, and that number; null where two are equal. */
export function most<K>(counts: ReadonlyMap<K, number>): [key: K, count: number] | null {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] !== second?.[1] ? first : null;
}

/** How often each key comes. */
export function tallied<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
