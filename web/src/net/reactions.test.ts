import { beforeEach, expect, test, vi } from "vitest";
import { breath, Reactions } from "./reactions.svelte";
import { settings } from "../mine/settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  settings.reactions = true;
});

test("a seat shows its newest reaction, for a moment", () => {
  const reactions = new Reactions();
  reactions.hear({ seat: 1, what: "laugh" });
  reactions.hear({ seat: 2, what: "ouch" });
  vi.advanceTimersByTime(2000);
  reactions.hear({ seat: 1, what: "wow" });
  expect(reactions.shown).toMatchObject([
    { seat: 2, what: "ouch" },
    { seat: 1, what: "wow" },
  ]);
  vi.advanceTimersByTime(2000);
  expect(reactions.shown).toMatchObject([{ seat: 1, what: "wow" }]);
  vi.advanceTimersByTime(2000);
  expect(reactions.shown).toEqual([]);
});

test("who wants no reactions sees none", () => {
  settings.reactions = false;
  const reactions = new Reactions();
  reactions.hear({ seat: 2, what: "growl" });
  expect(reactions.shown).toEqual([]);
});

test("the own button rests after each, so that no table has to refuse one", () => {
  breath.take();
  expect(breath.resting).toBe(true);
  vi.advanceTimersByTime(1999);
  expect(breath.resting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(breath.resting).toBe(false);
});
