import { expect, test } from "vitest";
import { read, written, type Saved } from "./file";
import { SHAPE } from "./played";

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
  expect(read(written([game], days))).toEqual({ games: [game], days, broken: 0 });
});

test("what is broken in a file is left out and counted", () => {
  const text = JSON.stringify({ lynxdeck: "games", games: [game, { ...game, scores: "9" }, null, 7] });
  expect(read(text)).toEqual({ games: [game], days: {}, broken: 3 });
  const odd = { lynxdeck: "games", games: [], days: { "daily x": null, other: { table: "~a" }, ...days } };
  expect(read(JSON.stringify(odd))).toEqual({ games: [], days, broken: 0 });
});

test.each(["", "{", "[]", "null", "7", '[Game "push"]', '{"games": []}', '{"lynxdeck": "games"}'])(
  "%s is no file of games",
  (text) => expect(read(text)).toBeNull(),
);
