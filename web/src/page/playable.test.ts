import { afterEach, expect, test, vi } from "vitest";
import { able } from "./playable";

afterEach(() => vi.unstubAllGlobals());

test("a browser that runs modules", () => expect(able()).toBe(true));

test("one without WebAssembly, and one whose policy forbids it", () => {
  vi.stubGlobal("WebAssembly", undefined);
  expect(able()).toBe(false);
  const forbidden = () => {
    throw new EvalError("refused by policy");
  };
  vi.stubGlobal("WebAssembly", { Module: vi.fn(forbidden) });
  expect(able()).toBe(false);
});
