// What travels across the table when a decision is made in Push.
import { alongside, type Flight } from "../../lib/flights";
import type { LogEntry } from "../../lib/log";
import type { PushFact, PushView } from "../../lib/protocol";

type Of<F extends PushFact["fact"]> = Extract<PushFact, { fact: F }>;

/** A colour of a bench travels as one thing; its tile carries this as `data-card`. */
export const heap = (colour: string): string => `heap-${colour}`;

/** A moment in which nothing travels, while the die tumbles. */
const BEAT: Flight = { cards: [], from: "die", to: "die" };
const BEATS = 6;
/** What it took to get there is looked at before the table goes on. */
const REST: Flight = { cards: [""], from: "card", to: "discards" };

export function flights({ facts, before }: LogEntry<PushView, PushFact>): Flight[] {
  return [
    ...facts.flatMap((fact) => deed(fact)),
    ...rolled(facts),
    ...alongside(facts.flatMap((fact) => cleared(fact))),
    ...facts.flatMap((fact) => passed(fact, before.active)),
  ];
}

function deed(fact: PushFact): Flight | Flight[] {
  switch (fact.fact) {
    case "turned":
      return { cards: [fact.card], from: "pile", to: "card" };
    case "switched":
      return { cards: ["S"], from: "pile", to: "switches" };
    case "busted":
      return { cards: [fact.card], from: "pile", to: "bust" };
    case "placed":
      return { cards: [fact.card], from: "card", to: `column:${fact.column}` };
    case "took":
      return sorted(fact);
    case "protected":
      return swept(fact, `safe:${fact.seat}`);
    default:
      return [];
  }
}

/** The cards of a column that was taken, each to where it went. */
function sorted({ seat, column, cards, safe }: Of<"took">): Flight[] {
  const guarded = { ...safe };
  const goesTo = (card: string): string => {
    if (card === "R") return "discards";
    if (!guarded[card]) return `bench:${seat}:${card.charAt(0)}`;
    guarded[card] -= 1;
    return `safe:${seat}`;
  };
  const from = `column:${column}`;
  return alongside(cards.map((card) => ({ cards: [card], from, to: goesTo(card), fades: true })));
}

/** The die tumbles, sweeps colours off a bench, and is looked at. */
function rolled(facts: readonly PushFact[]): Flight[] {
  if (!facts.some(({ fact }) => fact === "rolled")) return [];
  const lost = facts.flatMap((fact) => (fact.fact === "lost" ? swept(fact, "discards") : []));
  return [...Array<Flight>(BEATS).fill(BEAT), ...alongside(lost), REST];
}

function swept({ seat, colour }: Of<"lost" | "protected">, to: string): Flight {
  return { cards: [heap(colour)], from: `bench:${seat}:${colour}`, to, fades: true };
}

/** What is left of the columns and the switch cards when a turn ends. */
function cleared(fact: PushFact): Flight | [] {
  if (fact.fact === "cleared") {
    return { cards: fact.cards, from: `column:${fact.column}`, to: "discards", fades: true };
  }
  if (fact.fact !== "cleared-switches") return [];
  return { cards: Array<string>(fact.count).fill("S"), from: "switches", to: "discards", fades: true };
}

/** The paw passes on. */
function passed(fact: PushFact, active: number): Flight | [] {
  if (fact.fact !== "turn" || fact.seat === active) return [];
  return { cards: ["paw"], from: `turn:${active}`, to: `turn:${fact.seat}` };
}
