// What stands in a game's data file, made from the game by docs/generate.py: names and places, nothing that decides.
import type { GameName } from "../protocol/index";

/** Where a field of a record lies: its first byte, its type, its shape. */
export interface Field {
  readonly at: number;
  readonly type: string;
  readonly shape: readonly number[];
}

export interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}

export type KindName =
  | "number"
  | "number?"
  | "flag"
  | "seat"
  | "seat?"
  | "name"
  | "name?"
  | "cards"
  | "cards?"
  | "multiset"
  | "counts"
  | "numbers"
  | "layer"
  | "layers"
  | "winners";

/** How many numbers a field has, and what they mean: cards, dice, or names of its own. */
export interface FieldData {
  readonly name: string;
  readonly kind: KindName;
  readonly width: number;
  readonly names?: "cards" | "dice" | readonly (string | null)[];
  /** The card that the first count is of. */
  readonly first?: number;
}

/** A field of a view: at which byte its numbers begin, and how many bytes each has. */
export interface PlacedField extends FieldData {
  readonly at: number;
  readonly item: number;
  /** How many entries a list has. */
  readonly count?: number;
  /** The byte of the flag without which it is null. */
  readonly when?: number;
  /** Hidden from all but its seat: the hand. */
  readonly own?: boolean;
}

export interface FactData {
  readonly name: string;
  /** Whether chance decided it: from here on nobody can go back and choose otherwise. */
  readonly reveals: boolean;
  readonly fields: readonly FieldData[];
}

export interface EditionData {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly players: readonly number[];
}

export interface LevelData {
  readonly slips: number;
  readonly simulations: number;
  /** Weights for what it likes beyond the rule of thumb; none of one without tastes. */
  readonly tastes: readonly number[];
  /** How much less than the best the network may like what the taste wants; null where it is not asked. */
  readonly leeway: number | null;
  /** Smaller groups of cards in other hands are not remembered. */
  readonly memory: number;
  /** Simulations of the search with the network. */
  readonly guided: number;
}

/** A sentence: text, what it speaks of, and choices by that. */
export type Part = string | { readonly $: string } | Choice;

export interface Choice {
  readonly by: string;
  readonly cases: Readonly<Record<string, readonly Part[]>>;
  readonly otherwise: readonly Part[];
}

export interface ExportData {
  readonly takes: Readonly<Record<string, string>>;
  readonly gives: "number" | "nothing";
}

/** How much the coach looks at, and what its reasons are called. */
export interface CoachData {
  /** The most choices that are weighed at a decision. */
  readonly choices: number;
  /** Deals for a first look, and for what is told. */
  readonly deals: readonly [number, number];
  /** What a decision must have cost to be told, in the smallest shares. */
  readonly telling: number;
  readonly lessons: number;
  readonly tries: number;
  /** The smallest shares of a whole win. */
  readonly whole: number;
  readonly room: number;
  readonly reasons: readonly { readonly name: string; readonly takes: readonly string[] }[];
}

/** The search with a network: its module's functions, and the room they need. */
export interface NetData {
  /** What a file of weights must have. */
  readonly mark: string;
  readonly biases: number;
  readonly simulations: number;
  readonly guidance: Readonly<Record<string, number>>;
  /** Nodes that a tree has room for a simulation. */
  readonly breadth: number;
  readonly room: readonly [number, number];
  readonly seen: number;
  readonly hidden: number;
  /** None in a game without reasons. */
  readonly coach?: CoachData;
  readonly exports: Readonly<Record<string, ExportData>>;
}

export interface GameData {
  readonly game: GameName;
  readonly version: number;
  readonly seats: number;
  readonly actions: number;
  readonly records: Readonly<Record<"state" | "node", Layout>>;
  readonly constants: Readonly<Record<string, number>>;
  readonly phases: readonly string[];
  readonly ends: readonly (string | null)[];
  readonly cards: readonly string[];
  readonly dice: { readonly rolls: number; readonly names: readonly string[] };
  readonly tokens: readonly (string | null)[];
  readonly reasons: readonly string[];
  readonly rules: readonly string[];
  readonly sentences: readonly (readonly Part[])[];
  /** The values of each flag, in the record's order. */
  readonly flags: Readonly<Record<string, readonly string[]>>;
  /** Values that go without saying. */
  readonly unsaid: Readonly<Record<string, string>>;
  readonly editions: readonly EditionData[];
  readonly decks: {
    readonly flags: readonly string[];
    readonly by: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly cards: readonly (readonly number[])[];
  };
  /** How tokens name the cards of a heap; null in a game whose tokens do not. */
  readonly heaps: {
    readonly pattern: string;
    readonly begins: string;
    readonly joint: string;
    readonly bits: number;
  } | null;
  /** What the sentence of a refusal may speak of beyond seat and phase. */
  readonly arguments: readonly FieldData[];
  readonly view: {
    readonly hands: number;
    /** In the order in which they are written, `players` among them. */
    readonly fields: readonly PlacedField[];
    readonly players: readonly PlacedField[];
  };
  readonly told: readonly [number, number, number];
  readonly facts: readonly FactData[];
  /** What previews tell; null in a game without. */
  readonly foresight: FactData | null;
  readonly tips: readonly { readonly name: string; readonly rule: string | null }[];
  readonly levels: Readonly<Record<string, LevelData>>;
  /** Those of the trail; none in a game where it does not lead. */
  readonly lynxes: Readonly<Record<string, LevelData>>;
  readonly bots: readonly string[];
  readonly search: {
    readonly settings: Readonly<Record<string, number>>;
    readonly room: readonly [number, number];
  };
  /** None in a game without. */
  readonly net?: NetData;
  readonly exports: Readonly<Record<string, ExportData>>;
}
