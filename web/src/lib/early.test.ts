import { expect, test, vi } from "vitest";
import { answerTo, askEarly } from "./early";

test("an early answer is good once, and for its own question", async () => {
  const ask = vi.fn(() => Promise.resolve("now"));
  void askEarly("table a", () => Promise.resolve("early"));
  expect(await answerTo("table a", ask)).toBe("early");
  expect(await answerTo("table a", ask)).toBe("now");
  void askEarly("table a", () => Promise.resolve("early"));
  expect(await answerTo("table b", ask)).toBe("now");
  expect(await answerTo("table a", ask)).toBe("now");
});

test("an early failure is heard by who needs the answer, and by nobody else", async () => {
  void askEarly("invite x", () => Promise.reject(new Error("no line"))).catch(() => {});
  await expect(answerTo("invite x", () => Promise.resolve(1))).rejects.toThrow("no line");
});
