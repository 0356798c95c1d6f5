// A score changes when its cards have arrived, not before.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../mine/settings.svelte";
import Score from "./Score.svelte";

const props = $state({ value: 7 });
const swells = vi.fn();
let place: ReturnType<typeof mount>;
const shown = (): string => document.body.textContent;

async function passes(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  props.value = 7;
  swells.mockClear();
  HTMLElement.prototype.animate = swells;
  place = mount(Score, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(place);
  settings.speed = "normal";
  vi.useRealTimers();
});

test("a score waits, then runs to its end", async () => {
  expect(shown()).toBe("7");
  props.value = 17;
  await passes(300);
  expect(shown()).toBe("7");
  await passes(240);
  expect(Number(shown())).toBeGreaterThan(7);
  expect(Number(shown())).toBeLessThan(17);
  await passes(300);
  expect(shown()).toBe("17");
});

test("a score swells with what it gains, and shrinks a little with what it loses", () => {
  const sizes: unknown[] = [];
  for (const value of [9, 30, 2]) {
    flushSync(() => (props.value = value));
    sizes.push((swells.mock.lastCall as [{ scale: number }[]])[0][1]!.scale);
  }
  expect(sizes).toEqual([1.2, 1.4, 0.8]);
});

test("what changes on the way is where it ends", async () => {
  props.value = 17;
  await passes(500);
  props.value = -2;
  await passes(2000);
  expect(shown()).toBe("−2");
});

test("without motion it is there at once", async () => {
  settings.speed = "instant";
  props.value = 9;
  await passes(0);
  expect(shown()).toBe("9");
});
