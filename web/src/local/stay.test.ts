import { expect, it, vi } from "vitest";
import { shell } from "../lib/shell.svelte";

const heard = vi.hoisted(() => ({ tell: (_: "full" | "none"): void => {} }));
vi.mock("./line", () => ({
  onTrouble: (hear: typeof heard.tell) => {
    heard.tell = hear;
    return () => {};
  },
}));

it("asks once that games stay, and only where a browser knows of that", async () => {
  const { askToStay } = await import("./stay");
  const persist = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("navigator", { storage: { persist } });
  askToStay("abc");
  expect(persist).not.toHaveBeenCalled();
  askToStay("~abc");
  askToStay("~abd");
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it("says that a game is kept no longer than the page", async () => {
  const { watchKeeping } = await import("./stay");
  watchKeeping();
  heard.tell("full");
  expect(shell.notice).toContain("web-keep-full");
});
