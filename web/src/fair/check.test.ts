import { expect, test } from "vitest";
import type { LogEntry } from "../protocol/log";
import type { LinkoView } from "../protocol";
import { check, type Evidence, type Findings } from "./check";
import { FACES, freshDeck } from "./cards";
import { rolls, shuffled } from "./lynx1";
import { commitmentOf, keyOf, promiseOf, readDeal } from "./lynx2";
import type { Try } from "./notes";
import { tagsOf } from "./tags";

const SEED = "b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06";
const SHARE = "49915e0d7d4b402e3017d010bc1c0e836700869c8ff7480e34a70a708b028700";
const noted = notes("push");

/** The tag of a deal that Ann, at seat 1, added her share to. */
function tagOf(game: string): string {
  const frame = `table=K7Q2 game=1 round=1/1 start=1 seats=2 rules=1 play=${game} edition=x`;
  const commitment = commitmentOf(frame, SEED);
  const promise = promiseOf({ table: "K7Q2", game: 1, commitment }, 1, SHARE);
  return `lynx2-fair seed=${SEED} shares=${SHARE},- ${frame} commitment=${commitment} parts=share:${promise},bot`;
}

const keyFor = (game: string): Uint8Array => keyOf(readDeal(tagOf(game))!);

/** What Ann's browser noted of it. */
function notes(game: string): Try {
  const { terms } = readDeal(tagOf(game))!;
  return { commitment: terms.commitment, terms: terms.text, shares: { 1: SHARE } };
}

const look = (evidence: Partial<Evidence>): Findings | null =>
  check({ record: record("push", {}), noted, flags: {}, rules: 1, log: [], ...evidence });

const marks = (found: Findings | null): Record<string, boolean | null> =>
  Object.fromEntries(found?.points.map(({ key, good }) => [key, good]) ?? []);

function record(
  game: string,
  flags: Record<string, string>,
  change: (deck: string[]) => string[] = (deck) => deck,
): string {
  const deck = change(shuffled(freshDeck(game, 2, flags)!, keyFor(game)));
  const dice = rolls(45, 6, keyFor(game))
    .map((side) => FACES.charAt(side))
    .join(" ");
  return [
    `[Game "${game}"]`,
    `[Edition "x"]`,
    `[Seats "Ann \\"A\\" | Ben"]`,
    `[Start "1"]`,
    `[Deck "${deck.join(" ")}"]`,
    ...(game === "push" ? [`[Dice "${dice}"]`] : []),
    `[Seed "${tagOf(game)}"]`,
    "",
    "1. +",
    "",
  ].join("\n");
}

test("tags are read, escapes and all", () => {
  expect(tagsOf(record("push", {})).Seats).toBe('Ann "A" | Ben');
});

test("an honest deal is proven where its share is this browser's, and sound elsewhere", () => {
  const found = look({});
  const all = { promise: true, terms: true, shares: true, own: true, start: true, deck: true, dice: true };
  expect(marks(found)).toEqual({ ...all, seen: null });
  expect(found?.verdict).toBe("proven");
  const other = look({ record: record("linko", { ghost: "no" }), noted: null, flags: { ghost: "no" } });
  expect(marks(other)).toMatchObject({ promise: null, terms: null, shares: true, deck: true });
  expect(other?.verdict).toBe("sound");
});

test("a swapped card and another promise are found", () => {
  const swapped = record("push", {}, ([first, second, ...rest]) => [second!, first!, ...rest]);
  const other = { ...noted, commitment: "0".repeat(64) };
  const found = look({ record: swapped, noted: other });
  expect(marks(found)).toMatchObject({ promise: false, deck: false, dice: true });
  expect(found?.verdict).toBe("broken");
});

test("what was seen must lie in the deck", () => {
  const deck = shuffled(freshDeck("push", 2, {})!, keyFor("push"));
  const entry = (n: number, card: string) =>
    ({
      n,
      before: { game: "push" },
      facts: [card === "S" ? { fact: "switched" } : { fact: "turned", card }],
    }) as unknown as LogEntry;
  const see = (log: LogEntry[]) => marks(look({ log })).seen;
  expect(see([entry(0, deck[0]!), entry(1, deck[1]!)])).toBe(true);
  expect(see([entry(0, deck[1]!), entry(1, deck[0]!)])).toBe(deck[0] === deck[1]);
  expect(see([entry(5, deck[0]!)])).toBeNull();
});

test("the own hand of a duel is eleven cards of the deck and two jokers", () => {
  const flags = { ghost: "yes" };
  const deck = shuffled(freshDeck("linko", 2, flags)!, keyFor("linko"));
  expect(deck).toHaveLength(105);
  const hand: Record<string, number> = { J: 2 };
  for (const card of deck.slice(11, 22)) hand[card] = (hand[card] ?? 0) + 1;
  const log = (cards: Record<string, number>) =>
    [
      { n: 0, before: { game: "linko", seat: 2, hand: cards } as unknown as LinkoView },
    ] as unknown as LogEntry[];
  const see = (cards: Record<string, number>) =>
    marks(look({ record: record("linko", flags), noted: notes("linko"), flags, log: log(cards) })).seen;
  expect(see(hand)).toBe(true);
  expect(see({ ...hand, J: (hand.J ?? 0) - 1 })).toBe(false);
});

test("a plain seed is nothing to check, unless something was committed to", () => {
  const plain = '[Game "push"]\n[Seed "lynx1 tea"]';
  expect(look({ record: plain, noted: null })).toBeNull();
  expect(look({ record: plain })?.verdict).toBe("broken");
});

test("a game whose deck is not known here is not called proven", () => {
  const foreign = record("push", {}).replace('[Game "push"]', '[Game "topper"]');
  expect(marks(look({ record: foreign })).deck).toBeNull();
});
