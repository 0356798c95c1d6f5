// Linko's cards in words.
import type { Card, Cards, Layer } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import { JOKER, groups, type Group } from "./cards";

/** A layer: “three 9s (one of them a joker)”. */
export function layerWords(phrases: Phrases, [value, numbers, jokers]: Layer): string {
  if (value === JOKER) return phrases.say("table-jokers", { count: jokers });
  const text = phrases.say("table-numbers", { count: numbers + jokers, value: `${value}` });
  return jokers ? phrases.say("table-with-jokers", { layer: text, jokers }) : text;
}

/** A layer that stands alone, as the name of what is seen: some languages need a verb for it. */
export function layerLabel(phrases: Phrases, layer: Layer): string {
  return phrases.say("web-linko-layer", { layer: layerWords(phrases, layer) });
}

/** A multiset, kind by kind: “two 3s”, “a joker”. */
export function kindWords(phrases: Phrases, cards: Cards | null): string[] {
  const words = ({ value, count }: Group): string =>
    layerWords(phrases, value === JOKER ? [JOKER, 0, count] : [value, count, 0]);
  return groups(cards).map(words);
}

/** A single card by its face: “an 8”, “a joker”. */
export function cardWords(phrases: Phrases, card: Card): string {
  // As a number: the files choose between “a” and “an” by it.
  return phrases.say("table-linko-card", { value: card === "J" ? card : Number(card) });
}

/** What a place of the display holds. */
export function lyingWords(phrases: Phrases, cards: readonly Card[]): string {
  const [only, ...more] = cards;
  if (only !== undefined && more.length === 0) return cardWords(phrases, only);
  return phrases.say("table-linko-group", { cards: cards.join(" + ") });
}

/** A layer as a small mark: “7”, “3×3”, “X×2”. */
export function mark([value, numbers, jokers]: Layer): string {
  const count = numbers + jokers;
  const sign = value === JOKER ? "X" : `${value}`;
  return count === 1 ? sign : `${sign}×${count}`;
}
