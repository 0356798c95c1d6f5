import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../../words/bundle.svelte";
import type { LogEntry } from "../../protocol/log";
import { phrases as speak } from "../../words/words";
import { label, text, things, told, tokenWords } from "./terms";

const phrases = speak(["Ann", "Ben"], 1);
const after = { game: "topper" };
const happened = (...facts: object[]): LogEntry => ({ facts, after }) as unknown as LogEntry;

beforeAll(() => {
  const words = [
    "table-you = you",
    "web-labelled = { $label }: { $text }",
    "topper-act-up = Draw a card",
    "topper-act = Play { $token }",
    "topper-label-hand-size = in hand",
    "topper-told-took = { $name } takes { $covered } with { $card }.",
  ];
  voice.bundle = bundleOf("en", words.join("\n"));
});

test("values are readable: lists in their order, cards with their number", () => {
  expect(text({ r5: 1, b2: 3 })).toBe("r5 · b2 × 3");
  expect(text([["7"], ["3", "13"], null])).toBe("7 · 3 · 13 · –");
  expect([text(null), text(""), text({}), text([]), text(0), text(true)]).toEqual([
    "–",
    "–",
    "–",
    "–",
    "0",
    "true",
  ]);
});

test("what is common to all games is not a thing on the table", () => {
  const view = { game: "topper", move: 3, legal: ["5"], hand: { 5: 1 }, top: "7", pile: 20, extra: null };
  expect(things(view)).toEqual([
    ["top", "7"],
    ["pile", 20],
  ]);
});

test("a game's own words are used where it has some", () => {
  expect([tokenWords("topper", "^"), tokenWords("topper", "5"), tokenWords("other", "=a")]).toEqual([
    "Draw a card",
    "Play 5",
    "=a",
  ]);
  expect([label("topper", "hand_size"), label("other", "hand_size")]).toEqual(["in hand", "hand size"]);
});

test("facts are told, also without words; whose turn it is shows anyway", () => {
  const entry = happened(
    { fact: "took", seat: 2, card: "7", covered: "5" },
    { fact: "drew-card", seat: 1, card: null },
    { fact: "dry" },
    { fact: "turn", seat: 1 },
  );
  expect(told(phrases, entry)).toEqual(["Ben takes 5 with 7.", "you: drew card, card –", "dry"]);
});
