import { expect, test } from "vitest";
import { eveningOf, fuller } from "./evening";
import { SHAPE, type Played } from "./finished";

const HOUR = 3_600_000;
const seat = (name: string, bot = false) => ({ name, bot, level: bot ? "easy" : null, face: null });
const game = (id: string, at: number, winner: number, more: Partial<Played> = {}): Played => ({
  id,
  shape: SHAPE,
  at,
  game: "linko",
  edition: "amigo-2022-basic",
  seats: [seat("Ada"), seat("Ben"), seat("Luna", true)],
  mine: [1],
  scores: [1, 2, 3],
  winners: [winner],
  end: "out",
  round: null,
  seed: null,
  deeds: { victims: { 2: 1 }, busts: 0 },
  ...more,
});

test("an evening is what the same people played one after the other, both games and all tables", () => {
  const all = [
    game("b 1", 12 * HOUR, 2, { game: "push", seats: [seat("Ben"), seat("Ada")], mine: [2], winners: [1] }),
    game("a 3", 11 * HOUR, 2),
    game("c 1", 10.5 * HOUR, 1, { seats: [seat("Ada"), seat("Cleo")] }),
    game("a 2", 10 * HOUR, 1),
    game("a 1", 1 * HOUR, 1),
  ];
  expect(eveningOf(all, "b 1")).toEqual({
    games: 3,
    won: [2, 1],
    run: 2,
    victim: { name: "Ben", count: 2 },
  });
  // Nine hours later it was another evening.
  expect(eveningOf(all, "a 2")).toBeNull();
});

test("who plays alone, or has played once, has no evening", () => {
  const alone = { seats: [seat("Ada"), seat("Luna", true)] };
  expect(eveningOf([game("a 2", 2, 1, alone), game("a 1", 1, 1, alone)], "a 2")).toBeNull();
  expect(eveningOf([game("a 1", 1, 1)], "a 1")).toBeNull();
  expect(eveningOf([], "a 1")).toBeNull();
});

test("the table knows what a new device does not, and this device what was played elsewhere", () => {
  const told = { games: 3, won: [2, 1], run: 2 };
  const kept = { games: 2, won: [1, 1], run: 1, victim: { name: "Ben", count: 4 } };
  expect(fuller(null, told)).toEqual({ ...told, victim: null });
  expect(fuller(kept, told)).toEqual({ ...told, victim: kept.victim });
  expect(fuller({ ...kept, games: 4 }, told)).toEqual({ ...kept, games: 4 });
  expect(fuller(kept)).toBe(kept);
});
