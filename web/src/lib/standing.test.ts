import { beforeEach, expect, test, vi } from "vitest";
import { FORMAT, type Head } from "../local/store/head";
import { bundleOf, voice } from "./bundle.svelte";

vi.mock("./named", () => ({ gameName: (name: string) => name, editionName: (name: string) => name }));
const { standingHere } = await import("./standing");

const HEAD: Head = {
  ...{ table: "~a", format: FORMAT, rules: 1, game: "push", edition: "push", title: "", mine: [1], n: 5 },
  ...{ status: "playing", to_move: 1, winners: [], scripted: false, created: 1, touched: 1 },
  seats: [
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "Otto" },
    { kind: "bot", name: "Luna" },
  ],
};

beforeEach(() => {
  voice.bundle = bundleOf(
    "en",
    `web-with = with { $names }
web-alone = alone
table-names-pair = { $first } and { $last }
table-won = { $who ->
    [you] You win.
    [shared] { $names } share the win.
   *[other] { $names } wins.
 }
`,
  );
});

const said = (more: Partial<Head>) => {
  const { asked, over, word, result } = standingHere({ ...HEAD, ...more });
  return [asked, over, word, result];
};

test("a game on this device tells whose turn it is, and who won", () => {
  expect(standingHere(HEAD)).toMatchObject({ table: "~a", title: "push", about: "with Otto and Luna" });
  expect(said({})).toEqual([true, false, "asked", undefined]);
  expect(said({ to_move: 2 })).toEqual([false, false, "on", undefined]);
  expect(said({ status: "between", to_move: null })).toEqual([false, false, "between", undefined]);
  expect(said({ status: "over", winners: [1] })).toEqual([false, true, "over", "You win."]);
  expect(said({ status: "over", winners: [2] })).toEqual([false, true, "over", "Otto wins."]);
  expect(said({ status: "over", winners: [2, 3] })[3]).toBe("Otto and Luna share the win.");
  expect(said({ status: "over", winners: [1], mine: [1, 2] })[3]).toBe("Ann wins.");
});
