import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../../words/bundle.svelte";
import { logOf, type LogEntry } from "../../protocol/log";
import type { PushFact, PushView, Replay } from "../../protocol";
import { phrases as phrasesOf } from "../../words/words";
import { ask, reason, told } from "./words";
import { after, beats, rollOf, STANDS } from "./beats";
import { around, listed, numbersOf, points } from "./cards";
import { acts, choice, choiceWords, columnToken, offered, onlyChoice } from "./choices";
import four from "./fixtures/push-4.json";
import two from "./fixtures/push-2.json";
import { keyToken } from "./keys";

type Entry = LogEntry<PushView, PushFact>;

const log = logOf(two as unknown as Replay) as Entry[];
const logs = [log, logOf(four as unknown as Replay) as Entry[]];
const phrases = phrasesOf(["Ada", "Ben"], 1);
const say = (entry: Entry) => told(phrases, entry);
const flights = (entry: Entry) => beats(entry).flatMap((beat) => beat.flights);
const named = (entry: Entry) => beats(entry).map(({ name }) => name);
/** The roll as it stands, once the die has fallen. */
const roll = (entry: Entry) =>
  beats(entry)
    .map((beat) => rollOf({ beat, entry }))
    .find((found) => found?.stage === "stands") ?? null;
const has = (entry: Entry, name: PushFact["fact"]) => entry.facts.some(({ fact }) => fact === name);

beforeAll(() => {
  const words = ["table", "push", "web-push", "web-push-table"].map((name) =>
    readFileSync(`../src/lynxdeck/locale/en/${name}.ftl`, "utf8"),
  );
  voice.bundle = bundleOf("en", words.join("\n"));
});

const bust = log.find((entry) => has(entry, "busted"))!;
const place = log.find((entry) => entry.token === "a")!;
const rolled = log.find((entry) => has(entry, "took") && has(entry, "rolled"))!;
const guarded = log.find((entry) => has(entry, "protected"))!;

test("cards add up", () => {
  expect(points(["r6", "R", "b2"])).toBe(8);
  expect(points({ r6: 2, g1: 1 })).toBe(13);
  expect(listed({ r6: 2 })).toEqual(["r6", "r6"]);
  expect(numbersOf({ r1: 1, r6: 2, b5: 1 }, "r")).toEqual([6, 6, 1]);
});

test("every decision of a game is told and flown", () => {
  for (const entry of logs.flat()) {
    expect(say(entry).length, entry.token).toBeGreaterThanOrEqual(has(entry, "turned") ? 0 : 1);
    expect(flights(entry).length, entry.token).toBeGreaterThan(0);
    expect(ask(phrases, entry.after)).not.toBe("");
  }
});

test("a bust is told with its roll", () => {
  expect(say(bust)).toHaveLength(2);
  expect(say(bust)[0]).toMatch(/Bust!$/);
  expect(say(bust)[1]).toMatch(/(rolls|roll) .* and (loses|lose) /);
});

test("a bust turns the card up, lets the die fall, and only then tells and takes", () => {
  expect(named(bust)).toEqual(["busted", "busted", "tumbles", "stands", "lost", "done"]);
  expect(flights(bust)[0]).toMatchObject({ from: "pile", to: "bust" });
  for (const beat of beats(bust).slice(0, 4)) {
    expect(beat.view.last_roll).toBe(bust.before.last_roll);
    expect(beat.view.players).toEqual(bust.before.players);
    expect(beat.facts.every(({ fact }) => fact === "busted")).toBe(true);
  }
});

test("a roll stands for 1.2 s and more, and nothing flies meanwhile", () => {
  expect(STANDS).toBeGreaterThanOrEqual(1200);
  for (const beat of logs.flat().flatMap(beats)) {
    if (beat.name === "stands") expect(beat).toMatchObject({ stays: STANDS, flights: [], facts: [] });
  }
});

test("what is shown is told from the facts: beat by beat it becomes the table as it is", () => {
  for (const entry of logs.flat()) {
    const { columns, players, pile, discards, switches, last_roll, rolls, card } = entry.after;
    const told = entry.facts.reduce(after, entry.before);
    expect(told).toMatchObject({ columns, players, pile, switches, last_roll, rolls, card });
    expect(told.discards).toEqual(discards);
    expect(beats(entry).at(-1)!.view).toBe(entry.after);
    expect(beats(entry).flatMap((beat) => beat.facts)).toEqual(entry.facts);
  }
});

