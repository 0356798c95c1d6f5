// What a game's `record.ts` knows: how its record becomes a view, and a view its record. Nothing in it decides a rule.
import type { Cards, Token, View } from "../lib/protocol";
import type { GameData } from "./data";
import type { Leaf } from "./fields";
import type { Foresight } from "./types";
import type { Writer } from "./writer";

export type Arguments = Record<string, number | string>;

export interface Form {
  /** All that everybody sees, piece by piece. */
  plan(seats: number): Leaf[];
  /** A seat's hand; null in a game without. */
  hand(record: Uint8Array, seat: number): Cards | null;
  /** An action as text, in the position of these bytes. */
  token(record: Uint8Array, action: number): Token;
  /** What a token says before the position is known; null if it is none. */
  code(token: Token): number | null;
  /** Writes what only this game's views have; seats, flags and what all views have are there already. */
  read(view: View, record: Writer, deck: readonly number[]): void;
  /** What the sentence of a refusal speaks of, beside seat and phase. */
  speaksOf(record: Uint8Array, action: number, reason: number): Arguments;
  /** What was foreseen, for people. */
  foresight(numbers: readonly number[]): Foresight;
}

export type MakeForm = (data: GameData) => Form;

/** A foresight of nothing. */
export const NOTHING: Foresight = {
  victims: [],
  sets: [],
  out: false,
  may_draw: false,
  misfits: null,
  pile: null,
};
