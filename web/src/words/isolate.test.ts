import { expect, test } from "vitest";
import { bundleOf, voice } from "./bundle.svelte";
import { isolated } from "./isolate";
import { phrases, say } from "./words";

// promise: rtl-isolated
test("what runs from left to right stays as it is", () => {
  for (const text of ["", "Ann", "Zoë 5", "Łukasz", "Ωμέγα", "小林", "🙂"]) expect(isolated(text)).toBe(text);
});

test("what runs the other way is isolated, digits and steering signs too", () => {
  for (const text of [
    "\u05d3\u05e0\u05d4",
    "\u0633\u0627\u0631\u0629 5",
    "\u0663",
    "\u202eAnn",
    "\u200f",
    "\u{1e922}",
  ])
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
});

test("nothing in a name ends the isolation early or leaves one open", () => {
  expect(isolated("\u2069Ann")).toBe("\u2068Ann\u2069");
  expect(isolated("a\u2067b")).toBe("\u2068a\u2067b\u2069\u2069");
  expect(isolated("\u2069\u2066a\u2069\u2069")).toBe("\u2068\u2066a\u2069\u2069");
});

test("sentences and lists of names isolate each name once", () => {
  voice.bundle = bundleOf(
    "en",
    "table-you = You\nwon = { $names } won { $count } points\ntable-names-pair = { $first } and { $last }\n",
  );
  const joined = phrases([], null).join(["\u05d3\u05e0\u05d4", "Ann"]);
  expect(joined).toBe("\u2068\u05d3\u05e0\u05d4\u2069 and Ann");
  expect(say("won", { names: "Ann", count: 3 })).toBe("Ann won 3 points");
  expect(say("won", { names: joined, count: 3 })).toBe(`\u2068${joined}\u2069 won 3 points`);
});
