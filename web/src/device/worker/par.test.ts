// @vitest-environment node
// What Python wrote down (tests/records/test_daily.py) is what this device plays.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { engineFromDisk } from "../../engine/testing/disk";
import { DAILY_TERMS } from "../../protocol/policies.gen";
import { DAILY_GAMES, daily, dailyOf, shifted, today } from "../../deals/daily";
import { botSeed } from "./deal";
import { parOf } from "./par";
import { thinker } from "./think";

interface Vector {
  name: string;
  seeds: [seat: number, move: number, seed: number][];
  scores: number[];
  winners: number[];
  decisions: string;
}
const PATH = `${import.meta.dirname}/../../../../tests/games/vectors/daily.json`;
const vectors = JSON.parse(readFileSync(PATH, "utf8")) as Record<string, Vector>;

// promise: daily-same
test.each(DAILY_GAMES)("%s: a day's deal is the same here and in Python, bots and all", async (game) => {
  const { name, seeds, scores, winners } = vectors[game]!;
  const deal = daily(game, "2026-11-16");
  expect(deal.name).toBe(name);
  for (const [seat, move, seed] of seeds) expect(botSeed(`lynx1 ${name}`, seat, move)).toBe(seed);
  const engine = await engineFromDisk(game);
  expect(engine.data.version).toBe(DAILY_TERMS[game].rules);
  expect(await parOf(deal, "greedy", engine, thinker)).toEqual({ scores, winners });
});

test("a seed names a day's deal of these versions, or none", () => {
  const { name } = daily("push", "2026-02-28");
  expect(dailyOf(`lynx1 ${name}`)).toEqual(daily("push", "2026-02-28"));
  expect(dailyOf(name)?.date).toBe("2026-02-28");
  for (const other of [null, "tea", name.replace(" b2", " b1"), `${name} 2`, name.replace("push", "chess")])
    expect(dailyOf(other)).toBeNull();
});

test("days follow each other, also where clocks change", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(shifted("2026-03-01", -1)).toBe("2026-02-28");
  expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
});
