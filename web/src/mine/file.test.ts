import { expect, test } from "vitest";
import { read, written, type Saved } from "./file";
import { SHAPE } from "./finished";
import { sound, type Walked } from "./trail.svelte";

const game: Saved = {
  id: "~t 1",
  shape: SHAPE,
  at: 1_790_000_000_000,
  game: "push",
  edition: "push",
  seats: ["Ada", "Luna"].map((name) => ({ name, bot: false, level: null, face: null })),
  mine: [1],
  scores: [9, 4],
  winners: [1],
  end: "stock",
  round: null,
  seed: null,
  deeds: null,
  record: '[Game "push"]',
};
const days = { "daily 2026-11-16 push push 3 hard r1 b1": { table: "~a" } };

test("what is saved can be read again", () => {
  const trail = { crowns: { rose: [true, false, true] }, looks: { cloth: "red", back: null, wears: null } };
  expect(read(written([game], days, trail as unknown as Walked))).toEqual({
    games: [game],
    days,
    trail,
    broken: 0,
  });
});

test("what is broken in a file is left out and counted", () => {
  const text = JSON.stringify({ lynxdeck: "games", games: [game, { ...game, scores: "9" }, null, 7] });
  expect(read(text)).toEqual({ games: [game], days: {}, trail: sound(null), broken: 3 });
  const odd = { lynxdeck: "games", games: [], days: { "daily x": null, other: { table: "~a" }, ...days } };
  expect(read(JSON.stringify(odd))).toEqual({ games: [], days, trail: sound(null), broken: 0 });
});

test.each(["", "{", "[]", "null", "7", '[Game "push"]', '{"games": []}', '{"lynxdeck": "games"}'])(
  "%s is no file of games",
  (text) => expect(read(text)).toBeNull(),
);
