// The one queue: what is shown, told and heard, and when, by a clock of our own.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastTurn, logOf, type LogEntry } from "../protocol/log";
import type { PushView, Replay, View } from "../protocol";
import type { Course } from "../net/seated";
import { settings } from "../mine/settings.svelte";
import { Stage } from "../motion/flights";
import { HURRIED } from "../motion/tempo";
import two from "../games/push/fixtures/push-2.json";
import { game as push } from "../games/push";
import { STANDS, TUMBLES } from "../games/push/beats";
import type { GameModule } from "../games/board";
import { Show } from "./show.svelte";

const heard: string[] = [];
vi.mock("../motion/sounds", () => ({ sound: (name: string) => heard.push(name) }));

const log = logOf(two as unknown as Replay);
const has = (entry: LogEntry, name: string): boolean => entry.facts.some(({ fact }) => fact === name);
const bust = log.find((entry) => has(entry, "busted"))!;
const next = log[log.indexOf(bust) + 1]!;

class Told implements Course {
  hold = null;
  view = $state.raw<View | null>(bust.before);
  log = $state.raw<LogEntry[]>([]);
  result = null;
  animate: Course["animate"] = null;

  /** As the session does: a decision is applied once it has been shown. */
  async happens(...entries: LogEntry[]): Promise<void> {
    for (const entry of entries) {
      await this.animate?.(entry);
      if (this.view !== entry.before) return;
      this.view = entry.after;
      this.log = [...this.log, entry];
    }
  }
}

let session: Told;
let show: Show;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
  heard.length = 0;
  session = new Told();
  stop = $effect.root(() => {
    show = new Show(session, () => push as unknown as GameModule);
    show.attach(document.createElement("div"), document.createElement("div"));
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const passes = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const toldOf = (): string[] => show.facts.map(({ fact }) => fact);
/** Lets time pass until the table shows a beat; how long that took. */
async function until(name: string | null): Promise<number> {
  const from = performance.now();
  while ((show.now?.beat.name ?? null) !== name) {
    await passes(10);
    if (performance.now() - from > 10_000) throw new Error(`${name} was never shown`);
  }
  return performance.now() - from;
}

test("while the die is in the air nothing of it is told, logged or on the table", async () => {
  const { last_roll, players } = bust.before as PushView;
  void session.happens(bust, next);
  await until("tumbles");
  expect(toldOf()).toEqual(["busted"]);
  expect(await until("stands")).toBeGreaterThanOrEqual(TUMBLES - 20);
  expect(show.view).toMatchObject({ last_roll, players });
  expect(session.log).toEqual([]);
  expect(heard).toEqual(["card", "bust", "die"]);
});

test("a roll stands for at least 1.2 s before anything else moves, and only then is told", async () => {
  void session.happens(bust, next);
  await until("stands");
  await passes(1200);
  expect(show.now?.beat.name).toBe("stands");
  expect(toldOf()).toEqual(["busted"]);
  await until(next.facts[0]!.fact);
  expect(session.log).toEqual([bust]);
  expect(toldOf()).toEqual(bust.facts.map(({ fact }) => fact));
  expect(show.view?.move).toBe(next.before.move);
});

test("holding hurries three times, letting go stops that", async () => {
  void session.happens(bust);
  await until("tumbles");
  show.hurry(true);
  expect(await until("stands")).toBeLessThanOrEqual(TUMBLES / HURRIED + 20);
  await passes(STANDS / HURRIED / 2);
  show.hurry(false);
  await passes(STANDS / 2 - 50);
  expect(show.now?.beat.name).toBe("stands");
  await until(null);
  expect(session.view).toBe(bust.after);
});

test("an old turn is told again, line by line, and what happens meanwhile waits", async () => {
  const turn = lastTurn(log.slice(0, log.indexOf(bust) + 1));
  session.view = bust.after;
  session.log = turn;
  void show.replay(turn);
  expect([show.view, toldOf(), show.old?.seen]).toEqual([turn[0]!.before, [], []]);
  void session.happens(next);
  await until("busted");
  expect(toldOf()).toEqual(turn.slice(0, -1).flatMap(({ facts }) => facts.map(({ fact }) => fact)));
  await until(next.facts[0]!.fact);
  expect(show.again).toBe(false);
  expect(session.log).toEqual(turn);
});

test("an old turn is shown at a table that shows everything at once, too", async () => {
  const { speed } = settings;
  settings.speed = "instant";
  try {
    const turn = lastTurn(log.slice(0, log.indexOf(bust) + 1));
    void show.replay(turn);
    expect(await until("tumbles")).toBeGreaterThan(100);
    await until("stands");
  } finally {
    settings.speed = speed;
  }
});

test("a state that came over the line ends what was on its way to the old one", async () => {
  void session.happens(bust);
  await until("tumbles");
  session.view = next.after;
  flushSync();
  await passes(100);
  expect([show.now, show.view]).toEqual([null, next.after]);
});

test("cards are dealt in one beat, and the first decision waits for it", async () => {
  stop();
  const flights = [{ cards: ["?"], from: "pile", to: "hand:1" }];
  const flies = vi
    .spyOn(Stage.prototype, "play")
    .mockImplementation(() => new Promise((done) => setTimeout(done, 500)));
  const game = { ...push, deal: () => ({ name: "dealt", flights }) } as unknown as GameModule;
  const begins = vi.fn().mockReturnValueOnce(session.view).mockReturnValue(null);
  stop = $effect.root(() => {
    show = new Show(session, () => game, begins);
    show.attach(document.createElement("div"), document.createElement("div"));
  });
  flushSync();
  expect([show.flying, show.undealt]).toEqual([true, true]);
  void session.happens(bust);
  await passes(200);
  expect(flies.mock.calls.map(([flown]) => flown)).toEqual([flights]);
  expect([show.flying, show.undealt, show.entry]).toEqual([true, false, null]);
  await passes(500);
  expect(show.entry?.token).toBe(bust.token);
  flies.mockRestore();
});
