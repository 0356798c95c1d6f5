import { expect, test, vi } from "vitest";
import { prefetched, prefetch } from "./prefetch";

test("an early answer is good once, and for its own question", async () => {
  const ask = vi.fn(() => Promise.resolve("now"));
  void prefetch("table a", () => Promise.resolve("early"));
  expect(await prefetched("table a", ask)).toBe("early");
  expect(await prefetched("table a", ask)).toBe("now");
  void prefetch("table a", () => Promise.resolve("early"));
  expect(await prefetched("table b", ask)).toBe("now");
  expect(await prefetched("table a", ask)).toBe("now");
});

test("an early failure is heard by who needs the answer, and by nobody else", async () => {
  void prefetch("invite x", () => Promise.reject(new Error("no line"))).catch(() => {});
  await expect(prefetched("invite x", () => Promise.resolve(1))).rejects.toThrow("no line");
});
