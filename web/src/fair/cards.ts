// What a key deals, and whether it was dealt: the deck, the dice, and the cards that were seen here.
import type { LogEntry } from "../protocol/log";
import type { Fact, View } from "../protocol";
import { rolls, shuffled } from "./lynx1";
import { seatsOf, type Tags } from "./tags";

export interface Point {
  key: string;
  good: boolean | null;
}

type Flags = Record<string, string>;

/** Deck and dice of a record, compared with those that follow from the key. */
export function cardsOf(tags: Tags, flags: Flags, key: Uint8Array): Point[] {
  const deck = dealt(tags, flags, key);
  // A game from elsewhere: its deck is known to the server alone.
  if (!deck) return [{ key: "deck", good: null }];
  const count = diceCount(tags.Game ?? "");
  const dice = rolls(count, FACES.length, key).map((side) => FACES.charAt(side));
  const rolled = (tags.Dice ?? "").split(" ").filter(Boolean);
  return [
    { key: "deck", good: deck.join(" ") === tags.Deck },
    ...(count ? [{ key: "dice", good: rolled.every((face, i) => face === dice[i]) }] : []),
  ];
}

function dealt(tags: Tags, flags: Flags, key: Uint8Array): string[] | null {
  const fresh = freshDeck(tags.Game ?? "", seatsOf(tags), flags);
  return fresh && shuffled(fresh, key);
}

export function sawDeck(log: readonly LogEntry[], tags: Tags, flags: Flags, key: Uint8Array): boolean | null {
  const [first, deck] = [log[0], dealt(tags, flags, key)];
  if (!first || first.n !== 0 || !deck) return null;
  return first.before.game === "push"
    ? sawPile(log, deck)
    : sawHand(first.before, deck, flags.ghost === "yes");
}

function sawPile(log: readonly LogEntry[], deck: readonly string[]): boolean {
  const up = log.flatMap(({ facts }) => facts.flatMap(turnedUp));
  return up.every((card, i) => card === deck[i]);
}

function turnedUp(fact: Fact): string | [] {
  if (fact.fact === "switched") return "S";
  return fact.fact === "turned" || fact.fact === "busted" ? fact.card : [];
}

/**
 * Linko: the own hand as it was dealt; in a duel two jokers come besides the deck.
 * A rule written a second time on purpose, as the decks are: a check must not trust the dealer.
 */
function sawHand(view: View, deck: readonly string[], duel: boolean): boolean | null {
  if (view.game !== "linko" || view.seat === null || !view.hand) return null;
  const size = duel ? 11 : 13;
  const hand = deck.slice((view.seat - 1) * size, view.seat * size).concat(duel ? ["J", "J"] : []);
  const seen = Object.entries(view.hand).flatMap(([card, n]) => Array<string>(n).fill(card));
  return [...hand].sort().join(" ") === seen.sort().join(" ");
}

const DICE = 45;

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

/** Null for a game that this check does not know. */
export function freshDeck(game: string, seats: number, flags: Record<string, unknown>): string[] | null {
  if (game === "push") return push(seats);
  return game === "linko" ? linko(flags.ghost === "yes") : null;
}

function linko(duel: boolean): string[] {
  const numbers = Array.from({ length: 13 }, (_, i) => times(8, String(i + 1))).flat();
  // In a duel the players hold the other four.
  return [...numbers, ...times(duel ? 1 : 5, "J")];
}

function push(seats: number): string[] {
  const colours = ["r", "b", "g", "y", "p"];
  const numbers = colours.flatMap((c) => [1, 2, 3, 4, 5, 6].flatMap((n) => times(3, `${c}${n}`)));
  return [...numbers, ...times(18, "R"), ...times(seats === 2 ? 0 : 12, "S")];
}

function diceCount(game: string): number {
  return game === "push" ? DICE : 0;
}

export const FACES = "rbgyp*";
