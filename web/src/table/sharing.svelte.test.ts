import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { View } from "../protocol";
import type { Place } from "../net/seated";
import { aView } from "../net/testing/told";
import { Sharing } from "./scene.svelte";

const look = vi.fn();

/** Seats 1 and 2 share a screen that looks as seat 1, while seat 2 is asked. */
function shared(view: View): Sharing {
  const place = { mine: [1, 2], seat: 1, look } as unknown as Place;
  let sharing: Sharing;
  $effect.root(() => {
    sharing = new Sharing(place, () => view);
  });
  flushSync();
  return sharing!;
}

test("a hidden hand waits for its owner", () => {
  const sharing = shared({ ...aView(3), to_move: 2, hand: null } as View);
  expect(sharing.covered).toBe(true);
  expect(look).not.toHaveBeenCalled();
});

test("where nothing is hidden the table turns to the seat that is asked, unasked", () => {
  const { hand: _, ...open } = { ...aView(3), to_move: 2 } as View & { hand: unknown };
  expect(shared(open as View).covered).toBe(false);
  expect(look).toHaveBeenCalledWith(2);
});
