// How many games stay: those under way all of them, of the finished ones the latest.
import { finished, type Head } from "./head";

export const MOST_FINISHED = 50;
/** A lesson left alone for so long is begun anew. */
const LESSON_MS = 86_400_000;

/** The games that make room, given that a new one begins now. */
export function superfluous(heads: readonly Head[], now: number, most = MOST_FINISHED): string[] {
  const lessons = heads.filter(({ scripted, touched }) => scripted && now - touched > LESSON_MS);
  const done = heads.filter((head) => !head.scripted && finished(head));
  const oldest = done.toSorted((a, b) => b.touched - a.touched).slice(most);
  return [...lessons, ...oldest].map(({ table }) => table);
}
