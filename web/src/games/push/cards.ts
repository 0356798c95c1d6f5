// Push's cards as the wire writes them: colour letter and number, R a roll card, S a switch card.
import { COLOURS, COLUMNS } from "./drawn.gen";

export { COLOURS, COLUMNS };
export type Colour = (typeof COLOURS)[number];
export type Column = (typeof COLUMNS)[number];

/** A multiset: card → count. */
export type Cards = Readonly<Record<string, number>>;

export function isColour(letter: string | undefined): letter is Colour {
  return COLOURS.includes(letter as Colour);
}

export function columnOf(columns: readonly (readonly string[])[], name: string): readonly string[] {
  return columns[COLUMNS.indexOf(name as Column)] ?? [];
}

/** The number on a card; roll and switch cards have none. */
export function numberOf(card: string): number {
  return Number(card.slice(1));
}

/** The numbers printed on these cards, summed: what people read off them. Scores are the view's. */
export function points(cards: readonly string[] | Cards): number {
  const list = Array.isArray(cards) ? (cards as readonly string[]) : listed(cards as Cards);
  return list.reduce((sum, card) => sum + numberOf(card), 0);
}

/** A multiset as a list, as it stands. */
export function listed(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card));
}

export function size(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** The numbers of one colour, high to low. */
export function numbersOf(cards: Cards, colour: string): number[] {
  return listed(cards)
    .filter((card) => card.startsWith(colour))
    .map(numberOf)
    .sort((a, b) => b - a);
}
