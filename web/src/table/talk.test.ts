import { expect, test } from "vitest";
import { talk } from "./chat.svelte";

const said = (n: number, minute: number, seat: number, name = `P${seat}`) => ({
  n,
  at: 1_800_000_000_000 + minute * 60_000,
  seat,
  name,
  text: "…",
});
const shape = (lines: Parameters<typeof talk>[0]) =>
  talk(lines).map(({ first, last, pause }) => `${first ? "[" : ""}${pause ? "t" : "."}${last ? "]" : ""}`);

test("lines of one person stand together until somebody else speaks", () => {
  expect(shape([said(1, 0, 1), said(2, 0, 1), said(3, 1, 2), said(4, 1, 1)])).toEqual([
    "[t",
    ".]",
    "[.]",
    "[.]",
  ]);
});

test("after some minutes somebody begins again, after many the time is said", () => {
  expect(shape([said(1, 0, 1), said(2, 5, 1), said(3, 40, 1)])).toEqual(["[t]", "[.]", "[t]"]);
});

test("who takes over a seat does not speak with the voice of the one before", () => {
  expect(shape([said(1, 0, 1, "Ann"), said(2, 0, 1, "Ben")])).toEqual(["[t]", "[.]"]);
});
