import { expect, test } from "vitest";
import { offered, pathOf, route } from "./router.svelte";

test.each([
  ["/", { screen: "home" }],
  ["/j/abc", { screen: "join", invite: "abc" }],
  ["/t/abcdefghijkl", { screen: "table", table: "abcdefghijkl" }],
  ["/play", { screen: "deal" }],
  ["/play/more", { screen: "lost" }],
  ["/games", { screen: "games" }],
  ["/daily", { screen: "daily" }],
  ["/daily/more", { screen: "lost" }],
  ["/replay", { screen: "replay", table: null }],
  ["/rules/push", { screen: "rules", game: "push" }],
  ["/learn/linko/", { screen: "learn", game: "linko" }],
  ["/j", { screen: "lost" }],
  ["/t/a/b", { screen: "lost" }],
  ["/nothing", { screen: "lost" }],
  ["/t/%E0%A4%A", { screen: "table", table: "%E0%A4%A" }],
])("%s", (path, expected) => expect(route(path)).toEqual(expected));

test.each([
  ["https://cards.example/j/ABCDEFGHIJKLMNOP", "/j/ABCDEFGHIJKLMNOP"],
  ["  ABCDEFGHIJKLMNOP ", "/j/ABCDEFGHIJKLMNOP"],
  ["come: http://10.0.0.2:8765/t/abcdefghijkl#take=xyz-1", "/t/abcdefghijkl#take=xyz-1"],
  ["hello", null],
  ["", null],
])("pasted: %s", (text, path) => expect(pathOf(text)).toBe(path));

test.each([
  ["/new", { screen: "here" }],
  ["/new/push", { screen: "here" }],
  ["/j/abc", { screen: "lost" }],
  ["/t/abcdefghijkl", { screen: "lost" }],
  ["/t/~abcdefghij", { screen: "table", table: "~abcdefghij" }],
  ["/rules/push", { screen: "rules", game: "push" }],
])("without a server: %s", (path, expected) => expect(offered(route(path))).toEqual(expected));
