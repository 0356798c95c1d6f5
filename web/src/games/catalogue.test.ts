import { expect, test } from "vitest";
import { editionFor, fitting, sizes } from "./catalogue.svelte";
import type { GameInfo } from "../protocol";

const edition = (name: string, ...players: number[]) => ({ name, players, flags: {} });
const LINKO: GameInfo = {
  name: "linko",
  flags: [],
  levels: ["easy"],
  offered: [],
  editions: [
    edition("ravensburger-2014", 2, 3, 4, 5),
    edition("amigo-2022-basic", 3, 4, 5),
    edition("amigo-2022-duel", 2),
  ],
};

test("all numbers of players that some edition allows", () => expect(sizes(LINKO)).toEqual([2, 3, 4, 5]));

test("only editions that fit are offered", () => {
  expect(fitting(LINKO, 2).map(({ name }) => name)).toEqual(["ravensburger-2014", "amigo-2022-duel"]);
});

test.each([
  [3, undefined, "amigo-2022-basic"],
  [2, undefined, "amigo-2022-duel"],
  [2, "amigo-2022-basic", "amigo-2022-duel"],
  [4, "ravensburger-2014", "ravensburger-2014"],
  [9, undefined, ""],
])("%i players who wish for %s play %s", (players, wish, expected) => {
  expect(editionFor(LINKO, players, wish)).toBe(expected);
});
