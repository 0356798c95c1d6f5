import { beforeEach, expect, test, vi } from "vitest";
import { Ceremony } from "./ceremony.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

test("the last card is held, every seat is counted, then the winner is told", () => {
  const ceremony = new Ceremony();
  ceremony.begin(3, true);
  expect([ceremony.open, ceremony.pending]).toEqual([false, true]);
  vi.advanceTimersByTime(1000);
  expect([ceremony.open, ceremony.counted, ceremony.told]).toEqual([true, 1, false]);
  vi.advanceTimersByTime(1400);
  expect([ceremony.counted, ceremony.told]).toEqual([3, false]);
  vi.advanceTimersByTime(700);
  expect(ceremony.told).toBe(true);
});

test("a tap tells the winner at once", () => {
  const ceremony = new Ceremony();
  ceremony.begin(4, true);
  ceremony.hurry();
  expect(ceremony.open).toBe(false); // the last card is still looked at
  vi.advanceTimersByTime(1000);
  ceremony.hurry();
  expect([ceremony.counted, ceremony.told]).toEqual([4, true]);
});

test("who comes later sees the end as it stands", () => {
  const ceremony = new Ceremony();
  ceremony.begin(2, false);
  vi.advanceTimersByTime(0);
  expect([ceremony.open, ceremony.counted, ceremony.told]).toEqual([true, 2, true]);
  ceremony.fold();
  expect([ceremony.open, ceremony.pending]).toEqual([false, false]);
});
