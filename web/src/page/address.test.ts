import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Addresses, partsOf } from "./address";

const WEB = join(import.meta.dirname, "../..");
const served = new Addresses(new URL("https://cards.example/"), true);
const below = new Addresses(new URL("https://example.net/games/cards/"), true);
const site = new Addresses(new URL("https://example.net/games/cards/"), false);
const RECORD = "/replay?ply=3&eyes=open#lynx=Ab-_9";

test.each([
  ["/", "https://cards.example/", "https://example.net/games/cards/#/"],
  ["/t/~abc", "https://cards.example/t/~abc", "https://example.net/games/cards/#/t/~abc"],
  ["/new?here", "https://cards.example/new?here", "https://example.net/games/cards/#/new?here"],
  [
    RECORD,
    "https://cards.example/replay?ply=3&eyes=open#lynx=Ab-_9",
    "https://example.net/games/cards/#/replay?ply=3&eyes=open;lynx=Ab-_9",
  ],
])("the address of %s, and back", (place, atServer, onSite) => {
  expect(served.whole(place)).toBe(atServer);
  expect(site.whole(place)).toBe(onSite);
  for (const where of [served, below, site]) expect(where.place(new URL(where.whole(place)))).toBe(place);
});

test("a link of a static site leads to the same place at a server", () => {
  expect(served.place(new URL("https://cards.example/#/replay?ply=3&eyes=open;lynx=Ab-_9"))).toBe(RECORD);
});

test("a record alone is a replay, also where somebody names the file", () => {
  for (const end of ["#lynx=Ab", "index.html#lynx=Ab"])
    expect(site.place(new URL(end, site.home))).toBe("/replay#lynx=Ab");
});

test("a folder without its last slash is the page's, as a proxy may have it", () => {
  expect(below.place(new URL("https://example.net/games/cards?lang=de"))).toBe("/?lang=de");
  expect(below.href("/t/abc")).toBe("/games/cards/t/abc");
});

test.each([
  [served, "https://elsewhere.example/t/abc"],
  [served, "https://cards.example/api/v1/games"],
  [below, "https://example.net/t/abc"],
  [site, "https://example.net/games/cards/icons/eye.svg"],
  [site, "https://example.net/games/"],
])("not a place of ours", (where, address) => expect(where.place(new URL(address))).toBeNull());

test("files lie next to the page", () => {
  expect(site.file("sw.js")).toBe("/games/cards/sw.js");
  expect(served.file("sw.js")).toBe("/sw.js");
});

test("a place has three parts", () => {
  expect(partsOf(RECORD)).toEqual({ path: "/replay", query: "?ply=3&eyes=open", hash: "#lynx=Ab-_9" });
  expect(partsOf("/")).toEqual({ path: "/", query: "", hash: "" });
});

/** What would lead out of the folder that holds the page, or past the function that makes addresses. */
const ABSOLUTE = [
  /\b(?:href|src|srcset|action|poster)=(?:["']|\{["'`])\//,
  /url\(["']?\//,
  /\b(?:fetch|register|openWindow|importScripts|import)\(\s*["'`]\//,
  /new (?:URL|Worker|SharedWorker|WebSocket|EventSource)\(\s*["'`]\//,
  /["'`]\/(?:assets|icons|api|healthz|sw\.js|manifest)\b/,
  /\blocation\.(?:pathname|origin|host)\b|\bhistory\.(?:push|replace)State\b/,
];
/** Here addresses are made and read. */
const MAKERS = /^(?:page\/(?:address|router\.svelte)\.ts|.*\.test\.ts|testing\/.*)$/;

test("no absolute address is left", () => {
  const names = readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => /\.(?:ts|svelte|css)$/.test(name) && !MAKERS.test(name));
  const left = files.flatMap((name) =>
    readFileSync(join(WEB, "src", name), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && ABSOLUTE.some((one) => one.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(left).toEqual([]);
});
