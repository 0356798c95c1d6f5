import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/log";
import type { LinkoView } from "../../lib/protocol";
import { check, tagsOf } from "./check";
import { FACES, freshDeck } from "./deck";
import { commitment, fairKey, readSeed, rolls, shuffled } from "./lynx1";

const SEED =
  "lynx1-fair table=K7Q2 round=1 server=b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06" +
  " with=49915e0d7d4b402e3017d010bc1c0e83,6700869c8ff7480e34a70a708b028700";
const seed = readSeed(SEED)!;
const promised = commitment(seed);

function record(
  game: string,
  flags: Record<string, string>,
  change: (deck: string[]) => string[] = (deck) => deck,
): string {
  const deck = change(shuffled(freshDeck(game, 2, flags)!, fairKey(seed)));
  const dice = rolls(45, 6, fairKey(seed))
    .map((side) => FACES.charAt(side))
    .join(" ");
  return [
    `[Game "${game}"]`,
    `[Edition "x"]`,
    `[Seats "Ann \\"A\\" | Ben"]`,
    `[Start "1"]`,
    `[Deck "${deck.join(" ")}"]`,
    ...(game === "push" ? [`[Dice "${dice}"]`] : []),
    `[Seed "${SEED}"]`,
    "",
    "1. +",
    "",
  ].join("\n");
}

test("tags are read, escapes and all", () => {
  expect(tagsOf(record("push", {})).Seats).toBe('Ann "A" | Ben');
});

test("an honest deal is found honest", () => {
  expect(check({ record: record("push", {}), promised, flags: {}, log: [] })).toMatchObject({
    promise: true,
    deck: true,
    dice: true,
    seen: null,
  });
  expect(
    check({ record: record("linko", { ghost: "no" }), promised: null, flags: { ghost: "no" }, log: [] }),
  ).toMatchObject({
    promise: null,
    deck: true,
    dice: null,
  });
});

test("a swapped card, another promise and other cards than those seen are found", () => {
  const swapped = record("push", {}, ([first, second, ...rest]) => [second!, first!, ...rest]);
  const other = commitment({ ...seed, table: "k7q2" });
  expect(check({ record: swapped, promised: other, flags: {}, log: [] })).toMatchObject({
    promise: false,
    deck: false,
    dice: true,
  });
});

test("what was seen must lie in the deck", () => {
  const deck = shuffled(freshDeck("push", 2, {})!, fairKey(seed));
  const entry = (n: number, card: string) =>
    ({
      n,
      before: { game: "push" },
      facts: [card === "S" ? { fact: "switched" } : { fact: "turned", card }],
    }) as unknown as LogEntry;
  const see = (log: LogEntry[]) => check({ record: record("push", {}), promised, flags: {}, log })?.seen;
  expect(see([entry(0, deck[0]!), entry(1, deck[1]!)])).toBe(true);
  expect(see([entry(0, deck[1]!), entry(1, deck[0]!)])).toBe(deck[0] === deck[1]);
  expect(see([entry(5, deck[0]!)])).toBeNull();
});

test("the own hand of a duel is eleven cards of the deck and two jokers", () => {
  const flags = { ghost: "yes" };
  const deck = shuffled(freshDeck("linko", 2, flags)!, fairKey(seed));
  expect(deck).toHaveLength(105);
  const hand: Record<string, number> = { J: 2 };
  for (const card of deck.slice(11, 22)) hand[card] = (hand[card] ?? 0) + 1;
  const log = (cards: Record<string, number>) =>
    [
      { n: 0, before: { game: "linko", seat: 2, hand: cards } as unknown as LinkoView },
    ] as unknown as LogEntry[];
  const see = (cards: Record<string, number>) =>
    check({ record: record("linko", flags), promised, flags, log: log(cards) })?.seen;
  expect(see(hand)).toBe(true);
  expect(see({ ...hand, J: 1 })).toBe(false);
});

test("a plain seed is nothing to check", () => {
  expect(
    check({ record: '[Game "push"]\n[Seed "lynx1 tea"]', promised: null, flags: {}, log: [] }),
  ).toBeNull();
});
