import { afterEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api";

afterEach(() => vi.unstubAllGlobals());

/** What becomes of a question that the line answers so. */
async function failure(answer: () => Promise<Response>): Promise<ApiError> {
  vi.stubGlobal("fetch", vi.fn(answer));
  const fault = await api.games().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ApiError);
  return fault as ApiError;
}

test("an answer is read", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response('{"games": [], "version": "1"}'))),
  );
  expect(await api.games()).toEqual({ games: [], version: "1" });
  expect(fetch).toHaveBeenCalledWith("/api/v1/games", {
    method: "GET",
    signal: expect.any(AbortSignal) as unknown,
  });
});

/** A server that takes its connection and says nothing. */
const hangs = (_address: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
  new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason as Error)));

test("who asks a server that hangs asks once more where that does no harm, and never waits forever", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(hangs);
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementationOnce(hangs).mockResolvedValueOnce(new Response('{"n": 1}'));
  const looked = api.view("T", null);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await looked).toEqual({ n: 1 });
  fetched.mockImplementationOnce(hangs).mockResolvedValueOnce(new Response('{"table": "T"}'));
  const made = api.create({ game: "linko", seats: 2 });
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await made).toEqual({ table: "T" });
  fetched.mockClear();
  const fault = api.act("T", "start").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(((await fault) as ApiError).code).toBe("offline");
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("an answer that has begun may take as long as the line needs", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn((address: string, request: { signal: AbortSignal }) => {
    const whole = new Promise((done) => setTimeout(() => done('{"n": 1}'), 60_000));
    const text = () => Promise.race([whole, hangs(address, request)]);
    return Promise.resolve({ ok: true, text } as Response);
  });
  vi.stubGlobal("fetch", fetched);
  const looked = api.view("T", null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await looked).toEqual({ n: 1 });
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("no answer, and one that breaks off, are the same: the server is away", async () => {
  expect((await failure(() => Promise.reject(new TypeError("Failed to fetch")))).code).toBe("offline");
  const broken = { ok: true, text: () => Promise.reject(new TypeError("Failed to fetch")) } as Response;
  expect((await failure(() => Promise.resolve(broken))).code).toBe("offline");
});

test("a refusal keeps the server's code and sentence", async () => {
  const answer = { code: "full", sentence: "No seat is free.", args: {} };
  const fault = await failure(() => Promise.resolve(new Response(JSON.stringify(answer), { status: 409 })));
  expect([fault.status, fault.code, fault.message]).toEqual([409, "full", "No seat is free."]);
});

test("during a release it is asked again until a server knows the table", async () => {
  const strange = { code: "other-version", sentence: "Another version plays this table.", args: {} };
  const answers = [503, 503, 200];
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => {
      const status = answers.shift() ?? 503;
      return Promise.resolve(new Response(JSON.stringify(status === 200 ? { n: 1 } : strange), { status }));
    }),
  );
  const found = api.view("T", null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toEqual({ n: 1 });
  const lost = api.view("T", null).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(((await lost) as ApiError).code).toBe("other-version");
  expect(fetch).toHaveBeenCalledTimes(8);
  vi.useRealTimers();
});

test("the page of a proxy is a fault, whatever it says of itself", async () => {
  const page = "<!doctype html><h1>Log in to the hotel's network</h1>";
  expect((await failure(() => Promise.resolve(new Response(page)))).code).toBe("fault");
  const gateway = await failure(() =>
    Promise.resolve(new Response(page, { status: 502, statusText: "Bad Gateway" })),
  );
  expect([gateway.status, gateway.code, gateway.message]).toEqual([502, "fault", "Bad Gateway"]);
});
