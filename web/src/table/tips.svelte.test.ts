import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { voice } from "../words/bundle.svelte";
import type { Asking, Course, Place } from "../net/seated";
import { anInfo, aView } from "../net/testing/told";
import { followTips, tips } from "./tips.svelte";

test("the game waits for nobody while a bot plays for them, or their hand is covered", async () => {
  voice.keys = ["web-tip-linko-must"];
  const guide = () => [{ name: "linko-goal", rule: "L18", text: "Play." }];
  const session = { view: aView(3), info: anInfo(), seat: 1 };
  const seat = session as unknown as Asking & Course & Place;
  let readable = $state(true);
  const end = $effect.root(() => followTips(seat, () => readable, guide));
  flushSync();
  await vi.waitFor(() => expect(tips.now).not.toBeNull());
  const waits = seat.hold?.();
  tips.again();
  readable = false;
  flushSync();
  await waits;
  await seat.hold?.();
  expect(tips.now).toBeNull();
  end();
});

test("the guide is asked once per decision, however often the table changes while it is shown", () => {
  tips.again();
  const guide = vi.fn(() => []);
  const session = { view: aView(3), info: anInfo(), seat: 1 };
  let beat = $state(0);
  const seat = session as unknown as Asking & Course & Place;
  const end = $effect.root(() => followTips(seat, () => beat >= 0, guide));
  flushSync();
  for (let shown = 1; shown < 4; shown += 1) {
    beat = shown;
    flushSync();
  }
  expect(guide).toHaveBeenCalledTimes(1);
  end();
});
