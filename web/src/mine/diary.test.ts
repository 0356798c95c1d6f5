import { beforeEach, expect, test, vi } from "vitest";
import { daily, shifted, today } from "../deals/daily";
import { diary, noteDaily } from "./diary.svelte";

const DONE = { scores: [5, 3, 1], winners: [1] };
const name = (date: string, game: "linko" | "push" = "linko"): string => daily(game, date).name;

function played(...dates: string[]): void {
  diary.add(Object.fromEntries(dates.map((date) => [name(date), { table: "~a", mine: DONE }])));
}

beforeEach(() => diary.clear());

test("a table tells whether it is one of a day", () => {
  diary.begin("daily 2026-11-19 push", "~t");
  expect(diary.at("~t")).toBe("daily 2026-11-19 push");
  expect([diary.at("~u"), diary.at(null)]).toEqual([null, null]);
});

test("days in a row end today, or yesterday while today's is still to be played", () => {
  played("2026-11-14", "2026-11-15", "2026-11-16");
  expect(diary.streak("2026-11-16")).toBe(3);
  expect(diary.streak("2026-11-17")).toBe(3);
  expect(diary.streak("2026-11-18")).toBe(0);
});

test("a gap ends it, both games of a day count once, and one that is not over counts for nothing", () => {
  played("2026-11-12", "2026-11-14", "2026-11-15");
  diary.add({ [name("2026-11-15", "push")]: { table: "~b", mine: DONE } });
  diary.begin(name("2026-11-16"), "~c");
  expect(diary.streak("2026-11-16")).toBe(2);
});

test("months, leap days and the change of clocks are days like others", () => {
  played("2028-02-28", "2028-02-29", "2028-03-01");
  expect(diary.streak("2028-03-01")).toBe(3);
  for (const date of ["2026-03-29", "2026-10-25", "2026-12-31"])
    expect(shifted(shifted(date, 1), -1)).toBe(date);
});

test("the date is the one where the device is", () => {
  const late = new Date(2026, 10, 16, 23, 59, 59);
  expect(today(late)).toBe("2026-11-16");
  expect(today(new Date(late.getTime() + 1000))).toBe("2026-11-17");
});

test("who flies west and has today twice keeps their days", () => {
  played("2026-11-15", "2026-11-16", "2026-11-17");
  expect(diary.streak("2026-11-16")).toBe(2);
  expect(diary.streak("2026-11-17")).toBe(3);
});

test("a game that ends after midnight counts for the day of its deal, and only its first try", () => {
  vi.setSystemTime(new Date(2026, 10, 17, 0, 5));
  const deal = daily("linko", "2026-11-16");
  diary.begin(deal.name, "~first");
  noteDaily("~second", `lynx1 ${deal.name}`, DONE);
  expect(diary.dates.size).toBe(0);
  noteDaily("~first", `lynx1 ${deal.name}`, DONE);
  expect([...diary.dates]).toEqual(["2026-11-16"]);
  vi.useRealTimers();
});

test("what this device has played is not overwritten from a file", () => {
  played("2026-11-16");
  diary.add({ [name("2026-11-16")]: { table: "~other", mine: { scores: [99, 0, 0], winners: [1] } } });
  expect(diary.day(name("2026-11-16"))?.table).toBe("~a");
});
