// promise: releases-wait
// The offline shell, in a browser made of maps: what it keeps, what it lets through, what it throws away.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../../plugins/worker.js"), "utf8");
const SCOPE = "https://example.net/games/cards/";

const SILENCE = "nobody answers";

type Kept = Map<string, Response>;
type Listener = (event: unknown) => void;
const urlOf = (asked: Request | string): string => (typeof asked === "string" ? asked : asked.url);

let stored: Map<string, Kept>;
let online: Record<string, string>;
let held: string[];
let asked: string[];
let skipped: number;

beforeEach(() => {
  [stored, held, asked, skipped] = [new Map<string, Kept>(), [], [], 0];
  online = { [SCOPE]: "page r1", [`${SCOPE}assets/a.js`]: "a" };
  for (const name of ["manifest.webmanifest", "icons/eye.svg", "icons/eye-asked.svg"])
    online[SCOPE + name] = name;
});

function fetched(request: Request | string): Promise<Response> {
  asked.push(urlOf(request));
  const text = online[urlOf(request)];
  if (text === SILENCE) return new Promise(() => {});
  return text === undefined ? Promise.reject(new TypeError("away")) : Promise.resolve(new Response(text));
}

function cache(kept: Kept) {
  const put = (request: Request | string, answer: Response) => void kept.set(urlOf(request), answer);
  return {
    match: (request: Request | string) => Promise.resolve(kept.get(urlOf(request))?.clone()),
    put: (request: Request | string, answer: Response) => Promise.resolve(put(request, answer)),
    addAll: async (list: (Request | string)[]) => {
      for (const one of list) put(one, await fetched(one));
    },
  };
}

/** A worker of one release; `say` is an event, answered by what it waits for or responds with. */
function worker(release: string, { server = true, files = ["assets/a.js"] } = {}) {
  const listeners = new Map<string, Listener>();
  const registration = { scope: SCOPE, waiting: null as unknown, installing: null };
  const self = {
    registration,
    navigator: { locks: { query: () => Promise.resolve({ held: held.map((name) => ({ name })) }) } },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve((skipped += 1)),
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  const caches = {
    open: (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map());
      return Promise.resolve(cache(stored.get(name)!));
    },
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  const text = SOURCE.replace("__RELEASE__", release)
    .replace('["__FILES__"]', JSON.stringify(files))
    .replace("const SERVER = true;", `const SERVER = ${server};`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function("self", "caches", "fetch", text)(self, caches, fetched);
  const say = (kind: string, more: object = {}): Promise<unknown> | null => {
    let answer: Promise<unknown> | null = null;
    const take = (promise: Promise<unknown>) => (answer = promise);
    listeners.get(kind)?.({ waitUntil: take, respondWith: take, ...more });
    return answer;
  };
  const get = (name: string, mode = "cors") =>
    say("fetch", {
      request: { method: "GET", mode, url: new URL(name, SCOPE).href },
    }) as Promise<Response> | null;
  return { say, get, registration };
}

const releases = () => [...stored.keys()].map((name) => name.split(" ").at(-1));

test("a release is kept whole, and does not push another aside", async () => {
  await worker("r1").say("install");
  expect([...stored.get(`lynxdeck ${SCOPE} r1`)!.keys()].sort()).toEqual(Object.keys(online).sort());
  expect(skipped).toBe(0);
});

test("a page of another release is not kept as this one's", async () => {
  await expect(worker("r2").say("install")).rejects.toThrow("not of release r2");
});

test("it takes over when it is told to", async () => {
  await worker("r1").say("message", { data: { take: true } });
  expect(skipped).toBe(1);
});

test.each(["api/v1/games", "../other/assets/a.js", "https://elsewhere.example/assets/a.js", "sw.js"])(
  "%s is none of its business",
  (name) => expect(worker("r1").get(name)).toBeNull(),
);

test("parts of an older release come from there, without the network", async () => {
  await worker("r1").say("install");
  online = {};
  expect(await (await worker("r2").get("assets/a.js"))!.text()).toBe("a");
});

test("a part that nobody has kept is fetched once", async () => {
  const one = worker("r1");
  for (let i = 0; i < 2; i += 1) expect(await (await one.get("assets/a.js"))!.text()).toBe("a");
  expect(asked).toEqual([`${SCOPE}assets/a.js`]);
});

test("releases go when no page holds them; what belongs to others stays", async () => {
  const other = `lynxdeck https://example.net/other/ r0`;
  for (const name of ["r1", "r2"]
    .map((release) => `lynxdeck ${SCOPE} ${release}`)
    .concat(other, "somebody's"))
    stored.set(name, new Map());
  held = [`lynxdeck ${SCOPE} r1`];
  online[SCOPE] = "page r3";
  const one = worker("r3");
  await one.say("install");
  await one.say("activate");
  expect(releases()).toEqual(["r1", "r0", "somebody's", "r3"]);
  [held, one.registration.waiting] = [[], {}];
  await one.say("message", { data: { keep: [] } });
  expect(releases()).toContain("r1");
  one.registration.waiting = null;
  await one.say("message", { data: { keep: [] } });
  expect(releases()).toEqual(["r0", "somebody's", "r3"]);
});

test("a server's page comes from the server, and from here when that is away", async () => {
  const one = worker("r1");
  await one.say("install");
  online[SCOPE] = "page r2";
  expect(await (await one.get("./", "navigate"))!.text()).toBe("page r2");
  online = {};
  expect(await (await one.get("t/abc", "navigate"))!.text()).toBe("page r1");
});

test("a server that keeps one waiting is not waited for", async () => {
  vi.useFakeTimers();
  const one = worker("r1");
  await one.say("install");
  online[SCOPE] = SILENCE;
  const answer = one.get("./", "navigate")!;
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe("page r1");
  vi.useRealTimers();
});

test("a site's page stays the one of its release", async () => {
  const one = worker("r1", { server: false });
  await one.say("install");
  online[SCOPE] = "page r2";
  for (const name of ["./", "./?lang=de", "index.html"])
    expect(await (await one.get(name, "navigate"))!.text()).toBe("page r1");
  expect(one.get("replay/", "navigate")).toBeNull();
});
