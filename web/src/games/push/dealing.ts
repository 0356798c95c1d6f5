import type { PushFact, PushView } from "../../lib/protocol";
import type { Beat } from "../../table/beat";

/** A game begins: nobody holds cards, the first one is turned up. */
export function deal(view: PushView): Beat<PushView, PushFact> | null {
  if (!view.card) return null;
  return {
    name: "dealt",
    view,
    flights: [{ cards: [view.card], from: "pile", to: "card" }],
    facts: [],
    sound: "card",
  };
}
