import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { voice } from "../lib/bundle.svelte";
import type { Asking, Course, Place } from "../lib/seated";
import { anInfo, aView } from "../lib/testing/told";
import { followTips, tips } from "./tips.svelte";

test("the game waits for nobody while a bot plays for them, or their hand is covered", async () => {
  voice.keys = ["web-tip-linko-must"];
  const told = { type: "tips", id: "", move: 3, tips: [{ name: "linko-must", rule: null }] };
  const session = { view: aView(3), info: anInfo(), seat: 1, tips: () => Promise.resolve(told) };
  const seat = session as unknown as Asking & Course & Place;
  let readable = $state(true);
  const end = $effect.root(() => followTips(seat, () => readable));
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
