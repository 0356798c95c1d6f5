import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf, known } from "./index";

/** Made by themselves for each game, or on purpose: who checks a deal trusts nobody's deck. */
const MAY = /^(games|table[\\/]fair)[\\/]|\.test\.ts$|\.gallery\.svelte$|[\\/]testing[\\/]|\.gen\.ts$/;

test("no file outside a game's folder names a game", () => {
  const naming = globSync("**/*.{ts,svelte}", { cwd: "src" })
    .filter((path) => !MAY.test(path))
    .filter((path) => known.some((game) => readFileSync(`src/${path}`, "utf8").includes(`"${game}"`)));
  expect(naming).toEqual([]);
});

test("a game from elsewhere has no face", () => {
  expect(known).toEqual(["linko", "push"]);
  expect(faceOf("linko")?.tile.cards).toHaveLength(4);
  expect(faceOf("topper")).toBeNull();
});
