// A game's module as the Worker and the page use it. Seats count from 1; null is a spectator.
import type * as wire from "../lib/protocol.gen";
import type { Cards, Fact, GameName, Patch, Tip, Token, View } from "../lib/protocol";
import type { GameData } from "./data";
import type { Module } from "./module";

/** A named set of flags, or a household's own (`custom`). */
export interface Edition {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly players: readonly number[];
  /** How records and views name it. */
  readonly text: string;
}

/** The answer to “why not?”, as the server's `Why` has it. */
export type Verdict = Omit<wire.Why, "type" | "id">;
/** What a decision would do at once, as the server's `Preview` has it. */
export type Foresight = Omit<wire.Preview, "type" | "id">;
export type Chances = Omit<wire.Odds, "type" | "id">;

export interface Standings {
  readonly totals: number[];
  readonly winners: number[];
}

export interface Engine {
  readonly game: GameName;
  readonly data: GameData;
  /** The module itself: for the search, which needs room and calls of its own. */
  readonly module: Module;
  /** An edition by its name, or `custom` with its flags; refuses others. */
  edition(text: string): Edition;
  /** A household's own edition; a flag that came later may be left out. */
  custom(flags: Readonly<Record<string, string>>): Edition;
  /** The cards that are shuffled, ascending. */
  freshDeck(edition: Edition, seats: number): number[];
  /** A card's name, and its number. */
  cardName(card: number): string;
  cardNumber(name: string): number;
  /** A fresh game from an explicit order of cards, top first, and of rolls for a game with dice: by their names. */
  deal(
    edition: Edition,
    seats: number,
    start: number,
    deck: readonly string[],
    dice?: readonly string[],
  ): Position;
  /** A game under way from its record's bytes. */
  position(edition: Edition, record: Uint8Array): Position;
  /** The masked record that a view was written from. */
  sight(view: View): Sight;
  /** The same from the record's bytes. */
  masked(edition: Edition, record: Uint8Array): Sight;
  /** The seat that starts a round of a match; rounds count from 1. */
  starter(seats: number, first: number, round: number): number;
  /** Sums of a score sheet (a row for each round), and all seats with the highest. */
  standings(seats: number, sheet: readonly (readonly number[])[]): Standings;
}

/** A whole record: never in the page but for a finished game, or one that somebody brought. */
export interface Position {
  readonly engine: Engine;
  readonly edition: Edition;
  readonly seats: number;
  /** Its bytes: not to change. */
  readonly record: Uint8Array;
  readonly move: number;
  readonly phase: string;
  readonly toMove: number | null;
  readonly over: boolean;
  readonly end: string | null;
  readonly scores: number[];
  /** None until the game is over. */
  readonly winners: number[];
  /** Whether the next decision is the first of a turn. */
  readonly turnBegins: boolean;
  /** Whether the last decision needed a roll that the record has not. */
  readonly chanceMissing: boolean;
  /** The legal tokens, in the order of their actions; a view has them sorted. */
  legal(): Token[];
  /** Makes a decision; one that is not legal is refused with the reason, and nothing happens. */
  play(token: Token): Told;
  /** Speaks of the hand of the seat to move: for that seat's ears alone. */
  why(token: Token): Verdict;
  /** Whether a legal decision ends the game. */
  ends(token: Token): boolean;
  view(seat: number | null): View;
  /** The spectator's view with every hand. */
  openView(): View;
  hands(): Cards[];
  masked(seat: number | null): Sight;
  copy(): Position;
}

/** What one decision did. */
export interface Told {
  /** As a seat or a spectator may know it, in the order of happening. */
  facts(seat: number | null): Fact[];
  /** With nothing hidden. */
  openFacts(): Fact[];
  /** What changed in that view. */
  patch(seat: number | null): Patch;
}

/** A masked record: what one seat, or a spectator, knows; and what it may ask. */
export interface Sight {
  readonly engine: Engine;
  readonly edition: Edition;
  readonly seat: number | null;
  readonly seats: number;
  readonly record: Uint8Array;
  readonly move: number;
  readonly toMove: number | null;
  view(): View;
  /** The tokens that this seat may choose from; none if it is not asked. */
  legal(): Token[];
  token(action: number): Token;
  /** The action that a token means here; refuses text that is none. */
  action(token: Token): number;
  /** Null if it is not legal here. */
  preview(token: Token): Foresight | null;
  /** Null in a game without. */
  odds(): Chances | null;
  /** What is worth knowing after these facts, weightiest first. */
  tips(facts: readonly Fact[]): Tip[];
  why(token: Token): Verdict;
}
/** What a bot is given. */
export type Masked = Sight;
