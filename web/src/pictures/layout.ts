// Where cards and seats go in a picture of a table: as large as fits.
import type { Card } from "../protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Laid {
  card: Card;
  x: number;
  y: number;
  width: number;
}

export const TALL = 86 / 60;
/** In card widths: between groups, and between rows. */
const [GAP, LEAD] = [0.3, 0.14];
/** From card to card within a group: as much as it takes to read one digit, or two. */
const [ONE, TWO] = [0.42, 0.56];
const SHRINK = 0.95;
const LEAST = 14;

/** Groups of cards side by side, in as many rows as it takes, in the middle of a box; none wider than `most`. */
export function lay(groups: readonly (readonly Card[])[], box: Box, most: number): Laid[] {
  let width = most;
  while (width > LEAST && high(rowsOf(groups, width, box.width).length, width) > box.height) width *= SHRINK;
  const rows = rowsOf(groups, width, box.width);
  const top = box.y + (box.height - high(rows.length, width)) / 2;
  return rows.flatMap((row, i) => {
    const y = top + i * width * (TALL + LEAD);
    let x = box.x + (box.width - wide(row, width, box.width)) / 2;
    return row.flatMap((group) => {
      const [left, step] = [x, stepOf(group, width, box.width)];
      x += extent(group, width, box.width) + GAP * width;
      return group.map((card, at) => ({ card, x: left + at * step, y, width }));
    });
  });
}

const high = (rows: number, width: number): number => width * (rows * (TALL + LEAD) - LEAD);

/** A group that is wider than the box by itself is pushed together. */
function stepOf(group: readonly Card[], width: number, room: number): number {
  const step = group.some((card) => /^\d\d$/.test(card)) ? TWO : ONE;
  return Math.min(step * width, (room - width) / Math.max(group.length - 1, 1));
}

const extent = (group: readonly Card[], width: number, room: number): number =>
  width + (group.length - 1) * stepOf(group, width, room);

const wide = (row: readonly (readonly Card[])[], width: number, room: number): number =>
  row.reduce((sum, group) => sum + extent(group, width, room), (row.length - 1) * GAP * width);

function rowsOf<T extends readonly Card[]>(groups: readonly T[], width: number, room: number): T[][] {
  const rows: T[][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    if (last && wide([...last, group], width, room) <= room) last.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** Which seats sit at the far side of the table, from left to right, and which at the near one; the first is near. */
export function sides(seats: number): { far: number[]; near: number[] } {
  const far = Math.min(Math.ceil(seats / 2), seats - 1);
  const rest = Array.from({ length: seats - 1 - far }, (_, i) => seats - 1 - i);
  return { far: Array.from({ length: far }, (_, i) => i + 1), near: [0, ...rest] };
}
