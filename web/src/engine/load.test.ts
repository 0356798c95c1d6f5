// @vitest-environment node
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import type { GameData } from "./data";
import type { EngineError } from "./index";
import { hasEngine } from "./index";
import { makeEngine } from "./engine";

const HOME = `${import.meta.dirname}/../../../src/lynxdeck/games`;
const bytesOf = (address: string) =>
  readFileSync(`${HOME}/push/push.${address.includes(".wasm") ? "wasm" : "json"}`);
const data = JSON.parse(readFileSync(`${HOME}/push/push.json`, "utf8")) as GameData;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fresh = async () => (await import("./load")).loadEngine;
const codeOf = (fault: unknown) => (fault as EngineError).code;

test("a module loads whatever its MIME type, and once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(bytesOf(address), { headers: { "content-type": "text/plain" } });
  });
  const load = await fresh();
  expect((await load("push")).game).toBe("push");
  expect(await load("push")).toBe(await load("push"));
  expect(asked.map((address) => /push\.(\w+)/.exec(address)![1])).toEqual(["wasm", "json"]);
});

test("what did not come is asked for again", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  const load = await fresh();
  expect(await load("push").catch(codeOf)).toBe("load");
  vi.stubGlobal("fetch", async (address: string) => new Response(bytesOf(address)));
  expect((await load("push")).game).toBe("push");
});

test("a browser without WebAssembly is told apart from a module that did not come", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  const load = await fresh();
  expect(await load("push").catch(codeOf)).toBe("no-wasm");
});

test("a module of other rules is refused", async () => {
  const more = { ...data, exports: { ...data.exports, fly_at: { takes: {}, gives: "nothing" } } } as GameData;
  expect(await makeEngine(bytesOf(".wasm"), more).catch(codeOf)).toBe("version");
  const engine = await makeEngine(bytesOf(".wasm"), data);
  const deck = engine.freshDeck(engine.edition("push"), 2).map((card) => engine.cardName(card));
  const view = engine.deal(engine.edition("push"), 2, 1, deck, []).view(1);
  expect(() => engine.maskedIn({ ...view, rules: 99 })).toThrow("These are rules 1, not 99.");
});

test("games from elsewhere have no module here", () => {
  expect(["linko", "push", "plain", "topper"].filter(hasEngine)).toEqual(["linko", "push"]);
});
