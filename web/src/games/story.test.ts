import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../words/bundle.svelte";
import { leadForGood } from "./lead";
import { most } from "../mine/finished";
import { logOf } from "../protocol/log";
import type { LinkoFact, LinkoView, PushFact, PushView, Replay } from "../protocol";
import type { LogEntry } from "../protocol/log";
import { phrases as speak } from "../words/words";
import duel from "./linko/fixtures/duel.json";
import { story as linko } from "./linko/story";
import risk from "./push/fixtures/push-6.json";
import { story as push } from "./push/story";

beforeAll(() => {
  const words = ["table", "later-end"].map((name) =>
    readFileSync(`../src/lynxdeck/locale/en/${name}.ftl`, "utf8"),
  );
  voice.bundle = bundleOf("en", words.join("\n"));
});

const linkoLog = logOf(duel as unknown as Replay) as LogEntry<LinkoView, LinkoFact>[];
const pushLog = logOf(risk as unknown as Replay) as LogEntry<PushView, PushFact>[];

test("snatches are counted from the facts", () => {
  const snatched = linkoLog.flatMap(({ facts }) => facts.filter(({ fact }) => fact === "snatched"));
  const own = snatched.filter((fact) => "seat" in fact && fact.seat === 1).length;
  const lines = linko.lines(speak(["Ada", "Ben"], 1), linkoLog, linkoLog.at(-1)!.after);
  expect(lines.length).toBeLessThanOrEqual(3);
  if (own) expect(lines[0]!.text).toContain(["once", "twice"][own - 1] ?? `${own} times`);
});

test("Push tells the column that brought most", () => {
  const took = pushLog.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.fact === "took" ? fact.points : [])),
  );
  const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"];
  const [first] = push.lines(speak(names, null), pushLog, pushLog.at(-1)!.after);
  expect(first!.text).toContain(`${Math.max(...took)} point`);
});

test.each([
  ["linko", linko.moments(linkoLog), linkoLog.length],
  ["push", push.moments(pushLog), pushLog.length],
] as const)("the moments of %s are a handful, in order, each once", (_, moments, length) => {
  const at = moments.map(({ n }) => n);
  expect(at).toEqual([...new Set(at)].sort((a, b) => a - b));
  expect(at.length).toBeLessThanOrEqual(8);
  expect(at.every((n) => n >= 0 && n < length)).toBe(true);
});

test("the end says why, from facts", () => {
  const said = (game: typeof linko, view: object, facts: object[] = [], seat: number | null = 1) =>
    game.why(speak(["Ada", "Luna", "Otto"], seat), [{ facts } as never], view as never);
  const hands = (...sizes: number[]) =>
    sizes.map((hand_size) => ({
      hand_size,
      layers: [
        [9, 3, 0],
        [7, 2, 0],
      ],
    }));
  const out = { end: "out", active: 2, winners: [2], players: hands(9, 0, 3) };
  expect(said(linko, out)).toBe("Luna went out while you held 9 cards.");
  expect(said(linko, out, [], 2)).toBe("You went out while the others held 12 cards.");
  expect(said(linko, out, [], null)).toBe("Luna went out while the others held 12 cards.");
  const robbed = { fact: "snatched", seat: 2, victim: 1, layer: [9, 3, 0] };
  const dry = { ...out, end: "stock", players: hands(2, 0, 3) };
  expect(said(linko, dry, [robbed, robbed])).toBe(
    "You were snatched from twice, and lost six cards from the table.",
  );
  expect(said(linko, dry, [], 2)).toBe("Nobody could snatch your five cards.");
  expect(said(linko, dry)).toBeNull();
  const [mine, hers, his] = hands(2, 0, 3) as [object, object, object];
  const more = { ...dry, players: [mine, { ...hers, layers: [[9, 8, 0]] }, his] };
  expect(said(linko, more)).toBe("Luna had 8 cards on the table in the end, you 5.");
  const bench = (safe: object = {}) => ({ players: [{ bench: {}, protected: safe }, {}, {}], winners: [2] });
  const roll = (points: number) => ({ fact: "rolled", seat: 1, face: "r", points });
  const at = push as unknown as typeof linko;
  expect(said(at, bench(), [roll(18), roll(13)])).toBe("You never protected; the die took 31 points.");
  expect(said(at, bench({ b5: 1 }), [roll(18)])).toBe("The die took 18 points from you.");
  expect(said(at, { ...bench({ b5: 2 }), winners: [1] }, [roll(1)])).toBe(
    "You protected 10 points: no die could take them.",
  );
  expect(said(at, { ...bench(), winners: [1] })).toBe("The die never took a point from you.");
  const took = (seat: number, points: number) => ({ fact: "took", seat, points, cards: [] });
  expect(said(at, bench({ b5: 1 }), [took(2, 40), took(1, 12), took(2, 20)])).toBe(
    "Luna took 60 points from the columns, you 12.",
  );
  const bust = { fact: "busted", seat: 1, card: "r5" };
  expect(said(at, bench(), [bust, bust])).toBe("You went bust twice, and took nothing either time.");
});

test("the most is one alone", () => {
  expect(
    most(
      new Map([
        [1, 2],
        [2, 3],
      ]),
    ),
  ).toEqual([2, 3]);
  expect(
    most(
      new Map([
        [1, 3],
        [2, 3],
      ]),
    ),
  ).toBeNull();
  expect(most(new Map())).toBeNull();
});

test("the lead for good begins where the winner was not ahead for the last time", () => {
  const scores = [
    [0, 0],
    [3, 1],
    [3, 4],
    [6, 4],
    [7, 4],
  ];
  const view = (i: number) => ({ players: scores[i]!.map((score) => ({ score })) });
  const log = [0, 1, 2, 3].map((n) => ({ n, before: view(n), after: view(n + 1) })) as unknown as LogEntry[];
  expect(leadForGood(log, 1)?.n).toBe(2);
  expect(leadForGood(log, 2)).toBeNull();
});
