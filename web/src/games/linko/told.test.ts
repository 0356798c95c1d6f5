import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { files } from "../../../plugins/locale.ts";
import { bundleOf, voice } from "../../words/bundle.svelte";
import type { LogEntry } from "../../protocol/log";
import type { LinkoFact, LinkoView } from "../../protocol";
import { phrases as speak } from "../../words/words";
import { answerChoice, ask, choiceWords, effectWords, reasonWords, tableChoice, told } from "./words";
import { table } from "./testing/sample";
import { beats as shown } from "./beats";

const phrases = speak(["Ann", "Ben", "Cleo"], 1);
const nothing = { victims: [], sets: [], out: false, may_draw: false, hand: null, risk: null };

/** As it is shown in a game where nothing came before. */
const beats = (entry: LogEntry<LinkoView, LinkoFact>) => shown(entry, []);

/** All that flies for a decision, in its order. */
const flights = (entry: LogEntry<LinkoView, LinkoFact>) => beats(entry).flatMap((beat) => beat.flights);

/** A decision at the small table. */
function happened(
  before: Partial<LinkoView>,
  facts: readonly LinkoFact[],
  after: Partial<LinkoView> = {},
): LogEntry<LinkoView, LinkoFact> {
  return { n: 10, seat: 1, token: "", facts, before: table(before), after: table({ move: 11, ...after }) };
}

beforeAll(() => {
  voice.bundle = bundleOf(
    "en",
    files("en")
      .map((path) => readFileSync(path, "utf8"))
      .join("\n"),
  );
});

describe("what is asked", () => {
  test("of the own seat", () => {
    expect(ask(phrases, table())).toBe("Your move: play cards of one value.");
    expect(ask(phrases, table({ phase: "take", victim: 2 }))).toBe(
      "You snatch three 5s (one of them a joker) from Ben: take or leave?",
    );
    expect(ask(phrases, table({ phase: "reclaim", active: 2, victim: 1 }))).toBe(
      "Ben snatched one 7 from you: reclaim or discard?",
    );
    expect(ask(phrases, table({ phase: "draw", to_draw: 2 }))).toContain("Draw 2 cards");
  });

  test("of others", () => {
    expect(ask(phrases, table({ to_move: 2 }))).toBe("Ben is choosing what to play…");
    expect(ask(phrases, table({ phase: "take", to_move: 2, active: 2, victim: 1 }))).toBe(
      "Ben snatches one 7 from you and is deciding…",
    );
    expect(ask(phrases, table({ to_move: null, over: true }))).toBe("The game is over.");
  });

  test("with both consequences", () => {
    const view = table({ phase: "take", victim: 2 });
    expect(answerChoice(phrases, view, "T")).toMatchObject({
      act: "Take three 5s (one of them a joker) into your hand",
      effect: "Ben draws three cards",
    });
    expect(answerChoice(phrases, view, "L").effect).toContain("discards it and draws three cards");
    expect(tableChoice(phrases, view, "^*")).toMatchObject({ effect: "41 left" });
    expect(choiceWords(phrases, table(), "9x2+J")).toBe("Play three 9s (one of them a joker)");
    const goesOut = { victims: [], sets: [], out: true, may_draw: false, hand: 0, risk: null };
    expect(choiceWords(phrases, table(), "9x2", goesOut)).toBe(
      `Play two 9s – ${effectWords(phrases, goesOut)}`,
    );
  });

  test("and, as a hint says it, with what can be counted", () => {
    const known = { ...nothing, hand: 4 };
    expect(choiceWords(phrases, table(), "9x2", known)).toBe(
      "Play two 9s – no snatch. 4 cards are in your hand then.",
    );
    const taken = table({ phase: "take", victim: 2 });
    expect(choiceWords(phrases, taken, "T", known)).toContain("4 cards are in your hand then.");
  });

  test("and what a play does", () => {
    expect(effectWords(phrases, { ...nothing, victims: [2, 3] })).toBe("snatches from Ben and Cleo");
    expect(effectWords(phrases, { ...nothing, sets: [5], victims: [2] })).toBe(
      "snatches from the ghost and Ben",
    );
    expect(effectWords(phrases, { ...nothing, out: true })).toBe("your last cards, so the game ends");
    expect(effectWords(phrases, { ...nothing, may_draw: true })).toContain("may draw");
  });

  test("reasons speak to the person", () => {
    const why = {
      allowed: false,
      rule: "L5",
      sentence: "",
      args: { seat: 1, wanted: 3, held: 2, card: "9" },
    };
    expect(reasonWords(phrases, table(), { ...why, code: "linko-why-few-numbers" }, "9x3")).toBe(
      "You can’t play 3 × 9: you only have 2.",
    );
    expect(reasonWords(phrases, table(), { ...why, code: "linko-why-not-asked" }, "^*")).toBe(
      "You can’t draw now.",
    );
    expect(reasonWords(phrases, table(), { ...why, code: "linko-why-not-asked" }, "T")).toBe(
      "First play cards of one value.",
    );
    expect(reasonWords(phrases, table(), { ...why, code: "linko-why-pile-empty" }, "^*")).toBeNull();
  });
});

