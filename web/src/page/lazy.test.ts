import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();
let preload: typeof import("./lazy").preload;
let lazy: typeof import("./lazy").lazy;
let shell: typeof import("./shell.svelte").shell;

/** The page as it is after a reload. */
async function fresh(): Promise<void> {
  vi.resetModules();
  ({ lazy, preload } = await import("./lazy"));
  ({ shell } = await import("./shell.svelte"));
}

beforeEach(async () => {
  vi.useFakeTimers();
  await fresh();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a part that comes is given", async () => {
  expect(await lazy(() => Promise.resolve(7), reload)).toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

const lost = () => Promise.reject(new Error("no such file"));

/** The server's answers to whether it is there; the last one holds. */
function server(...answers: (boolean | "away")[]) {
  const fetched = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer === "away" ? Promise.reject(new TypeError("no line")) : Promise.resolve({ ok: answer });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("while the server is away the page waits; then it starts afresh", async () => {
  const fetched = server("away", "away", false, true);
  const settled = vi.fn();
  void lazy(lost, reload).then(settled, settled);
  await vi.advanceTimersByTimeAsync(300);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(shell.torn).toBeNull();
});

test("a part that a fresh page does not get either is lost", async () => {
  server(true);
  void lazy(lost, reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shell.torn).toBeNull();
  await fresh();
  void lazy(lost, reload);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shell.torn).toEqual(new Error("no such file"));
});

test("a server that goes away twice is waited for twice", async () => {
  server("away", true, "away", true);
  void lazy(lost, reload);
  await vi.advanceTimersByTimeAsync(1000);
  await fresh();
  void lazy(lost, reload);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(shell.torn).toBeNull();
});

test("parts that fail together, or one after the other, start one fresh page", async () => {
  server(true);
  void lazy(lost, reload);
  void lazy(lost, reload);
  await vi.advanceTimersByTimeAsync(50);
  void lazy(lost, reload);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shell.torn).toBeNull();
});

test("a part fetched ahead is fetched once, and its failure waits", async () => {
  const load = vi.fn(lost);
  const coming = preload(load);
  await vi.advanceTimersByTimeAsync(0);
  await expect(coming()).rejects.toThrow("no such file");
  expect(load).toHaveBeenCalledTimes(1);
});
