import { expect, test } from "vitest";
import { dealAt, dealIn, placeOfDeal, type Deal } from "./deal";

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
  ["a fair deal", RECORD.replace("lynx1 a", "lynx2-fair a")],
  ["a lesson", RECORD.replace(/\[Seed.*\n/, "")],
  ["a game from elsewhere", RECORD.replace('"linko"', '"topper"')],
])("%s is not drawn again", (_, record) => expect(dealIn(record)).toBeNull());

test.each([
  "",
  "game=linko",
  "game=linko&edition=playte&seats=3&start=9&seed=1",
  ...[
    "0",
    "1",
    "6",
    "9000",
    "3000000",
    "1e9",
    "-3",
    "2.5",
    "NaN",
    "Infinity",
    "two",
    "",
    "9".repeat(400),
  ].map((seats) => `game=linko&edition=playte&seats=${seats}&seed=1`),
  ...["", "x", "customs", "__proto__", "push"].map(
    (edition) => `game=linko&edition=${edition}&seats=3&seed=1`,
  ),
  "game=linko&edition=custom&seats=9000&seed=1",
  `game=linko&edition=playte&seats=3&seed=${"1".repeat(201)}`,
])("no deal: %s", (query) => expect(dealAt(query)).toBeNull());
