import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../words/bundle.svelte";
import { LANGUAGES } from "../words/languages";
import { logOf, type LogEntry } from "../protocol/log";
import type { LinkoView, PushFact, PushView, Replay } from "../protocol";
import { phrases as speak } from "../words/words";
import { guide as linko } from "./linko/guide";
import { table } from "./linko/testing/sample";
import { guide as push } from "./push/guide";
import two from "./push/fixtures/push-2.json";

type Push = LogEntry<PushView, PushFact>;

const phrases = speak(["Ada", "Luna", "Otto"], 1);
const speaks = (language: string): void => {
  const words = ["table", "web-tips", "later-tips"].map((name) =>
    readFileSync(`../src/lynxdeck/locale/${language}/${name}.ftl`, "utf8"),
  );
  voice.bundle = bundleOf(language as "en", words.join("\n"));
};
beforeAll(() => speaks("en"));

const log = logOf(two as unknown as Replay) as Push[];

/** What the guide says when one seat has played two 9s on another's two 7s. */
const taken = (active: number, victim: number, phase = "take") => {
  const players = [1, 2, 3].map((seat) => ({
    hand_size: 5,
    known: {},
    score: 0,
    layers: [[seat === active ? 9 : 7, 2, 0]],
  }));
  const to_move = phase === "take" ? active : 1;
  const view = table({ active, victim, to_move, phase, players } as Partial<LinkoView>);
  return linko(phrases, view).map(({ name, text }) => [name, text]);
};

test("a snatch is told with its reason, to the one it is made from and to the one who makes it", () => {
  expect(taken(2, 1)).toEqual([
    ["linko-snatched", "Luna plays two 9s and snatches two 7s from you: as many cards, and higher."],
  ]);
  expect(taken(1, 3)[0]).toEqual([
    "linko-snatch",
    "You play two 9s and snatch two 7s from Otto: as many cards, and higher. Take or leave them?",
  ]);
  expect(taken(2, 3)).toEqual([]);
});

test("the goal comes first, and the joker when one is held", () => {
  expect(linko(phrases, table()).map(({ name }) => name)).toEqual(["linko-goal", "linko-joker"]);
});

test("protecting is shown when it first pays, with what it saves", () => {
  const shown = (bench: Record<string, number>, pile = 40) => {
    const player = { bench, protected: {}, score: 0, cards: 0 };
    const legal = ["+", ...new Set(Object.keys(bench).map((card) => `!${card.charAt(0)}`))];
    const view = {
      ...log[0]!.before,
      seat: 1,
      to_move: 1,
      phase: "turn",
      players: [player, player],
      legal,
      pile,
    };
    return push(phrases, view, null).find(({ name }) => name === "push-protect")?.text;
  };
  expect(shown({ b2: 1, r1: 1 })).toBeUndefined();
  expect(shown({ b6: 1, b5: 1, r1: 1 })).toBe(
    "The die can take 12 points from you. Protecting ■ blue takes this turn, and 11 points are safe for good.",
  );
  expect(shown({ b6: 1, b5: 1 }, 3)).toBeUndefined();
});

test.each(Object.keys(LANGUAGES))(
  "seven sentences a game go with a newcomer, all of them in %s",
  (language) => {
    speaks(language);
    const names = new Set(
      log.flatMap(({ before, after: view }, i) =>
        [before, view].flatMap((one) =>
          [1, 2].flatMap((seat) => push(phrases, { ...one, seat }, log[i] ?? null).map(({ name }) => name)),
        ),
      ),
    );
    const phases = ["play", "take", "reclaim", "draw", "option"].flatMap((phase) =>
      [taken(1, 2, phase), taken(2, 1, phase)].flat(),
    );
    expect(names.size).toBeGreaterThan(4);
    expect(names.size).toBeLessThanOrEqual(7);
    expect(new Set(phases.map(([name]) => name)).size).toBe(7);
    for (const [, text] of phases) expect(text).not.toMatch(/web-|[{}]/);
  },
);
