// What of a rules text is for people at the table, and which of its sections hold in an edition.
import type { FlagValue } from "../protocol";
import type { Block, Inline, Section } from "./markdown";

/**
 * The flag without which a section does not hold: about the text, not about play.
 * A test holds it against the sections and flags that there are.
 */
export const NEEDS: Record<string, string> = {
  "optional-draw": "optional_draw",
  ones: "ones_beat_top",
  stall: "ones_beat_top",
  "example-ones": "ones_beat_top",
  "duel-setup": "ghost",
  "duel-groups": "ghost",
  "duel-turn": "ghost",
  "example-duel": "ghost",
};

const EDITION = "edition-";
const FLAGS = /^(\w+=\w+ ?)+$/;

/** The text as people read it: editions have their names, and the flags of a record's tag are left out. */
export function told(sections: readonly Section[], named: (edition: string) => string | null): Section[] {
  return sections.map(({ key, title, blocks }) => ({
    key,
    title: renamed(title, named),
    blocks: blocks.map((block) => spoken(block, named)),
  }));
}

function spoken(block: Block, named: (edition: string) => string | null): Block {
  if (block.kind === "paragraph") return { ...block, inside: renamed(block.inside, named) };
  if (block.kind !== "list") return block;
  const items = block.items.filter(
    ({ inside }) => !inside.some((part) => part.kind === "code" && FLAGS.test(part.text)),
  );
  return { ...block, items: items.map((item) => ({ ...item, inside: renamed(item.inside, named) })) };
}

function renamed(parts: readonly Inline[], named: (edition: string) => string | null): Inline[] {
  return parts.map((part) => {
    const name = part.kind === "code" ? named(part.text) : null;
    return name === null ? part : { kind: "em", inside: [{ kind: "text", text: name }] };
  });
}

interface Chapters {
  opening: Section | null;
  own: Section | null;
  rest: { section: Section; holds: boolean }[];
}

export function chapters(
  sections: readonly Section[],
  edition: string | null,
  flags: Flags | null,
): Chapters {
  const own = edition === null ? null : `${EDITION}${edition.split(" ")[0] ?? ""}`;
  return {
    opening: sections.find(({ key }) => key === null) ?? null,
    own: (own !== null && sections.find(({ key }) => key === own)) || null,
    rest: sections
      .filter(({ key }) => key !== null && key !== own)
      .map((section) => ({ section, holds: holds(section.key ?? "", own, flags) })),
  };
}

export type Flags = Record<string, FlagValue>;

function holds(key: string, own: string | null, flags: Flags | null): boolean {
  if (key.startsWith(EDITION)) return own === null;
  const flag = NEEDS[key];
  return flag === undefined || flags === null || isOn(flags[flag]);
}

function isOn(value: FlagValue | undefined): boolean {
  return value === "yes";
}

/** A custom edition spells its flags out: “custom optional_draw=yes ghost=no”. */
export function flagsIn(edition: string): Flags | null {
  const words = edition.split(" ");
  if (words[0] !== "custom" || words.length < 2) return null;
  return Object.fromEntries(words.slice(1).map((word) => word.split("=") as [string, string]));
}

/** For how many: “2–5”, or the one number there is. */
export function span(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? `${least}` : `${least}–${most}`;
}
