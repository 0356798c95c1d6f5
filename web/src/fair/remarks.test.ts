import { beforeEach, expect, test } from "vitest";
import { bundleOf, voice } from "../words/bundle.svelte";
import { phrases } from "../words/words";
import { type Findings, remarks } from "./check";
import { readTerms } from "./lynx2";

const WORDS = [
  "web-fair-alone = alone",
  "web-fair-others = others { $names }",
  "web-fair-silent = silent { $names }",
  "web-fair-void = void { $count } { $names }",
  "table-you = you",
  "table-names-pair = { $first } and { $last }",
].join("\n");

beforeEach(() => {
  voice.bundle = bundleOf("en", WORDS);
});

const H = "0".repeat(64);
const terms = (...parts: string[]) =>
  readTerms(
    `table=T game=1 round=1/1 start=1 seats=${parts.length} rules=1 play=linko edition=x commitment=${H} parts=${parts.join(",")}`,
  );

function said(parts: string[], own: number[], voids: number[][] = []): string[] {
  const found = { terms: terms(...parts), own } as unknown as Findings;
  const note = { table: "T", game: 1, tries: [], voids };
  return remarks(found, note, phrases(["Ann", "Ben", "Cleo"], 1));
}

// promise: fair-browser
test("what a deal leaves open is said, and nothing where all is proven", () => {
  expect(said([`share:${H}`, `share:${H}`, "bot"], [1])).toEqual([]);
  expect(said([`share:${H}`, "silent", "bot"], [1])).toEqual(["silent Ben"]);
  expect(said(["silent", `share:${H}`, "silent"], [])).toEqual(["others Ben", "silent Cleo"]);
  expect(said(["silent", "silent", "bot"], [])).toEqual(["alone"]);
  expect(said([`share:${H}`, "silent", "bot"], [1], [[2], [3, 2]])).toEqual([
    "silent Ben",
    "void 2 Ben and Cleo",
  ]);
});
