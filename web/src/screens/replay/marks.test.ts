import { expect, test } from "vitest";
import { apart } from "./marks";

test("marks keep their place where there is room, and make room where there is none", () => {
  expect(apart([0.1, 0.5, 0.9], 0.1)).toEqual([0.1, 0.5, 0.9]);
  const close = apart([0.2, 0.21, 0.97, 0.99, 1], 0.1);
  for (const [i, place] of close.entries()) {
    expect(place).toBeLessThanOrEqual(1);
    if (i > 0) expect(place - close[i - 1]!).toBeGreaterThan(0.0999);
  }
  expect(close[0]).toBe(0.2);
});
