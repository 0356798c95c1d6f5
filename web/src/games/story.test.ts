import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleOf, voice } from "../lib/bundle.svelte";
import { leadForGood } from "../lib/lead";
import { logOf } from "../lib/log";
import type { LinkoFact, LinkoView, PushFact, PushView, Replay } from "../lib/protocol";
import type { LogEntry } from "../lib/log";
import { phrases as speak } from "../lib/words";
import duel from "./linko/fixtures/duel.json";
import { story as linko } from "./linko/story";
import risk from "./push/fixtures/push-6.json";
import { story as push } from "./push/story";

beforeAll(() => {
  const words = ["table", "web-joy"].map((name) =>
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
  if (own) expect(lines[0]!.text).toContain(own === 1 ? "once" : `${own} times`);
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
