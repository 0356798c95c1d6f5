import { expect, test } from "vitest";
import { learn, speak } from "../words/bundle.svelte";
import type { LogEntry } from "../protocol/log";
import type { View } from "../protocol";
import { phrases, sayOr } from "../words/words";
import type { GameModule } from "../games/board";
import { daysLeft, timeLeft } from "./clock";
import { lastTurn } from "../protocol/log";
import { linesOf } from "./show.svelte";

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

test("what was told before a game's words came is told again in them, and then kept", async () => {
  await speak("en");
  let made = 0;
  const told = (): string[] => [sayOr("late-told", {}, `plain ${(made += 1)}`)];
  const game = { told } as unknown as GameModule;
  const lines = (one: LogEntry, seat = 1): string[] => linesOf(game, phrases(["Ann", "Ben"], seat), one);
  const one = entry(0);
  expect([lines(one), lines(one), lines(one, 2)]).toEqual([["plain 1"], ["plain 1"], ["plain 2"]]);
  learn("late-told = The pile is empty.");
  expect(lines(one, 2)).toEqual(["The pile is empty."]);
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
