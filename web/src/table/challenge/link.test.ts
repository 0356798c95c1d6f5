import { expect, test, vi } from "vitest";
import { partsOf } from "../../page/address";
import type { Deal } from "../../deals/deal";
import type { SeatInfo } from "../../protocol";
import { challengeAt, keepRival, levelAt, placeOfChallenge, rivalOf, signedAs } from "./link";

// jsdom cannot pack; that has its own tests in a browser.
vi.mock("../../records/pack", () => ({
  pack: (text: string) => Promise.resolve(encodeURIComponent(text)),
  unpack: (text: string) => Promise.resolve(text.endsWith("-") ? text : null),
}));

const deal: Deal = { game: "linko", edition: "amigo-2022-basic", seats: 3, start: 2, seed: "tea" };
const RECORD = `[Game "linko"]
[Edition "amigo-2022-basic"]
[Seats "Ida | Luna | Otto"]
[Start "2"]
[Seed "lynx1 tea"]

2. 4x2 -`;

test("a challenge goes as a link, and comes back whole", async () => {
  const { query, hash } = partsOf(await placeOfChallenge(deal, "hard", { record: RECORD, face: 7 }));
  expect(await challengeAt(query, hash)).toEqual({
    deal,
    level: "hard",
    same: true,
    record: RECORD,
    name: "Ida",
    face: 7,
  });
  for (const face of ["12", "-1", "x", ""])
    expect((await challengeAt(query.replace("face=7", `face=${face}`), hash))?.face).toBeNull();
  expect((await challengeAt(query.replace("bots=2", "bots=1"), hash))?.same).toBe(false);
});

test("a link with another's deal, or a damaged one, is none", async () => {
  const { query, hash } = partsOf(await placeOfChallenge(deal, "hard", { record: RECORD, face: 7 }));
  expect(await challengeAt(query.replace("seed=tea", "seed=coffee"), hash)).toBeNull();
  expect(await challengeAt(query.replace("level=hard", "level=god"), hash)).toBeNull();
  expect(await challengeAt(query, hash.slice(0, 30))).toBeNull();
  expect(await challengeAt(query, "")).toBeNull();
});

test("who sends it signs with their name, but with nobody else's", () => {
  expect(signedAs(RECORD, "Zoë")).toContain('[Seats "Zoë | Luna | Otto"]');
  expect(signedAs(RECORD, 'A"|b$&')).toContain('[Seats "Ab$& | Luna | Otto"]');
  for (const name of ["", " ", "Luna"]) expect(signedAs(RECORD, name)).toBe(RECORD);
});

test("only who played alone against bots of one level can be challenged", () => {
  const seat = (number: number, level: SeatInfo["level"]) => ({ seat: number, level }) as SeatInfo;
  const bots = [seat(1, null), seat(2, "easy"), seat(3, "easy")];
  expect(levelAt(bots, [1])).toBe("easy");
  expect(levelAt(bots, [1, 2])).toBeNull();
  expect(levelAt([seat(1, null), seat(2, "easy"), seat(3, "hard")], [1])).toBeNull();
  expect(levelAt([seat(1, null), seat(2, null)], [1])).toBeNull();
});

test("another's game is remembered by its deal", () => {
  keepRival("tea", { record: RECORD, face: 7 });
  expect(rivalOf("tea")).toEqual({ record: RECORD, face: 7 });
  expect(rivalOf("coffee")).toBeNull();
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a link with a seed that every object has something under finds nobody's game: %s",
  (seed) => {
    expect(rivalOf(seed)).toBeNull();
    keepRival(seed, { record: RECORD, face: null });
    expect(rivalOf(seed)).toEqual({ record: RECORD, face: null });
  },
);
