// What happened in Push, in words.
import type { LogEntry } from "../../lib/log";
import type { PushFact, PushView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import { card, colour, direction, lettered } from "./words";

/** The sentences for one decision. A card turned up is told when it is placed, which follows at once. */
export function told(phrases: Phrases, { facts }: LogEntry<PushView, PushFact>): string[] {
  return facts.flatMap((fact) => sentence(phrases, fact));
}

function sentence(phrases: Phrases, fact: PushFact): string | [] {
  switch (fact.fact) {
    case "switched": {
      const turns = direction(phrases, fact.clockwise);
      return phrases.say("table-push-told-switch", { direction: turns, ...phrases.who(fact.seat) });
    }
    case "busted": {
      const bust = card(phrases, fact.card);
      return phrases.say("table-push-told-bust", { card: bust, ...phrases.who(fact.seat) });
    }
    case "placed": {
      const { column } = fact;
      return phrases.say("table-push-told-place", {
        card: card(phrases, fact.card),
        column: lettered(column),
        ...phrases.who(fact.seat),
      });
    }
    case "took": {
      const { column, points } = fact;
      return phrases.say("table-push-told-take", {
        column: lettered(column),
        points,
        ...phrases.who(fact.seat),
      });
    }
    case "rolled":
      return rollWords(phrases, fact);
    case "protected": {
      const safe = { colour: colour(phrases, fact.colour), points: fact.points };
      return phrases.say("table-push-told-protect", { ...safe, ...phrases.who(fact.seat) });
    }
    default:
      return [];
  }
}

/** What the die showed, and what it took. */
export function rollWords(
  phrases: Phrases,
  { seat, face, points }: { seat: number; face: string | null; points: number },
): string {
  const shown = colour(phrases, face ?? "*");
  return phrases.say("table-push-told-roll", { face: shown, points, ...phrases.who(seat) });
}
