import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../mine/settings.svelte";

const play = vi.fn();
vi.mock("./voices", () => ({ play }));
vi.stubGlobal("AudioContext", vi.fn());
const { sound } = await import("./sounds");

const touch = (hasBeenActive: boolean) =>
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive }, languages: ["en"] });

beforeEach(() => play.mockClear());
afterEach(() => {
  settings.sounds = true;
});

test("nothing is heard before the first tap", async () => {
  touch(false);
  sound("card");
  touch(true);
  sound("snatch");
  await vi.waitFor(() => expect(play.mock.calls).toEqual([["snatch", 0]]));
});

test("nothing is heard by a player who muted it", async () => {
  touch(true);
  settings.sounds = false;
  sound("card");
  settings.sounds = true;
  sound("win");
  await vi.waitFor(() => expect(play.mock.calls).toEqual([["win", 0]]));
});

test("the own cards are felt, where a device can shake", async () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, languages: ["en"], vibrate });
  sound("card", 3);
  sound("slide", 0, true);
  expect(vibrate).not.toHaveBeenCalled();
  sound("card", 4, true);
  sound("bust", 0, true);
  expect(vibrate.mock.calls).toEqual([[12], [60]]);
  await vi.waitFor(() => expect(play).toHaveBeenCalledWith("card", 4));
});
