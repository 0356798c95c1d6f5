import { describe, expect, test } from "vitest";
import type { Fact } from "../protocol";
import { deedsOf, isPlayed, placeOf, type Played, type PlayedSeat, SHAPE, snatches } from "./finished";
import { figuresOf, levelOf } from "./figures";
import { when } from "../screens/history/format";

const bot = (name: string, level: PlayedSeat["level"] = "easy"): PlayedSeat => ({
  name,
  bot: true,
  level,
  face: null,
});
const ada: PlayedSeat = { name: "Ada", bot: false, level: null, face: 3 };

let number = 0;
const game = (scores: number[], more: Partial<Played> = {}): Played => ({
  id: `~t ${(number += 1)}`,
  shape: SHAPE,
  at: number,
  game: "linko",
  edition: "amigo-2022-basic",
  seats: [ada, bot("Luna"), bot("Otto")].slice(0, scores.length),
  mine: [1],
  scores,
  winners: scores.flatMap((score, i) => (score === Math.max(...scores) ? [i + 1] : [])),
  end: "out",
  round: null,
  seed: null,
  deeds: { victims: {}, busts: 0 },
  ...more,
});

describe("figures", () => {
  test("are shares of games won, a shared win counting in part", () => {
    const all = [game([9, 3, 1]), game([2, 8, 1]), game([7, 7, 1]), game([5, 3], { game: "push" })];
    const { games, won, byGame, bySeats } = figuresOf(all);
    expect([games, won]).toEqual([4, 2.5]);
    expect(byGame).toEqual([
      { key: "linko", games: 3, won: 1.5 },
      { key: "push", games: 1, won: 1 },
    ]);
    expect(bySeats.map(({ key }) => key)).toEqual(["2", "3"]);
  });

  test("count streaks from the last game on, and the longest", () => {
    const [won, lost] = [() => game([9, 1]), () => game([1, 9])];
    const all = [won, won, lost, won, won, won].map((make) => make());
    expect(figuresOf(all)).toMatchObject({ streak: 2, best: 3 });
    expect(figuresOf([lost(), won()])).toMatchObject({ streak: 0, best: 1 });
  });

  test("tell at each game how many were won in a row by then", () => {
    const [first, shared, lost, won] = [
      game([9, 1]),
      game([5, 5], { winners: [1, 2] }),
      game([1, 9]),
      game([9, 1]),
    ];
    const runs = (all: Played[]) => [...figuresOf(all).runs].map(([id, run]) => [id, run]);
    expect(runs([won, lost, shared, first])).toEqual([
      [first.id, 1],
      [shared.id, 2],
      [won.id, 1],
    ]);
    // Without the game that was lost and has been deleted, the others are in a row.
    expect(figuresOf([won, shared, first])).toMatchObject({ streak: 3, best: 3 });
    expect(figuresOf([])).toMatchObject({ streak: 0, best: 0 });
  });

  test("go by won or lost, not by points: a tie may be broken", () => {
    const [broken, lost] = [game([7, 7], { winners: [1] }), game([7, 7], { winners: [2] })];
    expect(figuresOf([broken]).streak).toBe(1);
    expect(figuresOf([lost]).streak).toBe(0);
  });

  test("are not broken by games that several people played here", () => {
    const [won, several] = [game([9, 1]), game([1, 9], { mine: [1, 2] })];
    expect(figuresOf([won, several, game([9, 1])])).toMatchObject({ streak: 2, games: 2 });
  });

  test("leave out games of several people at this device", () => {
    expect(figuresOf([game([9, 1], { mine: [1, 2] })]).games).toBe(0);
  });

  test("name the favourite victim over all games", () => {
    const deeds = (victims: Record<number, number>) => ({ deeds: { victims, busts: 0 } });
    const all = [game([1, 2, 3], deeds({ 2: 2, 3: 3 })), game([1, 2, 3], deeds({ 2: 2 }))];
    expect(figuresOf(all).victim).toEqual({ name: "Luna", count: 4 });
    expect(figuresOf([game([1, 2])]).victim).toBeNull();
    // Two of a kind are no favourite, here as at the end of the game.
    expect(figuresOf([game([1, 2, 3], deeds({ 2: 2, 3: 2 }))]).victim).toBeNull();
    expect(figuresOf([game([1, 2], deeds({ 7: 3 }))]).victim).toBeNull();
  });

  test("chart the last games, the oldest first, as parts of the best score", () => {
    const { chart } = figuresOf([game([10, 5]), game([-3, 5]), game([2, 4])]);
    expect(chart.map(({ part, won }) => [part, won])).toEqual([
      [0.5, 0],
      [0, 0],
      [1, 1],
    ]);
  });
});

test("opponents are of one level, of several, or people", () => {
  expect(levelOf(game([1, 2, 3]))).toBe("easy");
  expect(levelOf(game([1, 2, 3], { seats: [ada, bot("Luna"), bot("Otto", "hard")] }))).toBe("mixed");
  expect(levelOf(game([1, 2], { seats: [ada, { ...ada, name: "Ben" }] }))).toBe("people");
});

test("places go by points, and a tie that was broken by who won", () => {
  const tied = game([7, 7, 9, 7], { winners: [3] });
  expect([1, 2, 3, 4].map((seat) => placeOf(tied, seat))).toEqual([2, 2, 1, 2]);
  expect(placeOf(game([5, 5], { winners: [2] }), 1)).toBe(2);
});

test("deeds are those of one seat", () => {
  const layer: [number, number, number] = [5, 2, 0];
  const facts = [
    { fact: "snatched", seat: 1, victim: 2, layer },
    { fact: "snatched", seat: 2, victim: 1, layer },
    { fact: "snatched", seat: 1, victim: 2, layer },
    { fact: "busted", seat: 1, card: "r5" },
    { fact: "dry" },
  ] as Fact[];
  const deeds = deedsOf(1, facts);
  expect(deeds).toEqual({ victims: { 2: 2 }, busts: 1 });
  expect(snatches(deeds)).toBe(2);
});

test("a day is told as people tell it", () => {
  const now = new Date(2026, 10, 16, 9).getTime();
  expect(when(new Date(2026, 10, 16, 1).getTime(), "en", now)).toBe("today");
  expect(when(new Date(2026, 10, 15, 23).getTime(), "en", now)).toBe("yesterday");
  expect(when(new Date(2026, 10, 13).getTime(), "en", now)).toBe("Friday");
  expect(when(new Date(2026, 9, 3).getTime(), "en", now)).toBe("Oct 3");
});

test("rows of another shape are left alone", () => {
  expect(isPlayed(game([1, 2]))).toBe(true);
  expect(isPlayed({ ...game([1, 2]), shape: SHAPE + 1 })).toBe(false);
  expect(isPlayed(null)).toBe(false);
});

test("rows that would not be understood are none", () => {
  const good = game([1, 2]);
  const wrongs = [{ seats: [1, 2] }, { scores: [1] }, { winners: [3] }, { mine: ["1"] }, { at: null }];
  for (const wrong of [...wrongs, { game: "" }, { deeds: 3 }])
    expect(isPlayed({ ...good, ...wrong })).toBe(false);
});
