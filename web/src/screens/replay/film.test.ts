import { expect, test } from "vitest";
import type { LinkoView, Replay } from "../../protocol";
import { Film } from "./film";
import { keep, kept, press, Watch } from "./watch.svelte";

/** Three turns of one, three and two decisions. */
function film(): Film {
  const phases = ["play", "play", "take", "draw", "play", "option", "over"];
  const events = phases.slice(1).map((phase, i) => ({
    seat: 1,
    token: `${i}`,
    patch: { move: i + 1, phase },
    facts: phase === "play" ? [{ fact: "turn" as const, seat: 1 }] : [],
  }));
  const view = { game: "linko", move: 0, phase: "play" } as unknown as LinkoView;
  const replay: Replay = {
    game: "linko",
    edition: "ravensburger-2014",
    names: [],
    scripted: false,
    tags: {},
    eyes: "open",
    view,
    events,
    over: true,
    scores: [],
    winners: [1],
    end: "out",
  };
  return new Film(replay);
}

test("a film has a view for every ply and knows where turns begin", () => {
  const reel = film();
  expect(reel.length).toBe(6);
  expect(reel.turns).toEqual([0, 1, 4]);
  expect([0, 1, 2, 3, 4, 5, 6].map((ply) => reel.turnOf(ply))).toEqual([1, 2, 2, 2, 3, 3, 3]);
  expect(reel.at(3)).toMatchObject({ move: 3, phase: "draw" });
  expect(reel.at(0)).toMatchObject({ move: 0, phase: "play" });
  expect(() => reel.step(6)).toThrow(RangeError);
});

test("jumps by turn go to the start of turns, and to the end", () => {
  const reel = film();
  expect([0, 1, 3, 4, 6].map((ply) => reel.turnAfter(ply))).toEqual([1, 4, 4, 6, 6]);
  expect([0, 1, 3, 4, 6].map((ply) => reel.turnBefore(ply))).toEqual([0, 0, 1, 1, 4]);
});

test("without spoilers the slider and End reach as far as was seen", () => {
  const watch = new Watch(film(), 2);
  expect(watch.reach).toBe(2);
  watch.next();
  watch.first();
  expect([watch.ply, watch.reach, watch.told]).toEqual([0, 3, false]);
  watch.last();
  expect(watch.ply).toBe(3);
  watch.go(6);
  expect(watch.told).toBe(true);
  watch.first();
  expect(watch.reach).toBe(6);
});

test("with spoilers everything is in reach", () => {
  const watch = new Watch(film(), 0, { spoilers: true, speed: 1 });
  expect(watch.reach).toBe(6);
  watch.last();
  expect(watch.atEnd).toBe(true);
});

test("steps stay within the game, and nonsense in a link is the start", () => {
  expect(new Watch(film(), 99).ply).toBe(6);
  expect(new Watch(film(), Number.NaN).ply).toBe(0);
  const watch = new Watch(film());
  watch.back();
  expect(watch.ply).toBe(0);
});

test("playing stops at the end and begins again from there", () => {
  const watch = new Watch(film(), 5);
  watch.toggle();
  expect(watch.playing).toBe(true);
  watch.next();
  expect(watch.playing).toBe(false);
  watch.toggle();
  expect([watch.ply, watch.playing]).toEqual([0, true]);
});

test("keys step, jump and play", () => {
  const watch = new Watch(film());
  for (const key of ["ArrowRight", "ArrowRight", "]", "["]) expect(press(watch, key)).toBe(true);
  expect(watch.ply).toBe(1);
  expect(press(watch, " ")).toBe(true);
  expect(watch.playing).toBe(true);
  press(watch, "ArrowLeft");
  expect([watch.ply, watch.playing]).toEqual([0, false]);
  press(watch, "End");
  expect(watch.ply).toBe(4);
  press(watch, "Home");
  expect(watch.ply).toBe(0);
  expect(press(watch, "x")).toBe(false);
});

test("other eyes keep the place", () => {
  const watch = new Watch(film(), 4);
  watch.recast(film());
  expect([watch.ply, watch.seen]).toEqual([4, 4]);
});

test("speed and spoilers are remembered, nonsense is not", () => {
  keep({ spoilers: true, speed: 2 });
  expect(kept()).toEqual({ spoilers: true, speed: 2 });
  localStorage.setItem("lynxdeck.replay", '{"speed":77,"spoilers":"yes"}');
  expect(kept()).toEqual({ spoilers: false, speed: 1 });
});
