import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examplesOf } from "./examples";
import { sections } from "../rules/markdown";
import { span } from "../rules/relevance";

test.each(["linko", "push"])("every example of %s stands next to a section that there is", async (game) => {
  const text = readFileSync(`../docs/rules/en/${game}.md`, "utf-8");
  const keys = sections(text).map(({ key }) => key);
  const drawn = Object.keys(await examplesOf(game));
  expect(drawn.length).toBeGreaterThan(2);
  expect(keys).toEqual(expect.arrayContaining(drawn));
});

test("a game from elsewhere has none", async () => {
  expect(await examplesOf("topper")).toEqual({});
});

test("for how many", () => {
  expect(span([2, 3, 4])).toBe("2–4");
  expect(span([2])).toBe("2");
});
