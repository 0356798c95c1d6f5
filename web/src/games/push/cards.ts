// Push's cards as the wire writes them: colour letter and number, R a roll card, S a switch card.
import { COLOURS, COLUMNS } from "./drawn.gen";

export { COLOURS, COLUMNS };
type Column = (typeof COLUMNS)[number];

export type Cards = Readonly<Record<string, number>>;

export function columnOf(columns: readonly (readonly string[])[], name: string): readonly string[] {
  return columns[COLUMNS.indexOf(name as Column)] ?? [];
}

function numberOf(card: string): number {
  return Number(card.slice(1));
}

/** The numbers printed on these cards, summed: what people read off them. Scores are the view's. */
export function points(cards: readonly string[] | Cards): number {
  const list = Array.isArray(cards) ? (cards as readonly string[]) : listed(cards as Cards);
  return list.reduce((sum, card) => sum + numberOf(card), 0);
}

/** The points of one colour. */
export function pointsOf(cards: Cards, colour: string): number {
  return numbersOf(cards, colour).reduce((sum, number) => sum + number, 0);
}

/** A multiset as a list, as it stands. */
export function listed(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card));
}

export function size(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export function numbersOf(cards: Cards, colour: string): number[] {
  return listed(cards)
    .filter((card) => card.startsWith(colour))
    .map(numberOf)
    .sort((a, b) => b - a);
}

export function places(token: string, seat: number): string[] {
  return token.startsWith("!") ? [`bench:${seat}`] : COLUMNS.map((column) => `column:${column}`);
}

interface Sides {
  left: number[];
  top: number[];
  right: number[];
}

export function around(players: number, seat: number | null): Sides {
  const first = seat ?? 0;
  const count = seat === null ? players : players - 1;
  const others = Array.from({ length: count }, (_, i) => ((first + i) % players) + 1);
  const half = Math.floor(count / 2);
  return {
    left: others.slice(0, half),
    top: others.slice(half, count - half),
    right: others.slice(count - half),
  };
}
