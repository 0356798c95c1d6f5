// A finished game as this device remembers it: how it ended, for whom, and against whom.
import type { GameName } from "../lib/protocol";

/** How it is written; what another version wrote is left alone. */
export const SHAPE = 1;

export interface PlayedSeat {
  name: string;
  bot: boolean;
  /** A level, or a bot that the host of a server offered. */
  level: string | null;
  face: number | null;
}

/** What somebody did in a game that is worth telling later. */
export interface Deeds {
  /** Linko: whom they snatched from, by seat, and how often. */
  victims: Record<number, number>;
  /** Push. */
  busts: number;
}

export interface Played {
  /** The table and the number of the game there. */
  id: string;
  shape: number;
  at: number;
  game: GameName;
  edition: string;
  seats: PlayedSeat[];
  /** The seats of people at this device. */
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
  /** Decisions were taken back, or hints were given. */
  helped?: boolean;
}

export const idOf = (table: string, number: number): string => `${table} ${number}`;

export function isPlayed(row: unknown): row is Played {
  const { id, shape, at, seats, mine, scores, winners } = (row ?? {}) as Partial<Played>;
  const lists = [seats, mine, scores, winners].every(Array.isArray);
  return typeof id === "string" && shape === SHAPE && typeof at === "number" && lists;
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
