// Linko's cards, layers and plays, as views and records write them.
import type { Card, Cards, Layer, Token } from "../../lib/protocol";
import { JOKER } from "./drawn.gen";

export { JOKER };

/** Cards of one value, as they would be laid. */
export interface Play {
  value: number;
  numbers: number;
  jokers: number;
}

/** All cards of one value in a hand. */
export interface Group {
  value: number;
  count: number;
}

export function face(value: number): Card {
  return value === JOKER ? "J" : `${value}`;
}

export function valueOf(card: Card): number {
  return card === "J" ? JOKER : Number(card);
}

/** A multiset by value, jokers last. */
export function groups(cards: Cards | null): Group[] {
  return Object.entries(cards ?? {})
    .map(([card, count]) => ({ value: valueOf(card), count }))
    .sort((a, b) => a.value - b.value);
}

/** The cards of a layer, one by one; jokers beneath, so that the value is read from the top card. */
export function layerCards([value, numbers, jokers]: Layer): Card[] {
  return [...Array<Card>(jokers).fill("J"), ...Array<Card>(numbers).fill(face(value))];
}

export function layerSize([, numbers, jokers]: Layer): number {
  return numbers + jokers;
}

/** How many cards lie in these layers. */
export function laid(layers: readonly Layer[]): number {
  return layers.reduce((sum, layer) => sum + layerSize(layer), 0);
}

const PLAY = /^(?:J(?:x(\d+))?|(\d+)(?:x(\d+))?(\+J(?:x(\d+))?)?)$/;

/** The play a token means; null if it is none. */
export function playOf(token: Token): Play | null {
  const found = PLAY.exec(token);
  if (!found) return null;
  const [, lone, value, numbers, joined, jokers] = found;
  if (value === undefined) return { value: JOKER, numbers: 0, jokers: Number(lone ?? 1) };
  return { value: Number(value), numbers: Number(numbers ?? 1), jokers: joined ? Number(jokers ?? 1) : 0 };
}

/** A play as records write it. */
export function tokenOf({ value, numbers, jokers }: Play): Token {
  const times = (count: number): string => (count > 1 ? `x${count}` : "");
  if (value === JOKER) return `J${times(jokers)}`;
  return `${value}${times(numbers)}${jokers ? `+J${times(jokers)}` : ""}`;
}

export function playLayer(play: Play): Layer {
  return [play.value, play.numbers, play.jokers];
}

/** The card or group of a display place, as a draw's token; that of a gap is none. */
export function drawToken(cards: readonly Card[] | null): Token {
  return cards ? `^${cards.join("+")}` : "";
}

/** The top layer of a seat, if it has one. */
export function topOf(players: readonly { layers: readonly Layer[] }[], seat: number | null): Layer | null {
  return (seat !== null ? players[seat - 1]?.layers.at(-1) : undefined) ?? null;
}

/** What one multiset has more than another. */
export function surplus(more: Cards | null, less: Cards | null): Cards {
  const rest: Cards = {};
  for (const [card, count] of Object.entries(more ?? {})) {
    const left = count - (less?.[card] ?? 0);
    if (left > 0) rest[card] = left;
  }
  return rest;
}
