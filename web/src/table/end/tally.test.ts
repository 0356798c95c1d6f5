import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../../words/bundle.svelte";
import { known, moduleOf } from "../../games";
import duel from "../../games/linko/fixtures/duel.json";
import risk from "../../games/push/fixtures/push-6.json";
import { logOf } from "../../protocol/log";
import type { LinkoView, PushView, Replay, View } from "../../protocol";
import { phrases as phrasesOf } from "../../words/words";
import type { GameModule } from "../../games/board";
import { ending, tally, tie, victory } from "./tally";

const modules: Record<string, GameModule> = {};
const count = (view: View) => tally(phrases, modules[view.game]!, view);
const phrases = phrasesOf(["Ada", "Ben", "Cleo"], 1);
beforeAll(async () => {
  const words = ["table", "later-end"].map((name) =>
    readFileSync(`../src/lynxdeck/locale/en/${name}.ftl`, "utf8"),
  );
  voice.bundle = bundleOf("en", words.join("\n"));
  for (const game of known) modules[game] = await moduleOf(game);
});

const linko = {
  game: "linko",
  end: "out",
  active: 2,
  winners: [2],
  players: [
    {
      hand_size: 6,
      layers: [
        [7, 2, 0],
        [14, 0, 2],
      ],
      score: -2,
      known: {},
    },
    {
      hand_size: 0,
      layers: [
        [3, 4, 1],
        [9, 1, 0],
      ],
      score: 6,
      known: {},
    },
    { hand_size: 2, layers: [[12, 8, 0]], score: 6, known: {} },
  ],
} as unknown as LinkoView;

const push = {
  game: "push",
  end: "stock",
  active: 1,
  winners: [1, 2],
  players: [
    { bench: { r6: 2 }, protected: { b1: 3 }, score: 15, cards: 5 },
    { bench: { g5: 3 }, protected: {}, score: 15, cards: 5 },
    { bench: {}, protected: {}, score: 0, cards: 0 },
  ],
} as unknown as PushView;

test("Linko counts cards laid and cards in hand, the winner first", () => {
  expect(count(linko).map(({ seat, gained, lost, score }) => [seat, gained, lost, score])).toEqual([
    [2, 6, 0, 6],
    [3, 8, 2, 6],
    [1, 4, 6, -2],
  ]);
});

test("Push counts bench and protected pile", () => {
  expect(count(push).map(({ seat, gained, safe, lost }) => [seat, gained, safe, lost])).toEqual([
    [1, 12, 3, null],
    [2, 15, 0, null],
    [3, 0, 0, null],
  ]);
});

test("a tie is told by what decided it", () => {
  expect(tie(count(linko), "hand")).toEqual({ by: "hand", seats: [2, 3] });
  expect(tie(count(push), "cards")).toEqual({ by: "shared", seats: [1, 2] });
  expect(tie(count({ ...push, winners: [2] }), "cards")).toEqual({ by: "cards", seats: [2, 1] });
  expect(tie(count({ ...linko, players: linko.players.slice(0, 2) }), "hand")).toBeNull();
});

test("end and victory in words", () => {
  expect(ending(phrases, linko)).toBe("Ben is out of cards: the game is over.");
  expect(ending(phrases, { ...linko, active: 1 })).toBe("You’re out of cards: the game is over.");
  expect(ending(phrases, push)).toBe("The draw pile is empty: the game is over.");
  expect(victory(phrases, [1])).toBe("You win!");
  expect(victory(phrases, [2, 3])).toBe("Ben and Cleo share the win!");
});

test.each([duel, risk])("what a score is made of adds up to it, all through a game", (replay) => {
  for (const { after } of logOf(replay as unknown as Replay)) {
    for (const { gained, safe, lost, score } of count(after)) expect(gained + safe - (lost ?? 0)).toBe(score);
  }
});
