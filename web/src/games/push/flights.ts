// What travels across the table for each fact of Push.
import { alongside, merged, type Flight } from "../../lib/flights";
import type { PushFact } from "../../lib/protocol";

type Of<F extends PushFact["fact"]> = Extract<PushFact, { fact: F }>;

/** What happens in one go sets off together. */
export const together = alongside;

export function flight(fact: PushFact): Flight[] {
  switch (fact.fact) {
    case "turned":
      return [{ cards: [fact.card], from: "pile", to: "card" }];
    case "switched":
      return [{ cards: ["S"], from: "pile", to: "switches" }];
    case "busted":
      return [{ cards: [fact.card], from: "pile", to: "bust" }];
    case "placed":
      return [{ cards: [fact.card], from: "card", to: `column:${fact.column}` }];
    case "took":
      return sorted(fact);
    case "protected":
      return [{ cards: [heap(fact.colour)], ...guarded(fact), fades: true }];
    case "cleared":
      return [{ cards: fact.cards, from: `column:${fact.column}`, to: "discards", ...SWEPT }];
    case "cleared-switches":
      return [{ cards: Array<string>(fact.count).fill("S"), from: "switches", to: "discards", ...SWEPT }];
    default:
      return [];
  }
}

/** A colour of a bench travels as one thing; its heap carries this as `data-card`. */
export const heap = (colour: string): string => `heap-${colour}`;

const SWEPT = { fades: true, manner: "swept" } as const;

function guarded({ seat, colour }: Of<"protected">): Pick<Flight, "from" | "to"> {
  return { from: `bench:${seat}:${colour}`, to: `safe:${seat}` };
}

/** The cards of a column that was taken, each to where it went. */
function sorted({ seat, column, cards, safe }: Of<"took">): Flight[] {
  const left = { ...safe };
  const goesTo = (card: string): string => {
    if (card === "R") return "discards";
    if (!left[card]) return `bench:${seat}:${card.charAt(0)}`;
    left[card] -= 1;
    return `safe:${seat}`;
  };
  const from = `column:${column}`;
  return merged(cards.map((card) => ({ cards: [card], from, to: goesTo(card) })));
}
