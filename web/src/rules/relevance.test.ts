import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plain, sections } from "./markdown";
import { chapters, flagsIn, NEEDS, told, type Flags } from "./relevance";

const TEXT = ["about", "optional-draw", "duel-turn", "edition-a", "edition-b", "edition-custom", "tips"]
  .map((key) => `<!-- section: ${key} -->\n## ${key}\nx\n`)
  .join("\n");
const all = sections(`# T\n\nintro\n\n${TEXT}`);
const state = (edition: string | null, flags: Flags | null): string =>
  chapters(all, edition, flags)
    .rest.map(({ section, holds }) => `${holds ? "+" : "-"}${section.key ?? ""}`)
    .join(" ");

test("the edition in play comes first, other editions and what does not hold are folded", () => {
  expect(chapters(all, "a", { optional_draw: "no", ghost: "yes" }).own?.key).toBe("edition-a");
  expect(state("a", { optional_draw: "no", ghost: "yes" })).toBe(
    "+about -optional-draw +duel-turn -edition-b -edition-custom +tips",
  );
});

test("with no edition everything is open", () => {
  expect(state(null, null)).not.toContain("-about");
  expect(chapters(all, null, null).rest.every(({ holds }) => holds)).toBe(true);
});

test("without an edition no section is mine, and the opening stands there once", () => {
  const { opening, own } = chapters([{ key: null, title: [], blocks: [] }, ...all], null, null);
  expect(opening).not.toBeNull();
  expect(own).toBeNull();
});

test("house rules have their own section and spell out their flags", () => {
  const edition = "custom optional_draw=yes ghost=no";
  expect(chapters(all, edition, flagsIn(edition)).own?.key).toBe("edition-custom");
  expect(state(edition, flagsIn(edition))).toBe(
    "+about +optional-draw -duel-turn -edition-a -edition-b +tips",
  );
  expect(flagsIn("ravensburger-2014")).toBeNull();
});

test("people read an edition's name, and no flags", () => {
  const [section] = told(
    sections(
      [
        "<!-- section: edition-a -->\n## Edition `a`\n",
        "Like `b`, see `--set x=y`.\n",
        "- Players: 2.\n- Flags: `x=no y_z=yes`\n",
      ].join("\n"),
    ),
    (code) => ({ a: "The first", b: "The second" })[code] ?? null,
  );
  expect(plain(section!.title)).toBe("Edition The first");
  expect(
    section!.blocks.map((block) =>
      block.kind === "list"
        ? block.items.map(({ inside }) => plain(inside))
        : block.kind === "paragraph" && plain(block.inside),
    ),
  ).toEqual(["Like The second, see --set x=y.", ["Players: 2."]]);
});

test("sections that need a flag are there, and so is the flag", () => {
  const keys = sections(readFileSync("../docs/rules/en/linko.md", "utf8")).map(({ key }) => key);
  const { flags } = JSON.parse(readFileSync("../src/lynxdeck/games/linko/linko.json", "utf8")) as {
    flags: object;
  };
  expect(keys).toEqual(expect.arrayContaining(Object.keys(NEEDS)));
  expect(Object.keys(flags)).toEqual(expect.arrayContaining(Object.values(NEEDS)));
});
