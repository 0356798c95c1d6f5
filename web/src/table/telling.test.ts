import { expect, test } from "vitest";
import type { LogEntry } from "../lib/log";
import type { View } from "../lib/protocol";
import { daysLeft, timeLeft } from "./clock";
import { lastTurn } from "./telling";

const entry = (n: number, turn?: number): LogEntry => ({
  n,
  seat: 1,
  token: "",
  facts: turn === undefined ? [] : [{ fact: "turn", seat: turn }],
  before: {} as View,
  after: {} as View,
});

test("the last turn is all that followed its opening decision", () => {
  const log = [entry(0, 2), entry(1), entry(2), entry(3)];
  expect(lastTurn(log).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(lastTurn([])).toEqual([]);
  // Also when the same seat has the next turn, and while the one after has not begun.
  expect(lastTurn([entry(0, 1), entry(1, 1)]).map(({ n }) => n)).toEqual([1]);
});

test("a clock's words", () => {
  expect([timeLeft(0), timeLeft(7_200), timeLeft(750_000), timeLeft(3_723_000), timeLeft(-5)]).toEqual([
    "0:00",
    "0:08",
    "12:30",
    "1:02:03",
    "0:00",
  ]);
  expect([daysLeft(86_400_000), daysLeft(3 * 86_400_000)]).toEqual([null, 3]);
});
