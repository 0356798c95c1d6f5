import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { part } from "./part";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a part that comes is given", async () => {
  expect(await part(() => Promise.resolve(7), reload)).toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

test("while the server is away the page waits; then it starts afresh, once", async () => {
  const answers = [Promise.reject(new TypeError("no line")), Promise.resolve({ ok: false }), Promise.resolve({ ok: true })];
  const fetched = vi.fn(() => answers.shift());
  vi.stubGlobal("fetch", fetched);
  const settled = vi.fn();
  const lost = () => Promise.reject(new Error("no such file"));
  void part(lost, reload).then(settled, settled);
  await vi.advanceTimersByTimeAsync(300);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  await expect(part(lost, reload)).rejects.toThrow("no such file");
  expect(reload).toHaveBeenCalledTimes(1);
});
