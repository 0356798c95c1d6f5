// What lies on the table, said aloud.
import type { Phrases } from "../../lib/words";
import { card, colour, lettered } from "./words";

export function benchLabel(phrases: Phrases, letter: string, numbers: readonly number[]): string {
  const name = colour(phrases, letter);
  if (!numbers.length) return phrases.say("web-push-bench-none", { colour: name });
  return phrases.say("web-push-bench-colour", {
    colour: name,
    numbers: numbers.join(", "),
    points: numbers.reduce((sum, number) => sum + number, 0),
  });
}

export function columnLabel(phrases: Phrases, column: string, cards: readonly string[]): string {
  if (!cards.length) return phrases.say("web-push-column-empty", { column: lettered(column) });
  return phrases.say("web-push-column", {
    column: lettered(column),
    cards: cards.map((name) => card(phrases, name)).join(", "),
  });
}
