// What the board is drawn with, made from the rules by docs/generate.py: not to be edited.

/** Jokers alone: above all numbers. */
export const JOKER = 14 as const;
/** Of the display. */
export const PLACES = 6 as const;
