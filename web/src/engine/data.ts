// What stands in a game's data file, made from the game by docs/generate.py: names and places, nothing that decides.
import type { GameName } from "../lib/protocol";

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

export type FactKind =
  "seat" | "number" | "number?" | "flag" | "name" | "name?" | "cards" | "counts" | "layer";

/** How a field of a fact stands in a row, and what its numbers mean: cards, dice, or names of its own. */
export interface FactField {
  readonly name: string;
  readonly kind: FactKind;
  readonly width: number;
  readonly names?: "cards" | "dice" | readonly string[];
}

export interface FactData {
  readonly name: string;
  /** Whether chance decided it: from here on nobody can go back and choose otherwise. */
  readonly reveals: boolean;
  readonly fields: readonly FactField[];
}

export interface EditionData {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly players: readonly number[];
}

export interface LevelData {
  readonly slips: number;
  readonly simulations: number;
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

export interface GameData {
  readonly game: GameName;
  /** Of the rules. */
  readonly version: number;
  /** The most that can play. */
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
  /** The rule behind each reason. */
  readonly rules: readonly string[];
  /** The sentence of each reason. */
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
  /** The fields of its views, in the order in which they are written. */
  readonly view: readonly string[];
  readonly told: readonly [number, number, number];
  readonly facts: readonly FactData[];
  readonly foreseen: number;
  readonly tips: readonly { readonly name: string; readonly rule: string | null }[];
  readonly levels: Readonly<Record<string, LevelData>>;
  readonly bots: readonly string[];
  readonly search: {
    readonly settings: Readonly<Record<string, number>>;
    readonly room: readonly [number, number];
  };
  readonly exports: Readonly<Record<string, ExportData>>;
}
