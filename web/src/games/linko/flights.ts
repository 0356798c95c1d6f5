// What travels across the table for each fact of Linko.
import type { Flight } from "../../lib/flights";
import type { Card, LinkoFact } from "../../lib/protocol";
import { layerCards } from "./cards";

const HIDDEN = "?";

export function flight(fact: LinkoFact): Flight[] {
  return [...deed(fact), ...turnedUp(fact)];
}

function deed(fact: LinkoFact): Flight[] {
  switch (fact.fact) {
    case "laid":
      return [{ cards: layerCards(fact.layer), from: `hand:${fact.seat}`, to: `layer:${fact.seat}` }];
    case "took":
      return [
        {
          cards: layerCards(fact.layer),
          from: `layer:${fact.victim}`,
          to: `hand:${fact.seat}`,
          manner: "snatched",
        },
      ];
    case "reclaimed":
      return [{ cards: layerCards(fact.layer), from: `layer:${fact.seat}`, to: `hand:${fact.seat}` }];
    case "discarded":
      return [{ cards: layerCards(fact.layer), from: `layer:${fact.seat}`, to: "discards", manner: "swept" }];
    case "robbed":
      return [robbery(fact.seat, `${fact.value}`, fact.count)];
    case "drew":
      return [{ cards: fact.cards, from: `display:${fact.place}`, to: `hand:${fact.seat}` }];
    case "drew-pile":
      return [{ cards: [fact.card ?? HIDDEN], from: "pile", to: `hand:${fact.seat}` }];
    default:
      return [];
  }
}

function robbery(seat: number, card: Card, count: number): Flight {
  return { cards: Array<Card>(count).fill(card), from: `ghost:${card}`, to: `hand:${seat}` };
}

/** New cards for the ghost and the display, out of the pile. */
function turnedUp(fact: LinkoFact): Flight[] {
  switch (fact.fact) {
    case "ghost-gained":
      return [{ cards: [fact.card], from: "pile", to: `ghost:${fact.card}` }];
    case "refilled":
      return [{ cards: [fact.card], from: "pile", to: `display:${fact.place}` }];
    case "ghost-laid":
      return [
        {
          cards: [fact.card],
          from: "pile",
          to: fact.place === null ? "discards" : `display:${fact.place}`,
        },
      ];
    default:
      return [];
  }
}
