import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blocks, inline, plain, rulesIn, sections } from "./markdown";

test("inline marks nest, and stray ones are text", () => {
  expect(inline("a **b *c* d** `e*f`")).toEqual([
    { kind: "text", text: "a " },
    {
      kind: "strong",
      inside: [
        { kind: "text", text: "b " },
        { kind: "em", inside: [{ kind: "text", text: "c" }] },
        { kind: "text", text: " d" },
      ],
    },
    { kind: "text", text: " " },
    { kind: "code", text: "e*f" },
  ]);
  expect(inline("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
  expect(plain(inline("**The *decoy*.** x"))).toBe("The decoy. x");
});

test("what looks like HTML stays text", () => {
  const [block] = blocks(["<img src=x onerror=alert(1)>"]);
  expect(block).toMatchObject({
    kind: "paragraph",
    inside: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }],
  });
});

test("lists, tables and code", () => {
  const found = blocks([
    "1. **Play.** x",
    "2. y",
    "   on",
    "",
    "| a | b |",
    "| --- | :-: |",
    "| 1 | `2` |",
    "",
    "```",
    "  x |",
    "```",
    "---",
  ]);
  expect(found.map((block) => block.kind)).toEqual(["list", "table", "code", "rule"]);
  expect(found[0]).toMatchObject({ ordered: true, items: [{}, { inside: [{ text: "y on" }] }] });
  expect(found[1]).toMatchObject({
    head: [[{ text: "a" }], [{ text: "b" }]],
    rows: [[[{ text: "1" }], [{ kind: "code" }]]],
  });
  expect(found[2]).toMatchObject({ text: "  x |" });
});

test("rule numbers in brackets, ranges too", () => {
  expect(rulesIn("a (L8) b (L21–L23, LR1) c (see L9)")).toEqual(["L8", "L21", "L22", "L23", "LR1"]);
});

test.each(["en", "it", "pl", "fr", "de"])("the rules of %s are read whole", (language) => {
  for (const game of ["linko", "push"]) {
    const text = readFileSync(
      join(import.meta.dirname, `../../../docs/rules/${language}/${game}.md`),
      "utf8",
    );
    const found = sections(text);
    expect(found.length).toBeGreaterThan(25);
    expect(found.every((section) => section.title.length > 0 && section.blocks.length > 0)).toBe(true);
    const seen = JSON.stringify(found);
    expect(seen).not.toContain("**");
    expect(seen).not.toContain("<!--");
  }
});
