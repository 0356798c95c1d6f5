// Push's colours, drawn: every one has its shape and its letter, as paths around (0, 0).

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

/** Strokes, to be drawn with round ends. */
export const LETTERS: Record<Exclude<Face, "*">, string> = {
  r: "M-2-4.6V4.8M-2-.6C-2-3.4.6-4.9 3.2-4.4",
  b: "M-3.6-7.2V4.8M-3.6 1.1A3.8 3.8 0 1 0 4 1.1 3.8 3.8 0 1 0-3.6 1.1",
  g: "M3.6-5.2V3C3.6 7.4-2 7.8-3.6 5.2M3.6-1.4A3.8 3.8 0 1 0-4-1.4 3.8 3.8 0 1 0 3.6-1.4",
  y: "M-3.9-5.2.2 3M4.1-5.2-.7 4.8C-1.4 6.3-2.6 6.8-4.2 6.3",
  p: "M-3.6-5V7M-3.6-1.4A3.8 3.8 0 1 0 4-1.4 3.8 3.8 0 1 0-3.6-1.4",
};

/** How far down, and how large, a letter sits in its shape. */
export const SEAT: Record<Exclude<Face, "*">, readonly [down: number, scale: number]> = {
  r: [0, 1],
  b: [0.6, 0.95],
  g: [2.6, 0.78],
  y: [-0.4, 0.85],
  p: [-0.6, 0.8],
};
