// Where things lie in a record, and the pieces of a view that are written from there.
import type { Cards } from "../lib/protocol";
import type { GameData } from "./data";

export type Span = readonly [from: number, to: number];

/** One piece of what everybody sees: its path in a view, and how it is written there. */
export interface Leaf {
  readonly path: string;
  /** From the bytes of a masked record and, behind them, of its tally. */
  readonly write: (raw: Uint8Array) => unknown;
  /** Where these bytes are: if they are the same, so is the leaf. */
  readonly spans: readonly Span[];
}

const WHOLE = 4;

/** The bytes of a field, or of one entry in it, or of one entry in that. */
export function spanOf(data: GameData, name: string, ...index: number[]): Span {
  const { at, shape, type } = data.records.state.fields[name]!;
  const sizes = shape.map((_, axis) => shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  const from = at + index.reduce((sum, i, axis) => sum + i * sizes[axis]!, 0);
  const rest = shape.slice(index.length).reduce((a, b) => a * b, 1);
  return [from, from + rest * (type === "int32" ? WHOLE : 1)];
}

export const byte = (path: string, [from]: Span, write: (n: number) => unknown = (n) => n): Leaf => ({
  path,
  write: (raw) => write(raw[from]!),
  spans: [[from, from + 1]],
});

export const chunk = (path: string, [from, to]: Span, write: (bytes: Uint8Array) => unknown): Leaf => ({
  path,
  write: (raw) => write(raw.subarray(from, to)),
  spans: [[from, to]],
});

export function whole(raw: Uint8Array, at: number): number {
  return raw[at]! | (raw[at + 1]! << 8) | (raw[at + 2]! << 16) | (raw[at + 3]! << 24);
}

export const number = (path: string, at: number, write: (n: number) => unknown = (n) => n): Leaf => ({
  path,
  write: (raw) => write(whole(raw, at)),
  spans: [[at, at + WHOLE]],
});

/** How many bytes a tally has behind a record: who moves, scores, winners. */
export const tallySize = (data: GameData): number => WHOLE * (1 + 2 * data.seats);

/** What a tally says of the whole table. */
export function outcome(data: GameData, seats: number): [toMove: Leaf, over: Leaf, winners: Leaf] {
  const at = data.records.state.size;
  const won = at + WHOLE * (1 + seats);
  const places = Array.from({ length: seats }, (_, seat) => won + WHOLE * seat);
  return [
    number("to_move", at, (seat) => (seat < 0 ? null : seat + 1)),
    number("over", at, (seat) => seat < 0),
    {
      path: "winners",
      write: (raw) => places.flatMap((place, seat) => (raw[place] ? [seat + 1] : [])),
      spans: [[won, won + WHOLE * seats]],
    },
  ];
}

export const score = (data: GameData, seat: number): Leaf =>
  number(`players.${seat}.score`, data.records.state.size + WHOLE * (1 + seat));

/** A seat as people count, null for nobody, 255. */
export const seatNumber = (seat: number): number | null => (seat > 127 ? null : seat + 1);

/** Counts by kind, from kind `first` on, as card → count. */
export function multiset(counts: Uint8Array, names: readonly string[], first = 0): Cards {
  const cards: Cards = {};
  counts.forEach((n, kind) => {
    if (n) cards[names[kind + first]!] = n;
  });
  return cards;
}

/** The names of cards in order; 0 is none. */
export const named = (cards: Uint8Array, names: readonly string[]): string[] =>
  [...cards].filter(Boolean).map((card) => names[card]!);
