import { expect, test } from "vitest";
import type { Film } from "./film";
import { Watch } from "./watch.svelte";

const film = { length: 9, turnOf: () => 1 } as unknown as Film;

/** A viewer whose cards arrive when they are told to. */
function watching() {
  const watch = new Watch(film, 3);
  const arrivals: (() => void)[] = [];
  watch.leaving = (from, to) => (to === from + 1 ? new Promise((done) => arrivals.push(() => done())) : null);
  const arrive = async () => {
    arrivals.shift()?.();
    await Promise.resolve();
  };
  return { watch, arrive };
}

test("what is told waits for the cards", async () => {
  const { watch, arrive } = watching();
  watch.next();
  expect([watch.ply, watch.resting, watch.seen]).toEqual([4, 3, 3]);
  await arrive();
  expect([watch.ply, watch.resting, watch.seen]).toEqual([4, 4, 4]);
});

test("who goes on meanwhile is told of what they left, not of what they go to", async () => {
  const { watch, arrive } = watching();
  watch.next();
  watch.next();
  expect([watch.ply, watch.resting]).toEqual([5, 4]);
  await arrive();
  expect(watch.resting).toBe(4);
  await arrive();
  expect(watch.resting).toBe(5);
});

test("a jump is there at once, and the end is told when it has been seen", async () => {
  const { watch, arrive } = watching();
  watch.go(8);
  expect([watch.resting, watch.told]).toEqual([8, false]);
  watch.next();
  expect(watch.told).toBe(false);
  await arrive();
  expect(watch.told).toBe(true);
});
