import { beforeEach, expect, test } from "vitest";
import { LYNXES } from "../protocol/policies.gen";
import type { Fact, TableInfo, View } from "../protocol";
import { didDeed, earned, PRIZES, sound, stationOf, STATIONS, trail, type Crowns } from "./trail.svelte";

beforeEach(() => trail.clear());

const ALL: Crowns = [true, true, true];
const laid = (seat: number, layer: [number, number, number]): Fact => ({ fact: "laid", seat, layer });
const snatched = (seat: number, victim: number, layer: [number, number, number]): Fact => ({
  fact: "snatched",
  seat,
  victim,
  layer,
});

test("the stations are the lynxes in their order, and only earlier ones fill a table", () => {
  expect(STATIONS.map(({ lynx }) => lynx)).toEqual(LYNXES);
  STATIONS.forEach(({ lynx, bots }, at) => {
    expect(bots[0]).toBe(lynx);
    for (const other of bots.slice(1)) if (other !== "easy") expect(LYNXES.indexOf(other)).toBeLessThan(at);
  });
});

test("a table is a station's by its game, edition and company", () => {
  const seats = [null, "ink", "rose"].map((level) => ({ level }));
  const info = (edition: string) => ({ seats, setup: { game: "linko", edition } }) as unknown as TableInfo;
  expect(stationOf(info("amigo-2022-advanced"))?.lynx).toBe("ink");
  expect(stationOf(info("amigo-2022-basic"))).toBeNull();
});

test("a station opens when the one before is won, and deeds do not open it", () => {
  expect(STATIONS.filter((one) => trail.open(one)).map(({ lynx }) => lynx)).toEqual(["rose"]);
  trail.add("rose", [false, true, false]);
  expect(trail.next?.lynx).toBe("rose");
  trail.add("rose", [true, false, false]);
  expect(trail.next?.lynx).toBe("rust");
  expect(trail.crowns("rose")).toEqual([true, true, false]);
  expect(trail.sum).toBe(2);
});

test("only new crowns are told, and a game that is lost takes none", () => {
  expect(trail.add("rose", [true, false, true])).toEqual([true, false, true]);
  expect(trail.add("rose", [true, true, false])).toEqual([false, true, false]);
  expect(trail.crowns("rose")).toEqual(ALL);
});

test("prizes are won lynx by lynx, the last two with every crown", () => {
  const won = () => PRIZES.filter(([prize]) => trail.has(prize)).length;
  trail.add("rose", ALL);
  expect(won()).toBe(0);
  trail.add("rust", [true, false, false]);
  expect(trail.has("cloth-red")).toBe(true);
  for (const lynx of LYNXES) trail.add(lynx, [true, true, false]);
  expect(won()).toBe(PRIZES.length - 2);
  for (const lynx of LYNXES) trail.add(lynx, ALL);
  expect(won()).toBe(PRIZES.length);
});

test("the three crowns of a game: won, the deed, by ten", () => {
  const view = (scores: number[], winners: number[]) =>
    ({ players: scores.map((score) => ({ score })), winners }) as unknown as View;
  const facts = [laid(1, [4, 3, 1])];
  expect(earned("rust", 1, view([20, 10], [1]), facts)).toEqual(ALL);
  expect(earned("rust", 1, view([19, 10], [1]), facts)).toEqual([true, true, false]);
  expect(earned("rust", 1, view([5, 30], [2]), facts)).toEqual([false, true, false]);
  expect(earned("rust", 2, view([5, 30], [2]), facts)).toEqual([true, false, true]);
});

test("every deed can be done, and is not done by another", () => {
  const took = (points: number): Fact => ({ fact: "took", seat: 1, points, cards: [] }) as unknown as Fact;
  const done: Record<string, [yes: Fact[], no: Fact[]]> = {
    rose: [Array(3).fill(snatched(1, 2, [4, 1, 0])), Array(3).fill(snatched(2, 1, [4, 1, 0]))],
    rust: [[laid(1, [5, 3, 1])], [laid(2, [5, 4, 0])]],
    olive: [[{ fact: "out", seat: 1 }], [{ fact: "out", seat: 2 }]],
    sand: [[snatched(1, 2, [4, 2, 1])], [snatched(1, 2, [4, 2, 0])]],
    ink: [[snatched(1, 2, [4, 2, 1])], [snatched(1, 2, [4, 3, 0])]],
    sky: [[snatched(2, 1, [4, 1, 0])], Array(2).fill(snatched(2, 1, [4, 1, 0]))],
    slate: [[{ fact: "busted", seat: 2 } as Fact], [{ fact: "busted", seat: 1 } as Fact]],
    pine: [
      [{ fact: "rolled", seat: 1, points: 0 } as Fact],
      [{ fact: "rolled", seat: 1, points: 1 } as Fact],
    ],
    snow: [[took(12)], [took(11)]],
    plum: [
      Array(2).fill({ fact: "protected", seat: 1, points: 15 }),
      [{ fact: "protected", seat: 1, points: 29 } as Fact],
    ],
    cocoa: [[laid(1, [5, 5, 1])], [laid(1, [5, 5, 0])]],
    amber: [Array(5).fill(snatched(1, 2, [4, 1, 0])), Array(4).fill(snatched(1, 2, [4, 1, 0]))],
  };
  for (const lynx of LYNXES) {
    expect(didDeed(lynx, 1, done[lynx]![0]), lynx).toBe(true);
    expect(didDeed(lynx, 1, done[lynx]![1]), lynx).toBe(false);
  }
});

test("what is spoilt is left out, and crowns of two devices join", () => {
  trail.add("rose", [true, false, false]);
  trail.join(sound({ crowns: { rose: [false, true, false], rust: [1, 2, 3], elk: ALL } }));
  expect(trail.crowns("rose")).toEqual([true, true, false]);
  expect(trail.sum).toBe(2);
  expect(sound({ looks: { cloth: "gold", back: "gold", wears: 7 } }).looks).toEqual({
    cloth: null,
    back: "gold",
    wears: null,
  });
  for (const wrong of [null, 3, "x", []]) expect(sound(wrong).crowns).toEqual({});
});
