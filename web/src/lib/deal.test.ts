import { expect, test } from "vitest";
import { agreed, commandFor, dealAt, dealIn, placeOfDeal, type Deal } from "./deal";

const DEAL: Deal = { game: "linko", edition: "amigo-2022-basic", seats: 3, start: 1, seed: "a b/ü&c" };
const RECORD = `[Game "linko"]
[Edition "amigo-2022-basic"]
[Seats "Ida | easy bot | easy bot 2"]
[Start "1"]
[Seed "lynx1 a b/ü&c"]

1. 4x2 -
`;

test("a record tells its deal, and the link leads back to it", () => {
  expect(dealIn(RECORD)).toEqual(DEAL);
  expect(dealAt(placeOfDeal(DEAL).split("?")[1]!)).toEqual(DEAL);
  const later = { ...DEAL, start: 2 };
  expect(dealAt(placeOfDeal(later).split("?")[1]!)).toEqual(later);
});

test.each([
  ["a fair deal", RECORD.replace("lynx1 a", "lynx1-fair a")],
  ["a lesson", RECORD.replace(/\[Seed.*\n/, "")],
  ["a game from elsewhere", RECORD.replace('"linko"', '"topper"')],
])("%s is not drawn again", (_, record) => expect(dealIn(record)).toBeNull());

test.each([
  "",
  "game=linko",
  "game=linko&edition=x&seats=3&start=9&seed=1",
  "game=linko&edition=x&seats=two&seed=1",
])("no deal: %s", (query) => expect(dealAt(query)).toBeNull());

test("a terminal is told the same, where it can deal it", () => {
  expect(commandFor({ ...DEAL, seed: "k3r" })).toBe(
    "lynxdeck play linko --edition amigo-2022-basic --seats 3 --seed k3r",
  );
  expect(commandFor(DEAL)).toBeNull();
  expect(commandFor({ ...DEAL, seed: "k3r", start: 2 })).toBeNull();
});

test("house rules are asked for flag by flag", () => {
  expect(agreed("custom risk=yes follow_up=free")).toEqual({ flags: ["risk=yes", "follow_up=free"] });
  expect(agreed("push")).toEqual({ edition: "push" });
});
