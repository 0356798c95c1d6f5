import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Because, Moment } from "../../device/worker/coach";
import { counted as linko } from "../../games/linko/coach";
import { counted as push } from "../../games/push/coach";
import { bundleOf, voice } from "../../words/bundle.svelte";
import { LANGUAGES } from "../../words/languages";
import { phrases as speak } from "../../words/words";
import { opening, why, within } from "./why";

const phrases = speak(["Ada", "Luna", "Otto"], 1);
const speaks = (language: string): void => {
  const words = ["table", "later-coach"].map((name) =>
    readFileSync(`../src/lynxdeck/locale/${language}/${name}.ftl`, "utf8"),
  );
  voice.tongue = language as "en";
  voice.bundle = bundleOf(language as "en", words.join("\n"));
};
beforeAll(() => speaks("en"));

const chance = (share: number) => ({ share, error: 0.01 });
const moment = (because: Partial<Because> | null, more: Partial<Moment> = {}): Moment => ({
  ply: 3,
  made: "7x2",
  other: "7x3",
  good: false,
  chances: { made: chance(0.2), other: chance(0.35) },
  deals: 100,
  because: because && {
    came: "snatched",
    least: 0,
    often: 71,
    there: 9,
    seat: null,
    certain: null,
    numbers: {},
    ...because,
  },
  ...more,
});

test("what is likely is told with both its numbers, the own choice first", () => {
  const told = "Someone snatches a layer of yours before your next turn";
  expect(why(phrases, "linko", moment({}), linko)).toEqual([
    `${told}: in 71 of 100 deals after your choice, in 9 after the other.`,
  ]);
  expect(why(phrases, "linko", moment({ there: 0 }, { good: true }), linko)).toEqual([
    `${told}: in none of 100 deals after your choice, in 71 after the other.`,
  ]);
});

test("what can be counted comes first, and says whose choice it speaks of", () => {
  const split = { certain: "split", numbers: { value: 7, held: 4, count: 2 } };
  expect(why(phrases, "linko", moment(split), linko)[0]).toBe("Your choice breaks up your four 7s.");
  expect(why(phrases, "linko", moment(split, { good: true }), linko)[0]).toBe(
    "The other choice breaks up your four 7s.",
  );
  const known = { certain: "known", numbers: { name: 1, value: 9, count: 2 } };
  expect(why(phrases, "linko", moment(known), linko)[0]).toBe("Everybody could see that Luna holds two 9s.");
  const risk = { came: "lose", certain: "at-risk", numbers: { colour: 1, points: 11 } };
  expect(why(phrases, "push", moment(risk), push)[0]).toBe("11 points in ■ blue lie open to the die.");
});

test("without a reason that is said", () => {
  expect(why(phrases, "linko", moment(null), linko)).toEqual([
    "No single reason explains it. Many small things add up.",
  ]);
});

test("the opening speaks of what choices cost, and the error is never nothing", () => {
  expect(opening([])).toBe("well");
  expect(opening([moment(null, { good: true })])).toBe("well");
  expect(opening([moment(null, { chances: { made: chance(0.2), other: chance(0.25) } })])).toBe("little");
  expect(opening([moment(null)])).toBe("some");
  expect([within(0.001), within(0.013)]).toEqual([1, 3]);
});

interface Told {
  readonly net: { readonly coach: { readonly reasons: readonly { name: string; takes: string[] }[] } };
}

test.each(Object.keys(LANGUAGES))("every reason has a sentence, for one and for many, in %s", (language) => {
  speaks(language);
  for (const [game, counted] of Object.entries({ linko, push })) {
    const file = readFileSync(`../src/lynxdeck/games/${game}/${game}.json`, "utf8");
    for (const { name, takes } of (JSON.parse(file) as Told).net.coach.reasons)
      for (const many of [1, 2, 4]) {
        const numbers = Object.fromEntries(takes.map((take) => [take, many]));
        const certain = takes.length > 0 && !["name", "least"].includes(takes.join());
        const because = { came: name, certain: null, least: many, seat: 2, numbers };
        const told = certain
          ? why(
              phrases,
              game,
              moment({ came: game === "push" ? "bust" : "snatched", certain: name, numbers }),
              (...given) => {
                const args = counted(...given);
                return { ...args, whole: args.whole ?? "", layer: args.layer ?? "" };
              },
            )
          : why(phrases, game, moment(because), counted);
        for (const line of told) expect(line).not.toMatch(/coach-|[{}]|undefined/);
      }
  }
});
