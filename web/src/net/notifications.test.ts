import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";
import * as notifications from "./notifications";

const KEY = btoa("\x04" + "k".repeat(64)).replace(/=+$/, "");
const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer;

/** A browser that can be called, with what it has subscribed to. */
function browser(known: string | null, subscribe = vi.fn((): Promise<unknown> => Promise.resolve(made()))) {
  let held = known === null ? null : made(known);
  const push = {
    getSubscription: () => Promise.resolve(held),
    subscribe: async (options: unknown) =>
      (held = (await subscribe.call(null, ...([options] as unknown as []))) as never),
  };
  vi.stubGlobal("PushManager", vi.fn());
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager: push }) };
  vi.stubGlobal("navigator", { serviceWorker, language: "en", languages: ["en"] });
  return { push, subscribe, held: () => held };
}

function made(key = KEY) {
  const keys = { p256dh: "point", auth: "secret" };
  return {
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint: "https://push.example/1", keys }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  };
}

const serverKey = (key: string | null) => vi.spyOn(api, "push").mockResolvedValue({ key });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a browser is called for a seat by this server alone", async () => {
  const { subscribe } = browser(null);
  serverKey(KEY);
  const act = vi.spyOn(api, "act").mockResolvedValue({});
  expect(await notifications.subscribe("abc", 2)).toBe(true);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const wish = { endpoint: "https://push.example/1", p256dh: "point", auth: "secret", language: "en" };
  expect(act).toHaveBeenCalledWith("abc", "seats/2/push", wish);
});

test("what it has given already is used again, unless it was for another server", async () => {
  const same = browser(KEY);
  serverKey(KEY);
  expect(await notifications.reachOf()).toBe("closed");
  expect(same.subscribe).not.toHaveBeenCalled();
  const other = browser(btoa("another key"));
  const before = other.held();
  expect(await notifications.reachOf()).toBe("closed");
  expect(before?.unsubscribe).toHaveBeenCalled();
  expect(other.subscribe).toHaveBeenCalled();
});

test("where the server, the browser or its owner will not, it is said", async () => {
  browser(null);
  serverKey(null);
  expect(await notifications.reachOf()).toBe("open");
  serverKey(KEY);
  browser(
    null,
    vi.fn(() => Promise.reject(new DOMException("no", "NotAllowedError"))),
  );
  expect(await notifications.reachOf()).toBe("open");
  expect(await notifications.subscribe("abc", 2)).toBe(false);
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  expect(await notifications.reachOf()).toBe("open");
});

test("switched off, no server can notify any more", async () => {
  const { held } = browser(KEY);
  await notifications.unsubscribe();
  expect(held()?.unsubscribe).toHaveBeenCalled();
});
