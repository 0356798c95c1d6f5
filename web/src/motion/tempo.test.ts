import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HURRIED, Tempo } from "./tempo";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what is waited for comes sooner while somebody holds, and not at all when called off", () => {
  const tempo = new Tempo();
  const [then, never] = [vi.fn(), vi.fn()];
  tempo.later(900, then);
  const callOff = tempo.later(900, never);
  vi.advanceTimersByTime(300);
  tempo.hurry(true);
  callOff();
  vi.advanceTimersByTime(600 / HURRIED - 1);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
  tempo.hurry(false);
  vi.advanceTimersByTime(2000);
  expect(never).not.toHaveBeenCalled();
});
