// A decision of Linko as it is shown: the deed, what is turned up from the pile, the claws, the next question.
import { alongside, type Flight, merged } from "../../motion/flights";
import type { LogEntry } from "../../protocol/log";
import type { Card, Cards, LinkoFact, LinkoView } from "../../protocol";
import type { Sound } from "../../motion/sounds";
import type { Beat } from "../board";
import { face, groups, layerCards } from "./cards";

type Entry = LogEntry<LinkoView, LinkoFact>;
type Name = LinkoFact["fact"];

const CLAWS = 220;
/** A snatch that shows its rule: so often in a game, and so long. */
const EXPLAINED = 3;
const DUEL = { lasts: 500, stays: 900 };
/** So long each deed of someone else stays to be read. */
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

export function beats(entry: Entry, log: readonly Entry[]): Beat<LinkoView, LinkoFact>[] {
  const { facts, after } = entry;
  const [first, ...rest] = facts;
  const news = rest.filter((fact) => isNews(fact));
  const claws = rest.filter(({ fact }) => fact === "snatched");
  const ends = rest.filter((fact) => !isNews(fact) && fact.fact !== "snatched");
  const still = unasked(entry);
  return [
    ...(first ? [deed(entry, first, news.reduceRight(without, released(still, first)))] : []),
    ...(news.length > 0 ? [turnedUp(news, still)] : []),
    ...(claws.length > 0 ? [struck(claws, { ...still, victim: after.victim }, explains(entry, log))] : []),
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

function struck(facts: LinkoFact[], view: LinkoView, large: boolean): Beat<LinkoView, LinkoFact> {
  const time = large ? DUEL : { lasts: CLAWS, stays: CLAWS };
  return { name: "snatched", view, flights: [], facts, ...time, sound: "snatch", large, asks: true };
}

/** Whether a snatch is one of the first of its game. */
function explains({ n }: Entry, log: readonly Entry[]): boolean {
  const snatches = log.filter(({ facts }) => facts.some(({ fact }) => fact === "snatched"));
  return snatches.filter((earlier) => earlier.n < n).length < EXPLAINED;
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

const HIDDEN = "?";

function flight(fact: LinkoFact): Flight[] {
  return [...deedFlights(fact), ...newsFlights(fact)];
}

function deedFlights(fact: LinkoFact): Flight[] {
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

function newsFlights(fact: LinkoFact): Flight[] {
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

/** All is dealt within about a second, however many play. */
const FLIGHTS = 12;
const MOST_ROUNDS = 4;
/** Backs that fly to others in a round: a gesture, not a count. */
const BACKS = 2;

export function deal(view: LinkoView): Beat<LinkoView, LinkoFact> {
  const rounds = Math.min(MOST_ROUNDS, Math.floor(FLIGHTS / view.players.length));
  const flights = Array.from({ length: rounds }, (_, round) => roundOf(view, round, rounds)).flat();
  return { name: "dealt", view, flights: alongside(flights), facts: [], sound: "slide" };
}

/** From the one who begins round the table. */
function roundOf(view: LinkoView, round: number, rounds: number): Flight[] {
  const { length } = view.players;
  return Array.from({ length }, (_, i) => {
    const seat = ((view.active - 1 + i) % length) + 1;
    const own = seat === view.seat && view.hand;
    const cards = own
      ? held(view).filter((_, at) => at % rounds === round)
      : Array<string>(BACKS).fill(HIDDEN);
    return { cards, from: "pile", to: `hand:${seat}` };
  });
}

function held({ hand }: LinkoView): string[] {
  return groups(hand).flatMap(({ value, count }) => Array<string>(count).fill(face(value)));
}
