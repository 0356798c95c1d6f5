import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../../words/bundle.svelte";
import { daily } from "../../deals/daily";
import { pictureFor, wordsFor, type DayTold } from "./sharing";

beforeAll(() => {
  const files = ["table", "web-daily", "later-daily", "later-games", "web-shell"];
  const words = files.map((name) => readFileSync(`../src/lynxdeck/locale/en/${name}.ftl`, "utf8"));
  voice.bundle = bundleOf("en", words.join("\n"));
});

const told: DayTold = {
  deal: daily("linko", "2026-11-16"),
  day: { table: "~a", expert: { scores: [19, 2, 30], winners: [3] } },
  mine: { scores: [-3, 21, 4], winners: [2] },
  streak: 5,
};

test("a day's result in words", () => {
  expect(wordsFor(told).split("\n")).toEqual([
    "Lynxdeck, deal of the day: Linko, November 16, 2026",
    "Third: −3 · 21 · 4",
    "The expert bot got 19",
    "5 days in a row",
  ]);
  expect(wordsFor({ ...told, day: { table: "~a" }, streak: 1 }).split("\n")).toHaveLength(2);
});

test("a day's result for a picture: who has played so far, and nothing of the cards", () => {
  expect(pictureFor(told)).toEqual({
    title: "Deal of the day",
    game: "Linko",
    felt: "green",
    date: "November 16, 2026",
    won: false,
    place: "Third",
    points: "−3 points",
    rows: [
      { who: "Me", score: -3, me: true },
      { who: "Expert bot", score: 19, me: false },
    ],
    streak: { count: 5, words: "days in a row" },
  });
  expect(pictureFor({ ...told, streak: 1 }).streak).toBeNull();
});

test("the date is the deal's own, wherever the device is", () => {
  for (const date of ["2026-01-01", "2026-03-29", "2026-12-31"])
    expect(wordsFor({ ...told, deal: daily("push", date) })).toContain(`${Number(date.slice(8))}, 2026`);
});