describe("what happened, and what travels", () => {
  test("a play that snatches nobody passes the turn once it lies there", () => {
    const entry = happened({ active: 2, to_move: 2 }, [
      { fact: "laid", seat: 2, layer: [6, 2, 1] },
      { fact: "turn", seat: 3 },
    ]);
    expect(told(phrases, entry)).toEqual(["Ben plays three 6s (one of them a joker)."]);
    expect(flights(entry)).toEqual([{ cards: ["J", "6", "6"], from: "hand:2", to: "layer:2" }]);
    expect(beats(entry).map(({ view }) => view.active)).toEqual([2, entry.after.active]);
  });

  test("a snatch is a blow, then a theft", () => {
    const struck = happened({}, [
      { fact: "laid", seat: 1, layer: [9, 3, 0] },
      { fact: "snatched", seat: 1, victim: 2, layer: [5, 2, 1] },
    ]);
    expect(beats(struck).map(({ name }) => name)).toEqual(["laid", "snatched", "done"]);
    expect(beats(struck)[1]).toMatchObject({ sound: "snatch", asks: true });
    expect(told(phrases, struck)).toEqual(["You play three 9s."]);
    const taken = happened({ phase: "take", victim: 2 }, [
      { fact: "took", seat: 1, victim: 2, layer: [5, 2, 1] },
    ]);
    expect(beats(taken)[0]!.view.victim).toBeNull();
    expect(told(phrases, taken)).toEqual(["You take three 5s (one of them a joker) from Ben."]);
    expect(flights(taken)).toEqual([
      { cards: ["J", "5", "5"], from: "layer:2", to: "hand:1", manner: "snatched" },
    ]);
  });

  test("the first three snatches of a game show their rule, later ones are short", () => {
    const snatch = (n: number) => ({
      ...happened({}, [
        { fact: "laid", seat: 1, layer: [9, 3, 0] },
        { fact: "snatched", seat: 1, victim: 2, layer: [5, 2, 1] },
      ]),
      n,
    });
    const log = [4, 5, 6, 7].map(snatch);
    const claws = log.map((entry) => shown(entry, log)[1]!);
    expect(claws.map(({ large }) => large)).toEqual([true, true, true, false]);
    expect(claws[3]).toMatchObject({ lasts: 220, stays: 220 });
    expect(claws[0]!.stays).toBeGreaterThan(600);
  });

  test("the victim's choice: back to the hand, or away", () => {
    const answer = (fact: "reclaimed" | "discarded") =>
      happened({ phase: "reclaim", active: 2, victim: 1 }, [{ fact, seat: 1, layer: [7, 1, 0] }]);
    expect(flights(answer("reclaimed"))).toEqual([{ cards: ["7"], from: "layer:1", to: "hand:1" }]);
    expect(flights(answer("discarded"))).toEqual([
      { cards: ["7"], from: "layer:1", to: "discards", manner: "swept" },
    ]);
    expect(told(phrases, answer("discarded"))).toEqual(["You discard one 7."]);
    const left = happened({}, [{ fact: "left", seat: 1, victim: 2, layer: [5, 2, 1] }]);
    expect(flights(left)).toEqual([]);
    expect(told(phrases, left)[0]).toContain("Ben");
  });

  test("what somebody else takes back or throws away stays long enough to be read", () => {
    const facts: LinkoFact[] = [{ fact: "reclaimed", seat: 2, layer: [7, 1, 0] }];
    const [theirs] = beats({ ...happened({}, facts), seat: 2 });
    const [mine] = beats(happened({}, facts));
    expect([theirs!.stays, mine!.stays]).toEqual([700, 0]);
  });

  test("what is turned up is not seen before the draw that made room for it", () => {
    const entry = happened(
      { display: [["7"], ["3"], null, ["J"], ["1"], ["12"]], pile: 20 },
      [
        { fact: "drew", seat: 2, place: 1, cards: ["3"] },
        { fact: "refilled", place: 1, card: "4" },
        { fact: "turn", seat: 3 },
      ],
      { display: [["7"], ["4"], null, ["J"], ["1"], ["12"]], pile: 19 },
    );
    const [drawn, turned, done] = beats(entry);
    expect(drawn!.view).toMatchObject({ pile: 20, display: [["7"], null, null, ["J"], ["1"], ["12"]] });
    expect(turned!.view).toMatchObject({ pile: 19, display: entry.after.display, legal: [] });
    expect(done!.view).toBe(entry.after);
  });

  test("a draw from the pile is seen by its owner alone", () => {
    const own = happened({}, [{ fact: "drew-pile", seat: 1, card: "8" }]);
    expect(told(phrases, own)).toEqual(["You draw an 8 from the pile."]);
    expect(flights(own)).toEqual([{ cards: ["8"], from: "pile", to: "hand:1" }]);
    const other = happened({}, [{ fact: "drew-pile", seat: 2, card: null }]);
    expect(told(phrases, other)).toEqual(["Ben draws a card from the pile."]);
    expect(flights(other)).toEqual([{ cards: ["?"], from: "pile", to: "hand:2" }]);
  });

  test("a screen that is handed on tells nobody's draw", () => {
    const own = happened({}, [{ fact: "drew-pile", seat: 1, card: "8" }]);
    expect(told(speak(["Ann", "Ben", "Cleo"], null), own)).toEqual(["Ann draws a card from the pile."]);
  });

  test("a draw from the display, and the refill one after the other", () => {
    const entry = happened(
      {},
      [
        { fact: "drew", seat: 2, place: 1, cards: ["3"] },
        { fact: "refilled", place: 1, card: "4" },
        { fact: "refilled", place: 2, card: "9" },
      ],
      { display: [["7"], ["4"], ["9"], ["J"], ["1"], ["12"]] },
    );
    expect(told(phrases, entry)).toEqual([
      "Ben draws a 3 from the display.",
      "New in the display: a 4 and a 9.",
    ]);
    expect(flights(entry)).toEqual([
      { cards: ["3"], from: "display:1", to: "hand:2" },
      { cards: ["4"], from: "pile", to: "display:1" },
      { cards: ["9"], from: "pile", to: "display:2", along: true },
    ]);
  });

  test("the ghost is robbed and dealt again; a 13 makes a group", () => {
    const entry = happened(
      { phase: "ghost" },
      [
        { fact: "robbed", seat: 1, value: 5, count: 1 },
        { fact: "ghost-gained", card: "2" },
        { fact: "ghost-laid", card: "13", place: 1 },
        { fact: "ghost-gained", card: "6" },
        { fact: "ghost-gained", card: "2" },
      ],
      { display: [["7"], ["3", "13"], null, ["J"], ["1"], ["12"]] },
    );
    expect(told(phrases, entry)).toEqual([
      "You snatch one 5 from the ghost.",
      "The ghost gets two 2s and one 6.",
      "New in the display: the group 3 + 13.",
    ]);
    expect(flights(entry)).toEqual([
      { cards: ["5"], from: "ghost:5", to: "hand:1" },
      { cards: ["2", "2"], from: "pile", to: "ghost:2" },
      { cards: ["13"], from: "pile", to: "display:1", along: true },
      { cards: ["6"], from: "pile", to: "ghost:6", along: true },
    ]);
  });

  test("nothing travels on when the game is over", () => {
    const entry = happened({}, [
      { fact: "laid", seat: 1, layer: [9, 3, 0] },
      { fact: "out", seat: 1 },
    ]);
    expect(flights(entry)).toHaveLength(1);
  });
});