test("a roll is told with what it took, and the seat as it was before", () => {
  expect(roll(place)).toBeNull();
  expect(roll(bust)!.score).toEqual(bust.before.players[bust.seat - 1]!.score);
  for (const entry of logs.flat()) {
    const shown = roll(entry);
    if (!shown) continue;
    expect(shown.lost.flatMap(({ numbers }) => numbers).reduce((a, b) => a + b, 0)).toBe(shown.points);
    expect(shown.score - shown.points).toBe(entry.after.players[entry.seat - 1]!.score);
  }
});

test("what a roll tells is the same from the fall of the die until it has faded away", () => {
  for (const entry of logs.flat()) {
    const told = beats(entry).flatMap((beat) => rollOf({ beat, entry }) ?? []);
    const fallen = told.filter(({ stage }) => stage === "stands" || stage === "leaves");
    expect(new Set(fallen.map(({ score }) => score)).size).toBeLessThanOrEqual(1);
  }
});

test("a star that takes nothing is not told as a loss", () => {
  // The review's case: a column of a 1 and a roll card, and a star after which all is safe.
  const had = { bench: {}, protected: { b5: 1 }, score: 5, cards: 1 };
  const ann = { bench: {}, protected: { b5: 1, r1: 1 }, score: 6, cards: 2 };
  const facts: PushFact[] = [
    { fact: "took", seat: 1, column: "a", points: 1, cards: ["r1", "R"], bench: {}, safe: { r1: 1 } },
    { fact: "rolled", seat: 1, face: "*", points: 0 },
  ];
  const before = { ...rolled.before, players: [had, had] };
  const entry = { ...rolled, seat: 1, facts, before, after: { ...rolled.after, players: [ann, had] } };
  expect(roll(entry)).toMatchObject({ points: 0, bust: null, lost: [], score: ann.score });
  expect(say(entry)[1]).toMatch(/lose nothing|0/);
});

test("a placed card flies from where it was turned up", () => {
  expect(flights(place)[0]).toEqual({ cards: [place.before.card], from: "card", to: "column:a" });
  expect(say(place)[0]).toMatch(/: column A\.$/);
});

test("a column is sorted onto the bench, or into the protected pile", () => {
  const flown = flights(rolled).filter(({ from }) => from.startsWith("column:"));
  for (const { cards, to } of flown) {
    if (cards[0] === "R") expect(to).toBe("discards");
    else
      expect(to).toMatch(
        new RegExp(`^(bench:${rolled.seat}:${cards[0]!.charAt(0)}|safe:${rolled.seat}|discards)$`),
      );
  }
});

test("a protected colour travels as one heap", () => {
  const letter = guarded.token.charAt(1);
  expect(flights(guarded)[0]).toMatchObject({
    cards: [`heap-${letter}`],
    from: `bench:${guarded.seat}:${letter}`,
    to: `safe:${guarded.seat}`,
  });
});

test("switch cards lie next to the discards until the turn ends", () => {
  const entries = logs[1]!;
  const turned = entries.find((entry) => has(entry, "switched"))!;
  expect(flights(turned)).toEqual([{ cards: ["S"], from: "pile", to: "switches" }]);
  expect(say(turned)[0]).toMatch(/the others will choose anticlockwise\.$/);
  const ended = entries.find((entry) => has(entry, "cleared-switches"))!;
  expect(flights(ended)).toContainEqual(expect.objectContaining({ from: "switches", to: "discards" }));
});

test("what is asked follows what is legal", () => {
  const view = { ...place.before, seat: 1, to_move: 1 };
  expect(ask(phrases, { ...view, phase: "turn", legal: ["+"], card: null })).toBe("Your move: push.");
  expect(ask(phrases, { ...view, phase: "push", legal: ["+"], card: null })).toMatch(/No column to take yet/);
  expect(ask(phrases, { ...view, phase: "push", legal: ["=a"], card: null })).toMatch(/pile is empty/);
  expect(ask(phrases, { ...view, phase: "place", card: "r4" })).toBe(
    "You turned up a red 4 ●: where does it go?",
  );
  expect(ask(phrases, { ...view, to_move: 2, phase: "collect", card: null })).toBe(
    "Ben is choosing a column…",
  );
});

