// Linko's cards, layers and plays, as views and records write them.
import type { Card, Cards, Layer, Token } from "../../protocol";
import { JOKER, PLACES } from "./drawn.gen";

export { JOKER };

export interface Play {
  value: number;
  numbers: number;
  jokers: number;
}

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

export function laid(layers: readonly Layer[]): number {
  return layers.reduce((sum, layer) => sum + layerSize(layer), 0);
}

const PLAY = /^(?:J(?:x(\d+))?|(\d+)(?:x(\d+))?(\+J(?:x(\d+))?)?)$/;

export function playOf(token: Token): Play | null {
  const found = PLAY.exec(token);
  if (!found) return null;
  const [, lone, value, numbers, joined, jokers] = found;
  if (value === undefined) return { value: JOKER, numbers: 0, jokers: Number(lone ?? 1) };
  return { value: Number(value), numbers: Number(numbers ?? 1), jokers: joined ? Number(jokers ?? 1) : 0 };
}

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

export function topOf(players: readonly { layers: readonly Layer[] }[], seat: number | null): Layer | null {
  return (seat !== null ? players[seat - 1]?.layers.at(-1) : undefined) ?? null;
}

export function surplus(more: Cards | null, less: Cards | null): Cards {
  const rest: Cards = {};
  for (const [card, count] of Object.entries(more ?? {})) {
    const left = count - (less?.[card] ?? 0);
    if (left > 0) rest[card] = left;
  }
  return rest;
}

/** The other seats, clockwise from the left: where they sit, whatever the game makes of it. */
export function clockwise(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, i) => (((seat ?? players) + i) % players) + 1).filter(
    (other) => other !== seat,
  );
}

export function places(token: string, seat: number): string[] {
  const display = Array.from({ length: PLACES }, (_, place) => `display:${place}`);
  if (token.startsWith("^")) return display;
  // What becomes of a layer depends on what there is to draw.
  return /^[TLRD]$/.test(token) ? [`hand:${seat}`, ...display] : [`hand:${seat}`];
}

// How fans of cards fit into a room: as large as possible, numerals never cut. Widths are in cards.

export const TALL = 86 / 60;
/** What must show of a card under another for its numeral to be whole: one digit, two digits. */
const CLEAR_ONE = 0.42;
const CLEAR_TWO = 0.53;
/** Slivers of cards whose numeral is left out. */
const SLIVERS = [0.26, 0.2, 0.15, 0.11];
/** Smaller than this no card of a fan becomes. */
const SMALLEST = 0.55;
const BETWEEN = 0.12;
/** Cards without numerals are worth being this much larger, not more … */
const DULL = 0.6;
/** … but a finger must hit a group, and an eye must read it. */
const LEAST = 44;
/** Rows of different length look unkempt, but that is worth less than larger cards. */
const RAGGED = 0.01;

interface Row {
  groups: Group[];
  width: number;
}

interface Layout {
  width: number;
  rows: Row[];
  gap: number;
  /** Whether only the top card of a fan shows its numeral. */
  bare: boolean;
  /** How much of each card in a fan shows, in pixels. */
  step(value: number): number;
}

interface Room {
  width: number;
  height: number;
  most: number;
  rows: number;
}

export function clear(value: number): number {
  return value >= 10 && value !== JOKER ? CLEAR_TWO : CLEAR_ONE;
}

/** How a fan lies in a room of so many cards' widths: first its cards shrink, then all numerals but one go. */
export function fanFit(
  value: number,
  count: number,
  room: number,
): { scale: number; step: number; bare: boolean } {
  const wide = (step: number): number => 1 + Math.max(0, count - 1) * step;
  const scale = Math.min(1, room / wide(clear(value)));
  if (scale >= SMALLEST) return { scale, step: clear(value), bare: false };
  const step = Math.min(SLIVERS[0]!, (room / SMALLEST - 1) / Math.max(1, count - 1));
  return { scale: SMALLEST, step: Math.max(0.03, step), bare: true };
}

/** Groups in rows: of all ways to break them, the one with the largest cards. */
export function layOut(groups: readonly Group[], room: Room): Layout {
  const steps = [clear, ...SLIVERS.map((sliver) => () => sliver)];
  let best: Layout | null = null;
  let worth = -1;
  for (let rows = 1; rows <= room.rows; rows += 1) {
    const most = Math.min(room.most, room.height / rows / (TALL + BETWEEN));
    for (const step of steps) {
      for (const split of splits(groups, rows)) {
        const widths = split.map((row) => units(row, step));
        const widest = Math.max(...widths, 1);
        const width = Math.floor(Math.min(most, room.width / widest));
        const handy = 3 * Math.min(width, LEAST) + width * (step === clear ? 1 : DULL);
        const value = handy - (widest - Math.min(...widths)) * RAGGED;
        if (value <= worth) continue;
        worth = value;
        best = {
          width,
          gap: BETWEEN * width,
          bare: step !== clear,
          step: (value) => step(value) * width,
          rows: split.map((row) => ({ groups: row, width: units(row, step) * width })),
        };
      }
    }
  }
  return best ?? { width: Math.max(room.most, 1), rows: [], gap: 0, bare: false, step: () => 0 };
}

function units(groups: readonly Group[], step: (value: number) => number): number {
  const fans = groups.reduce((sum, { value, count }) => sum + 1 + (count - 1) * step(value), 0);
  return fans + Math.max(0, groups.length - 1) * BETWEEN;
}

function splits<T>(list: readonly T[], rows: number): T[][][] {
  if (rows === 1) return list.length ? [[[...list]]] : [];
  const found: T[][][] = [];
  for (let first = 1; first <= list.length - rows + 1; first += 1) {
    for (const rest of splits(list.slice(first), rows - 1)) found.push([list.slice(0, first), ...rest]);
  }
  return found;
}
