import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../../lib/bundle.svelte";
import { logOf, type LogEntry } from "../../lib/log";
import type { PushView, Replay } from "../../lib/protocol";
import { phrases as phrasesOf } from "../../lib/words";
import { ask } from "./ask";
import { listed, numbersOf, points, surplus } from "./cards";
import { choice, choiceWords, columnToken, onlyChoice } from "./choices";
import four from "./fixtures/push-4.json";
import two from "./fixtures/push-2.json";
import { flights } from "./flights";
import { keyToken } from "./keys";
import { reason } from "./reason";
import { rollBetween } from "./roll";
import { around } from "./seating";
import { told } from "./told";

const log = logOf(two as unknown as Replay);
const logs = [log, logOf(four as unknown as Replay)];
const phrases = phrasesOf(["Ada", "Ben"], 1);
const before = (entry: LogEntry) => entry.before as PushView;
const after = (entry: LogEntry) => entry.after as PushView;
const say = (entry: LogEntry) => told(phrases, entry, before(entry), after(entry));
const fly = (entry: LogEntry) => flights(entry, before(entry), after(entry));

beforeAll(() => {
  const words = ["table", "push", "web-push"].map((name) =>
    readFileSync(`../src/lynxdeck/locale/en/${name}.ftl`, "utf8"),
  );
  voice.bundle = bundleOf("en", words.join("\n"));
});

const bust = log.find((entry) => entry.token === "+" && after(entry).rolls > before(entry).rolls)!;
const place = log.find((entry) => entry.token === "a")!;
const rolled = log.find((entry) => entry.token.startsWith("=") && after(entry).rolls > before(entry).rolls)!;
const guarded = log.find((entry) => entry.token.startsWith("!"))!;

test("cards add up", () => {
  expect(points(["r6", "R", "b2"])).toBe(8);
  expect(points({ r6: 2, g1: 1 })).toBe(13);
  expect(listed({ r6: 2 })).toEqual(["r6", "r6"]);
  expect(numbersOf({ r1: 1, r6: 2, b5: 1 }, "r")).toEqual([6, 6, 1]);
  expect(surplus({ r1: 3, S: 1 }, { r1: 2 })).toEqual(["r1", "S"]);
});

test("every decision of a game is told and flown", () => {
  for (const entry of logs.flat()) {
    const { phase } = after(entry);
    expect(say(entry).length, entry.token).toBeGreaterThanOrEqual(
      entry.token === "+" && phase === "place" ? 0 : 1,
    );
    expect(fly(entry).length, entry.token).toBeGreaterThan(0);
    expect(ask(phrases, after(entry))).not.toBe("");
  }
});

test("a bust is told with its roll", () => {
  expect(say(bust)).toHaveLength(2);
  expect(say(bust)[0]).toMatch(/Too far!$/);
  expect(say(bust)[1]).toMatch(/(rolls|roll) .* and (loses|lose) /);
});

test("a bust turns the card up, lets the die fall, and only then sweeps the bench", () => {
  const flown = fly(bust);
  expect(flown[0]).toMatchObject({ from: "pile", to: "bust" });
  const swept = flown.findIndex(({ to }) => to === "discards");
  expect(flown.slice(1, swept).every(({ cards }) => cards.length === 0)).toBe(true);
});

test("a roll is read off the views", () => {
  const roll = rollBetween(before(bust), after(bust))!;
  expect(roll.bust).toMatch(/^([rbgyp][1-6]|R)$/);
  expect(roll.lost).toBe(
    before(bust).players[bust.seat - 1]!.score - after(bust).players[bust.seat - 1]!.score,
  );
  expect(rollBetween(before(place), after(place))).toBeNull();
  for (const entry of logs.flat()) {
    const found = rollBetween(before(entry), after(entry));
    if (!found) continue;
    const now = after(entry).players[entry.seat - 1]!;
    expect(points(found.player.bench) + points(found.player.protected)).toBe(found.player.score);
    expect(found.player.score - found.lost).toBe(now.score);
  }
});

