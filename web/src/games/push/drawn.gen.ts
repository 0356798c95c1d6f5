// What the board is drawn with, made from the rules by docs/generate.py: not to be edited.

export const COLOURS = ["r", "b", "g", "y", "p"] as const;
export const COLUMNS = ["a", "b", "c"] as const;
/** Of the die. */
export const SIDES = ["r", "b", "g", "y", "p", "*"] as const;
/** Whether the others choose clockwise, after so many switch cards (P10). */
export const CLOCKWISE = [true, false, true, false, true, false, true, false, true, false, true, false, true] as const;
