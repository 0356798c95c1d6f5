import { expect, test } from "vitest";
import { patched } from "./log";
import type { LinkoView } from ".";

const VIEW = {
  game: "linko",
  move: 31,
  to_move: 1,
  hand: { "3": 2 },
  players: [
    { hand_size: 9, layers: [] },
    { hand_size: 4, layers: [[6, 3, 1]] },
  ],
  display: [["7"], null, ["J"]],
  legal: ["L"],
} as unknown as LinkoView;

test("a patch sets fields, players' fields and places", () => {
  const after = patched(VIEW, {
    move: 32,
    "players.0.hand_size": 8,
    "display.1": ["12"],
    hand: { "3": 1 },
    legal: [],
  });
  expect(after).toEqual({
    ...VIEW,
    move: 32,
    hand: { "3": 1 },
    legal: [],
    players: [{ hand_size: 8, layers: [] }, VIEW.players[1]],
    display: [["7"], ["12"], ["J"]],
  });
});

test("the view before stays as it was, and what did not change is shared", () => {
  const before = structuredClone(VIEW);
  const after = patched(VIEW, { "players.0.hand_size": 8 });
  expect(VIEW).toEqual(before);
  expect(after.players[1]).toBe(VIEW.players[1]);
  expect(after.display).toBe(VIEW.display);
  expect(Array.isArray(after.players)).toBe(true);
});

test("a patch that points nowhere is a fault", () => {
  expect(() => patched(VIEW, { "hand.3.x.y": 1 })).toThrow();
});