test("a placed card flies from where it was turned up", () => {
  expect(fly(place)[0]).toEqual({ cards: [before(place).card], from: "card", to: "column:a" });
  expect(say(place)[0]).toMatch(/: column a\.$/);
});

test("a column is sorted onto the bench, or into the protected pile", () => {
  const flown = fly(rolled).filter(({ from }) => from.startsWith("column:"));
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
  expect(fly(guarded)[0]).toMatchObject({
    cards: [`heap-${letter}`],
    from: `bench:${guarded.seat}:${letter}`,
    to: `safe:${guarded.seat}`,
  });
});

test("switch cards lie beside the discards until the turn ends", () => {
  const entries = logs[1]!;
  const turned = entries.find((entry) => after(entry).switches > before(entry).switches)!;
  expect(fly(turned)).toEqual([{ cards: ["S"], from: "pile", to: "switches" }]);
  expect(say(turned)[0]).toMatch(/the others will choose anticlockwise\.$/);
  const ended = entries.find((entry) => before(entry).switches > 0 && after(entry).switches === 0)!;
  expect(fly(ended)).toContainEqual(expect.objectContaining({ from: "switches", to: "discards" }));
});

test("what is asked follows what is legal", () => {
  const view = { ...before(place), seat: 1, to_move: 1 };
  expect(ask(phrases, { ...view, phase: "turn", legal: ["+"], card: null })).toBe("Your turn: push.");
  expect(ask(phrases, { ...view, phase: "push", legal: ["+"], card: null })).toMatch(/no column to take yet/);
  expect(ask(phrases, { ...view, phase: "push", legal: ["=a"], card: null })).toMatch(/pile is empty/);
  expect(ask(phrases, { ...view, phase: "place", card: "r4" })).toBe(
    "You turned up the red 4 ●: where does it go?",
  );
  expect(ask(phrases, { ...view, to_move: 2, phase: "collect", card: null })).toBe("Ben takes a column …");
});

test("choices say what they do", () => {
  const view = {
    ...before(place),
    seat: 1,
    phase: "push",
    columns: [["r6", "R"], ["b2"], []],
    players: [{ bench: { r4: 2, b1: 1 }, protected: {}, score: 9, cards: 3 }, before(place).players[1]!],
  };
  expect(choiceWords(phrases, view, "=a")).toBe("Take column a – 6 points, then you roll the die");
  expect(choiceWords(phrases, view, "=b")).toBe("Take column b – 2 points");
  expect(choiceWords(phrases, view, "!r")).toBe("Protect ● red – 8 points are safe");
  expect(choice(phrases, view, "+", { misfits: 3, pile: 12 })).toEqual({
    act: "Push on",
    effect: "bust chance 25% (3 of 12)",
  });
  expect(choice(phrases, view, "+", { misfits: 0, pile: 12 }).effect).toBe("cannot bust");
  expect(columnToken(view, "a")).toBe("=a");
  expect(columnToken({ ...view, phase: "place" }, "a")).toBe("a");
  expect([onlyChoice(["=b"]), onlyChoice(["a"]), onlyChoice(["=a", "=b"])]).toEqual(["=b", null, null]);
});

test("reasons speak to the person who wished", () => {
  const why = (code: string) => ({ allowed: false, code, args: { column: "b" }, rule: "P5", sentence: "" });
  const view = { ...before(place), seat: 1, to_move: 1, phase: "place", card: "y2" };
  expect(reason(phrases, view, why("push-why-same-number"))).toBe(
    "Column b already has a 2: no number twice in a column.",
  );
  expect(reason(phrases, view, why("push-why-same-colour"))).toMatch(/already has ◆ yellow/);
  expect(reason(phrases, view, why("push-why-not-asked"))).toBe("First put the yellow 2 ◆ into a column.");
  expect(reason(phrases, { ...view, to_move: 2 }, why("push-why-not-asked"))).toMatch(/waits for Ben/);
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

test("the others sit clockwise from the left", () => {
  expect(around(4, 2)).toEqual({ left: [3], top: [4], right: [1] });
  expect(around(2, 1)).toEqual({ left: [], top: [2], right: [] });
  expect(around(3, null)).toEqual({ left: [1], top: [2], right: [3] });
});
