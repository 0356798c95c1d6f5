import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examplesOf, glanceOf } from "./examples";
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

test.each(["linko", "push"])(
  "%s has six pictures, each with its sentence in every language",
  async (game) => {
    const pictures = await glanceOf(game);
    expect(pictures).toHaveLength(6);
    for (const language of ["en", "it", "pl", "fr", "de"]) {
      const words = readFileSync(`../src/lynxdeck/locale/${language}/later-learn.ftl`, "utf-8");
      const said = [...words.matchAll(new RegExp(`^web-glance-${game}-(\\d) = .`, "gm"))];
      expect(said.map(([, number]) => Number(number))).toEqual(pictures.map((_, i) => i + 1));
    }
  },
);
