// What was won on the trail, as it looks: cloths, card backs, something to wear. Told to the page's root.
import bell from "./looks/bell.svg?url";
import scarf from "./looks/scarf.svg?url";
import star from "./looks/star.svg?url";
import { trail, type Looks } from "./trail.svelte";

/** Lit, usual, at the edge: all dark enough for the light words on them. */
export const CLOTHS: Readonly<Record<string, readonly [lit: string, usual: string, edge: string]>> = {
  red: ["#8f3a41", "#6d262f", "#45161d"],
  slate: ["#4b5a6b", "#35424f", "#202a34"],
  autumn: ["#8a5426", "#693c17", "#43250d"],
  snow: ["#4f7189", "#3a586d", "#263d4d"],
  night: ["#33386f", "#242850", "#151833"],
  linen: ["#75694f", "#5a503b", "#3b3426"],
};

/** The ground and its lines. */
export const BACKS: Readonly<Record<string, readonly [ground: string, lines: string]>> = {
  meadow: ["#2f5a3a", "#86b98a"],
  pines: ["#173f42", "#5fa3a0"],
  ridge: ["#6a2f4a", "#c98aa6"],
  gold: ["#6b4a12", "#e2b657"],
};

const WORN: Readonly<Record<string, string>> = { scarf, bell, star };

/** The page as it was chosen to look. */
export function dress({ cloth, back, wears }: Looks = trail.looks): void {
  const [lit, usual, edge] = CLOTHS[cloth ?? ""] ?? [];
  const [ground, lines] = BACKS[back ?? ""] ?? [];
  const worn = WORN[wears ?? ""];
  const told = {
    "--cloth-hi": lit,
    "--cloth": usual,
    "--cloth-lo": edge,
    "--own-back": ground,
    "--own-back-line": lines,
    // From the root's style it is resolved against the page, not against a style sheet.
    "--wears": worn && `url("${new URL(worn, document.baseURI).href}")`,
  };
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(told))
    if (value) style.setProperty(name, value);
    else style.removeProperty(name);
}
