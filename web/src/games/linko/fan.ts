// How fans of cards fit into a room: as large as possible, numerals never cut. Widths are in cards.
import { JOKER, type Group } from "./cards";

/** Height of a card of width 1. */
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

export interface Row {
  groups: Group[];
  /** In pixels. */
  width: number;
}

export interface Layout {
  /** A card's width in pixels. */
  width: number;
  rows: Row[];
  gap: number;
  /** Whether only the top card of a fan shows its numeral. */
  bare: boolean;
  /** How much of each card in a fan shows, in pixels. */
  step(value: number): number;
}

export interface Room {
  width: number;
  height: number;
  /** The widest a card may be. */
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

/** All ways to break a list into so many rows that are not empty. */
function splits<T>(list: readonly T[], rows: number): T[][][] {
  if (rows === 1) return list.length ? [[[...list]]] : [];
  const found: T[][][] = [];
  for (let first = 1; first <= list.length - rows + 1; first += 1) {
    for (const rest of splits(list.slice(first), rows - 1)) found.push([list.slice(0, first), ...rest]);
  }
  return found;
}
