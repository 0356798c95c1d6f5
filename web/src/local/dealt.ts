import type { By, Token } from "../lib/protocol";
import type { Laid } from "./events";

/** A decision, and who made it how. */
export interface Decided {
  seat: number;
  token: Token;
  by: By;
  /** Whether there was anything else to choose. */
  choice: boolean;
}

/** A game of a table that has begun. */
export interface Dealt {
  start: number;
  laid: Laid;
  names: string[];
  round: number;
  at: number;
  /** Which match of the table it belongs to, from 1. */
  match: number;
  decisions: Decided[];
  /** Once it is over. */
  scores: number[] | null;
  winners: number[];
  end: string | null;
}
