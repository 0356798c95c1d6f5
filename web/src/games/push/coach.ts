// What the coach counted in Push, in words.
import type { Arguments, Phrases } from "../../words/words";
import { colour as colourWords, lettered } from "./words";

const COLOURS = "rbgyp";
const COLUMNS = "abc";

export function counted(phrases: Phrases, numbers: Readonly<Record<string, number>>): Arguments {
  const { points, more, column, colour, ...plain } = numbers;
  const told: Arguments = { ...plain };
  if (points !== undefined) told.points = phrases.points(points);
  if (more !== undefined) told.more = phrases.points(more);
  if (column !== undefined) told.column = lettered(COLUMNS.charAt(column));
  if (colour !== undefined) told.colour = colourWords(phrases, COLOURS.charAt(colour));
  return told;
}
