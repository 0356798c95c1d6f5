import { expect, test } from "vitest";
import { besides } from "./besides";

const PAGE = 844;

test("a part high up has the words below it, one far down above it", () => {
  expect(besides({ top: 80, bottom: 200 }, 160, PAGE)).toBe(214);
  expect(besides({ top: 640, bottom: 780 }, 160, PAGE)).toBe(466);
});

test("a part in the middle keeps the words where there is room", () => {
  expect(besides({ top: 300, bottom: 400 }, 160, PAGE)).toBe(414);
  expect(besides({ top: 300, bottom: 700 }, 160, PAGE)).toBe(126);
});

test("a part as big as the page: the words cover least", () => {
  expect(besides({ top: 70, bottom: 800 }, 300, PAGE)).toBe(536);
});

test("without a part the words stand in the middle", () => {
  expect(besides(null, 200, PAGE)).toBe(322);
});
