import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";

const play = vi.fn();
vi.mock("./hearing/player", () => ({ play }));
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
  await vi.waitFor(() => expect(play.mock.calls).toEqual([["snatch"]]));
});

test("nothing is heard by whoever muted it", async () => {
  touch(true);
  settings.sounds = false;
  sound("card");
  settings.sounds = true;
  sound("win");
  await vi.waitFor(() => expect(play.mock.calls).toEqual([["win"]]));
});
