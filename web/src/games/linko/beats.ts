// A decision of Linko as it is shown: the deed, what is turned up from the pile, the claws, the next question.
import { merged } from "../../lib/flights";
import type { LogEntry } from "../../lib/log";
import type { Cards, LinkoFact, LinkoView } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";
import type { Beat } from "../../table/beat";
import { flight } from "./flights";

type Entry = LogEntry<LinkoView, LinkoFact>;
type Name = LinkoFact["fact"];

const CLAWS = 220;
/** So long each deed of somebody else stays to be read. */
const READ: Partial<Record<Name, number>> = { reclaimed: 700, discarded: 700, left: 700, took: 350 };
const FREED: ReadonlySet<Name> = new Set(["took", "reclaimed", "discarded"]);
const SOUNDS: Partial<Record<Name, Sound>> = {
  laid: "card",
  took: "slide",
  reclaimed: "slide",
  discarded: "slide",
  robbed: "snatch",
  drew: "card",
  "drew-pile": "card",
};

export function beats(entry: Entry): Beat<LinkoView, LinkoFact>[] {
  const { facts, after } = entry;
  const [first, ...rest] = facts;
  const news = rest.filter((fact) => isNews(fact));
  const claws = rest.filter(({ fact }) => fact === "snatched");
  const ends = rest.filter((fact) => !isNews(fact) && fact.fact !== "snatched");
  const still = unasked(entry);
  return [
    ...(first ? [deed(entry, first, news.reduceRight(without, released(still, first)))] : []),
    ...(news.length > 0 ? [turnedUp(news, still)] : []),
    ...(claws.length > 0 ? [struck(claws, { ...still, victim: after.victim })] : []),
    { name: "done", view: after, flights: [], facts: ends },
  ];
}

/** The table afterwards, while the question is still the one that was answered. */
function unasked({ before, after }: Entry): LinkoView {
  const { move, to_move, phase, active, victim, drawer, to_draw, over, end, winners } = before;
  return { ...after, move, to_move, phase, active, victim, drawer, to_draw, over, end, winners, legal: [] };
}

/** What was caught leaves its place, and the claw with it. */
function released(view: LinkoView, { fact }: LinkoFact): LinkoView {
  return FREED.has(fact) ? { ...view, victim: null } : view;
}

function deed(entry: Entry, fact: LinkoFact, view: LinkoView): Beat<LinkoView, LinkoFact> {
  const sound = SOUNDS[fact.fact];
  const stays = entry.seat === entry.after.seat ? 0 : (READ[fact.fact] ?? 0);
  return { name: fact.fact, view, flights: flight(fact), facts: [fact], stays, ...(sound ? { sound } : {}) };
}

function turnedUp(facts: LinkoFact[], view: LinkoView): Beat<LinkoView, LinkoFact> {
  return { name: "turned", view, flights: merged(facts.flatMap(flight)), facts, sound: "card" };
}

function struck(facts: LinkoFact[], view: LinkoView): Beat<LinkoView, LinkoFact> {
  return { name: "snatched", view, flights: [], facts, lasts: CLAWS, stays: CLAWS, sound: "snatch" };
}

function isNews({ fact }: LinkoFact): boolean {
  return fact === "refilled" || fact === "ghost-gained" || fact === "ghost-laid";
}

/** The table before something was turned up. */
function without(view: LinkoView, fact: LinkoFact): LinkoView {
  const { pile, ghost, display, discards } = view;
  const back = { ...view, pile: pile + 1 };
  if (fact.fact === "ghost-gained") return { ...back, ghost: ghost && less(ghost, fact.card) };
  if (fact.fact === "refilled" || (fact.fact === "ghost-laid" && fact.place !== null))
    return { ...back, display: display.map((lying, i) => (i === fact.place ? bared(lying) : lying)) };
  return fact.fact === "ghost-laid" ? { ...back, discards: less(discards, fact.card) } : view;
}

/** A place of the display without the card that came last. */
function bared(lying: string[] | null): string[] | null {
  return lying && lying.length > 1 ? lying.slice(0, -1) : null;
}

function less(cards: Cards, card: string): Cards {
  const left = Object.entries(cards).map(([one, count]) => [one, one === card ? count - 1 : count] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}
