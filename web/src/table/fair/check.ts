// The fairness check: from the revealed seed alone, was the promise kept and does the deal follow?
//
// It knows deck and hand size by itself, though the server could tell them: a check that believes what it
// checks is none.
import type { LogEntry } from "../../lib/log";
import type { Fact, View } from "../../lib/protocol";
import { diceCount, FACES, freshDeck } from "./deck";
import { commitment, keyOf, readSeed, rolls, shuffled } from "./lynx1";

export interface Evidence {
  /** The `.lynx` record of the game. */
  record: string;
  /** What was shown before the deal; null when this page came later. */
  promised: string | null;
  flags: Record<string, string>;
  /** What these eyes saw; may begin in the middle. */
  log: readonly LogEntry[];
}

export interface Findings {
  seed: string;
  commitment: string;
  contributions: readonly string[];
  /** Null: nothing to compare with. */
  promise: boolean | null;
  deck: boolean;
  dice: boolean | null;
  /** Whether the cards that were seen here lie where the deck says. */
  seen: boolean | null;
}

/** All findings; null where the seed or the game is not one that can be checked. */
export function check({ record, promised, flags, log }: Evidence): Findings | null {
  const tags = tagsOf(record);
  const seed = readSeed(tags.Seed ?? "");
  const key = keyOf(tags.Seed ?? "");
  if (!seed || !key) return null;
  const game = tags.Game ?? "";
  const seats = (tags.Seats ?? "").split(" | ").length;
  const fresh = freshDeck(game, seats, flags);
  if (!fresh) return null;
  const deck = shuffled(fresh, key);
  const count = diceCount(game);
  const dice = rolls(count, FACES.length, key).map((side) => FACES.charAt(side));
  return {
    seed: tags.Seed ?? "",
    commitment: commitment(seed),
    contributions: seed.contributions,
    promise: promised === null ? null : promised === commitment(seed),
    deck: deck.join(" ") === tags.Deck,
    dice: count ? dice.join(" ").startsWith(tags.Dice ?? "") : null,
    seen: sawDeck(log, deck, flags.ghost === "yes"),
  };
}

export function tagsOf(record: string): Record<string, string> {
  const found = record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/gm);
  return Object.fromEntries(
    [...found].map(([, name = "", value = ""]) => [name, value.replace(/\\(["\\])/g, "$1")]),
  );
}

function sawDeck(log: readonly LogEntry[], deck: readonly string[], duel: boolean): boolean | null {
  const first = log[0];
  if (!first || first.n !== 0) return null;
  return first.before.game === "push" ? sawPile(log, deck) : sawHand(first.before, deck, duel);
}

/** Push: the cards turned up, in their order. */
function sawPile(log: readonly LogEntry[], deck: readonly string[]): boolean {
  const up = log.flatMap(({ facts }) => facts.flatMap(turnedUp));
  return up.every((card, i) => card === deck[i]);
}

function turnedUp(fact: Fact): string | [] {
  if (fact.fact === "switched") return "S";
  return fact.fact === "turned" || fact.fact === "busted" ? fact.card : [];
}

/** Linko: the own hand as it was dealt; in a duel two jokers come beside the deck. */
function sawHand(view: View, deck: readonly string[], duel: boolean): boolean | null {
  if (view.game !== "linko" || view.seat === null || !view.hand) return null;
  const size = duel ? 11 : 13;
  const dealt = deck.slice((view.seat - 1) * size, view.seat * size).concat(duel ? ["J", "J"] : []);
  const hand = Object.entries(view.hand).flatMap(([card, n]) => Array<string>(n).fill(card));
  return [...dealt].sort().join(" ") === hand.sort().join(" ");
}
