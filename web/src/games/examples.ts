// Small drawn examples next to the text, by section; without words, so that they are the same in every language.
import { lazy } from "../page/lazy";

/** What becomes of the cards at the left when they meet those at the right. */
export type Sign = "snatches" | "fits" | "not" | "is";

export type Example =
  | { readonly kind: "cards"; readonly cards: readonly string[] }
  | { readonly kind: "columns"; readonly columns: readonly (readonly string[])[] }
  | { readonly kind: "meet"; readonly rows: readonly (readonly [string, Sign, string])[] };

export type Examples = Readonly<Record<string, Example>>;

/** Cards (`?` lies face down), what they do, and what they meet: a picture of one sentence. */
export type Glimpse = readonly [
  cards: string,
  sign: Sign | "sweeps" | "hand" | "right" | "shield" | "crown",
  met?: string,
];

const OWN = import.meta.glob<Examples>("./*/examples.ts", { import: "examples" });

const GLANCES = import.meta.glob<readonly Glimpse[]>("./*/examples.ts", { import: "glance" });

/** A whole game in six pictures; none of a game from elsewhere. */
export async function glanceOf(game: string): Promise<readonly Glimpse[]> {
  const own = GLANCES[`./${game}/examples.ts`];
  return own ? lazy(own) : [];
}

export async function examplesOf(game: string): Promise<Examples> {
  const own = OWN[`./${game}/examples.ts`];
  return own ? lazy(own) : {};
}
