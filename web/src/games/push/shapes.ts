// Push's colours, drawn: every one has its shape, as paths around (0, 0).

import type { SIDES } from "./drawn.gen";

export type Face = (typeof SIDES)[number];

/** Shapes of about the same weight to the eye, ten units from the middle to the edge. */
export const SHAPES: Record<Face, string> = {
  r: "M-10 0A10 10 0 1 1 10 0 10 10 0 1 1-10 0Z",
  b: "M-9-7Q-9-9-7-9H7Q9-9 9-7V7Q9 9 7 9H-7Q-9 9-9 7Z",
  g: "M-1.3-10.8Q0-12.6 1.3-10.8L11.5 7.2Q12.4 9.4 10 9.4H-10Q-12.4 9.4-11.5 7.2Z",
  y: "M-1.1-11.9Q0-13 1.1-11.9L10.2-1.1Q11 0 10.2 1.1L1.1 11.9Q0 13-1.1 11.9L-10.2 1.1Q-11 0-10.2-1.1Z",
  p: "M-5-10.2Q-5-11.3-3.9-11.3H3.9Q5-11.3 5-10.2V-5H10.2Q11.3-5 11.3-3.9V3.9Q11.3 5 10.2 5H5V10.2Q5 11.3 3.9 11.3H-3.9Q-5 11.3-5 10.2V5H-10.2Q-11.3 5-11.3 3.9V-3.9Q-11.3-5-10.2-5H-5Z",
  "*": "M-.9-11.3Q0-13 .9-11.3L3.5-4.4 10.8-4Q12.6-3.6 11.3-2.3L5.6 2.3 7.4 9.3Q7.6 11.1 6 10.4L0 6.4-6 10.4Q-7.6 11.1-7.4 9.3L-5.6 2.3-11.3-2.3Q-12.6-3.6-10.8-4L-3.5-4.4Z",
};

/** As many of a shape as a card's number says, in its lower half: where their middles are, and how large they are. */
export const PIPS: Record<string, { at: [x: number, y: number][]; scale: number }> = {
  1: { at: [[30, 62]], scale: 1.45 },
  2: {
    at: [
      [19, 62],
      [41, 62],
    ],
    scale: 0.88,
  },
  3: {
    at: [
      [30, 52],
      [18, 73],
      [42, 73],
    ],
    scale: 0.74,
  },
  4: {
    at: [
      [19, 52],
      [41, 52],
      [19, 73],
      [41, 73],
    ],
    scale: 0.74,
  },
  5: {
    at: [
      [16, 51],
      [44, 51],
      [30, 62],
      [16, 74],
      [44, 74],
    ],
    scale: 0.62,
  },
  6: {
    at: [
      [14, 52],
      [30, 52],
      [46, 52],
      [14, 73],
      [30, 73],
      [46, 73],
    ],
    scale: 0.62,
  },
};
