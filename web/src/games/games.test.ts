import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { profileOf, known } from "./index";

/** Made by themselves for each game, or on purpose: who checks a deal trusts nobody's deck, and the trail leads from
 * game to game. */
const MAY =
  /^(games|fair)[\\/]|^deals[\\/]terms\.ts$|^mine[\\/]trail\.svelte\.ts$|\.test\.ts$|[\\/]testing[\\/]|\.gen\.ts$/;

test("no file outside a game's folder names a game", () => {
  const naming = globSync("**/*.{ts,svelte}", { cwd: "src" })
    .filter((path) => !MAY.test(path))
    .filter((path) => known.some((game) => readFileSync(`src/${path}`, "utf8").includes(`"${game}"`)));
  expect(naming).toEqual([]);
});

test("a game from elsewhere has no face", () => {
  expect(known).toEqual(["linko", "push"]);
  expect(profileOf("linko")?.tile.cards).toHaveLength(4);
  expect(profileOf("topper")).toBeNull();
});
