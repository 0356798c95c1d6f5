// What happened in Linko, in words.
import type { LogEntry } from "../../lib/log";
import type { Card, Cards, Layer, LinkoFact, LinkoView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import { cardWords, kindWords, layerWords, lyingWords } from "./words";

type Entry = LogEntry<LinkoView, LinkoFact>;

/** The sentences for one decision: what the seat did, then what was turned up for all to see. */
export function told(phrases: Phrases, entry: Entry): string[] {
  return [...entry.facts.flatMap((fact) => deed(phrases, fact)), ...news(phrases, entry)];
}

function deed(phrases: Phrases, fact: LinkoFact): string | [] {
  switch (fact.fact) {
    case "laid":
      return withLayer(phrases, "table-linko-told-play", fact.seat, fact.layer);
    case "took":
      return withLayer(phrases, "table-linko-told-take", fact.seat, fact.layer, fact.victim);
    case "left":
      return withLayer(phrases, "table-linko-told-leave", fact.seat, fact.layer, fact.victim);
    case "reclaimed":
      return withLayer(phrases, "table-linko-told-reclaim", fact.seat, fact.layer);
    case "discarded":
      return withLayer(phrases, "table-linko-told-discard", fact.seat, fact.layer);
    case "robbed":
      return withLayer(phrases, "table-linko-told-rob", fact.seat, [fact.value, fact.count, 0]);
    case "drew": {
      const card = lyingWords(phrases, fact.cards);
      return phrases.say("table-linko-told-draw", { card, ...phrases.who(fact.seat) });
    }
    case "drew-pile": {
      const card = fact.card ? cardWords(phrases, fact.card) : "";
      return phrases.say("table-linko-told-draw-pile", { card, ...phrases.who(fact.seat) });
    }
    case "declined":
      return phrases.say("table-linko-told-decline", phrases.who(fact.seat));
    default:
      return [];
  }
}

function withLayer(phrases: Phrases, key: string, seat: number, layer: Layer, victim = seat): string {
  const whom = { whom: phrases.who(victim).who, victim: phrases.name(victim) };
  return phrases.say(key, { layer: layerWords(phrases, layer), ...phrases.who(seat), ...whom });
}

/** What was turned up from the pile for all to see. */
function news(phrases: Phrases, { facts, after }: Entry): string[] {
  const sentences: string[] = [];
  const gained = counted(facts.flatMap((fact) => (fact.fact === "ghost-gained" ? fact.card : [])));
  if (Object.keys(gained).length > 0) {
    const cards = phrases.join(kindWords(phrases, gained));
    sentences.push(phrases.say("table-linko-told-ghost-fill", { cards }));
  }
  const places = new Set(facts.flatMap((fact) => filled(fact) ?? []));
  if (places.size > 0) {
    const lying = [...places].sort().map((place) => lyingWords(phrases, after.display[place] ?? []));
    sentences.push(phrases.say("table-linko-told-refill", { cards: phrases.join(lying) }));
  }
  return sentences;
}

/** The place of the display that got a card. */
export function filled(fact: LinkoFact): number | null {
  return fact.fact === "refilled" || fact.fact === "ghost-laid" ? fact.place : null;
}

function counted(cards: readonly Card[]): Cards {
  const sum: Cards = {};
  for (const card of cards) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
}
