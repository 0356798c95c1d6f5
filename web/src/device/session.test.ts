// What only a session on this device does: it asks that games stay, and says when they do not.
import { expect, it, vi } from "vitest";
import { shell } from "../page/shell.svelte";
import { bundleOf, voice } from "../words/bundle.svelte";
import { device } from "./client";
import { DeviceSession } from "./session.svelte";
import { World } from "./testing/world";

voice.bundle = bundleOf(
  "en",
  "web-keep-full = There is no room.\nweb-title-asked = Yours\nweb-game-push = Push",
);

it("asks once that games stay, where a browser knows of that", async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("navigator", { storage: { persist } });
  const world = new World();
  for (const seed of ["tea", "coffee"]) {
    const table = await world.make({ game: "push", seats: 2, seed, pace: "instant" }, "Ann");
    const session = new DeviceSession(() => world.client);
    await session.open(table);
    session.close();
  }
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it("says that a game is kept no longer than the page", () => {
  const worker: { onmessage?: (event: object) => void } = {};
  vi.stubGlobal("Worker", function Worker() {
    return worker;
  });
  device();
  worker.onmessage?.({ data: { trouble: "full" } });
  expect(shell.notice).toBe("There is no room.");
  vi.unstubAllGlobals();
});
