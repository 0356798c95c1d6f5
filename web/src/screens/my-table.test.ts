import { beforeEach, expect, test, vi } from "vitest";
import { FORMAT, type Head } from "../device/store/store";
import { api } from "../net/api";
import { bundleOf, voice } from "../words/bundle.svelte";

vi.mock(import("../words/words"), async (original) => ({
  ...(await original()),
  gameName: (name: string) => name,
  editionName: (name: string) => name,
}));
const { myTable, myTableHere } = await import("./my-table");

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
table-you = You
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
  const { asked, over, word, result } = myTableHere({ ...HEAD, ...more });
  return [asked, over, word, result];
};

test("a game on this device tells whose turn it is, and who won", () => {
  expect(myTableHere(HEAD)).toMatchObject({ table: "~a", title: "push", about: "with Otto and Luna" });
  expect(said({})).toEqual([true, false, "asked", undefined]);
  expect(said({ to_move: 2 })).toEqual([false, false, "on", undefined]);
  expect(said({ status: "between", to_move: null })).toEqual([false, false, "between", undefined]);
  expect(said({ status: "over", winners: [1] })).toEqual([false, true, "over", "You win."]);
  expect(said({ status: "over", winners: [2] })).toEqual([false, true, "over", "Otto wins."]);
  expect(said({ status: "over", winners: [2, 3] })[3]).toBe("Otto and Luna share the win.");
  expect(said({ status: "over", winners: [1], mine: [1, 2] })[3]).toBe("Ann wins.");
});

test("a table that was left is played on by a bot: it is never my move there", async () => {
  const seat = { seat: 1, kind: "person", name: "Ann", stand_in: false };
  const info = { status: "playing", setup: { game: "push", edition: "push", title: "" }, seats: [seat] };
  const kept = { table: "abc", game: "push", edition: "push", names: [], seats: [1], at: 1 };
  const at = async (stand_in: boolean) => {
    const told = { info: { ...info, seats: [{ ...seat, stand_in }] }, mine: [1], host: false };
    vi.spyOn(api, "table").mockResolvedValue(told as never);
    vi.spyOn(api, "view").mockResolvedValue({ view: { to_move: 1 } } as never);
    const one = await myTable(kept as never);
    return [one?.asked, one?.left];
  };
  expect(await at(false)).toEqual([true, false]);
  expect(await at(true)).toEqual([false, true]);
});