test("choices say what they do", () => {
  const view = {
    ...place.before,
    seat: 1,
    phase: "push",
    columns: [["r6", "R"], ["b2"], []],
    players: [{ bench: { r4: 2, b1: 1 }, protected: {}, score: 9, cards: 3 }, place.before.players[1]!],
  };
  expect(choiceWords(phrases, view, "=a")).toBe("Take column A – 6 points, then you roll the die");
  expect(choiceWords(phrases, view, "=b")).toBe("Take column B – 2 points");
  expect(choiceWords(phrases, view, "!r")).toBe("Protect ● red – 8 points are safe");
  expect(choice(phrases, view, "+", { misfits: 3, pile: 12 })).toEqual({
    act: "Push on",
    effect: "bust chance 25% (3 of 12)",
  });
  expect(choice(phrases, view, "+", { misfits: 0, pile: 12 }).effect).toBe("can’t bust");
  expect(columnToken(view, "a")).toBe("=a");
  expect(columnToken({ ...view, phase: "place" }, "a")).toBe("a");
  expect([onlyChoice(["=b"]), onlyChoice(["a"]), onlyChoice(["=a", "=b"])]).toEqual(["=b", null, null]);
});

test("reasons speak to the person who wished", () => {
  const why = (code: string) => ({ allowed: false, code, args: { column: "b" }, rule: "P5", sentence: "" });
  const view = { ...place.before, seat: 1, to_move: 1, phase: "place", card: "y2" };
  expect(reason(phrases, view, why("push-why-same-number"))).toBe(
    "Column B already has a 2: no number twice in a column.",
  );
  expect(reason(phrases, view, why("push-why-same-colour"))).toMatch(/already has ◆ yellow/);
  expect(reason(phrases, view, why("push-why-not-asked"))).toBe(
    "First put the card into a column: a yellow 2 ◆.",
  );
  expect(reason(phrases, { ...view, to_move: 2 }, why("push-why-not-asked"))).toMatch(/waiting for Ben/);
  expect(reason(phrases, view, why("push-why-pile-empty"))).toBeNull();
});

test("keys mean what the phase asks for", () => {
  const press = (key: string, target: Element | null = null, ctrlKey = false) => ({
    key,
    target,
    ctrlKey,
    metaKey: false,
    altKey: false,
  });
  expect(keyToken(press("b"), "turn")).toBe("!b");
  expect(keyToken(press("b"), "place")).toBe("b");
  expect(keyToken(press("b"), "collect")).toBe("=b");
  expect(keyToken(press(" "), "push")).toBe("+");
  expect(keyToken(press(" ", document.createElement("button")), "push")).toBeNull();
  expect(keyToken(press("Enter"), "push")).toBe("confirm");
  expect(keyToken(press("a", document.createElement("input")), "place")).toBeNull();
  expect(keyToken(press("a", null, true), "place")).toBeNull();
});

test("the others sit clockwise: up the left side, down the right", () => {
  expect(around(4, 2)).toEqual({ left: [3], top: [4], right: [1] });
  expect(around(2, 1)).toEqual({ left: [], top: [2], right: [] });
  expect(around(5, 1)).toEqual({ left: [2, 3], top: [], right: [4, 5] });
  expect(around(3, null)).toEqual({ left: [1], top: [2], right: [3] });
});

test("stop and push on stand side by side, with the column of the most points until another is chosen", () => {
  const view = {
    ...place.before,
    seat: 1,
    phase: "push",
    columns: [["r6", "R"], ["b2"], ["g4"]],
  };
  const legal = ["+", "=a", "=b", "=c"];
  expect(offered(view, legal)).toBe("=c");
  expect(offered(view, ["=a"])).toBe("=a");
  const risk = () => ({ misfits: 3, pile: 12 });
  expect(acts(phrases, view, legal, "=c", risk)).toMatchObject({
    stop: { act: "Stop · take C", effect: "4 points" },
    push: { act: "Push on", effect: "3 of 12 bust" },
    unready: false,
    idle: false,
  });
  expect(acts(phrases, { ...view, phase: "collect" }, ["=a"], "=a", risk).push).toBeNull();
  const { places } = acts(phrases, { ...view, phase: "place" }, ["a", "b"], null, risk);
  expect(places.map(({ act }) => act)).toEqual(["A", "B"]);
  expect(places[0]!.effect).toContain("25%");
  expect(acts(phrases, view, [], null, risk)).toMatchObject({ idle: true, push: { act: "Push on" } });
});

test("protecting is offered as stopping is: the colour of the most points, ready to be pressed", () => {
  const player = { bench: { r6: 1, b5: 2, g1: 1 }, protected: {}, score: 17, cards: 4 };
  const view = { ...place.before, seat: 1, phase: "turn", players: [player, player] };
  const legal = ["+", "!r", "!b", "!g"];
  expect(offered(view, legal)).toBe("!b");
  expect(acts(phrases, view, legal, "!b", () => null)).toMatchObject({
    stop: { act: "Protect ■ blue", effect: "10 points are safe" },
    unready: false,
  });
});
