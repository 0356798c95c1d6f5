// What a game's board gets from the table's frame, and what the frame asks of a game.
import type { Component, Snippet } from "svelte";
import type { Lesson } from "./lesson";
import type { Effect } from "../net/questions";
import type { Face } from "../components/faces";
import type { LogEntry } from "../protocol/log";
import type { Absence, Card, Cards, Fact, Token, View, Why } from "../protocol";
import type { Key } from "../page/shell.svelte";
import type { Arguments, Phrases } from "../words/words";
import type { IconName } from "../components/icons";
import type { Flight } from "../motion/flights";
import type { Sound } from "../motion/sounds";

export type { Effect } from "../net/questions";

/** Why something is not possible; null where the server did not answer. */
export type Reason = Pick<Why, "allowed" | "code" | "args" | "rule" | "sentence">;

export interface BoardProps<V extends View = View, F extends Fact = Fact> {
  view: V;
  names: readonly string[];
  /** Of every seat; without them each name has its own. */
  faces?: readonly Face[];
  seat: number | null;
  phrases: Phrases;
  /** Cards fly, or a decision is under way: what is shown may be looked at, not acted on. */
  busy: boolean;
  /** Pass and play: the hand stays face down until its owner asks. */
  covered: boolean;
  absent?: Readonly<Record<number, Absence>>;
  hint: Token | null;
  /** Odds of a bust, where the host allows them (Push). */
  odds: { misfits: number; pile: number } | null;
  /** What is being shown at this moment; null while the table rests. */
  shown: Shown<V, F> | null;
  facts: readonly F[];
  act(token: Token): void;
  /** Something that is not possible now: the frame answers with the reason and the rule. */
  wish(token: Token): void;
  preview(token: Token): Promise<Effect | null>;
  /** The frame's one sentence; the board renders it once, between table and hand (see Frame). */
  prompt: Snippet;
  /** What stands in the place of the choices: a hand-over, a tip, a bot that plays for me or someone away. */
  cover?: Snippet | undefined;
}

/** A decision as it is shown: beat by beat, each when the one before has been seen. */
export interface Beat<V extends View = View, F extends Fact = Fact> {
  /** What is shown, for the board that shows it in its own way. */
  name: string;
  view: V;
  /** What travels to its place, one thing after the other. */
  flights: readonly Flight[];
  /** What may be told once this has been seen. */
  facts: readonly F[];
  sound?: Sound;
  /** It sounds so many semitones higher. */
  rise?: number;
  /** How long it moves at the least, in milliseconds at pace 1. */
  lasts?: number;
  /** How long it stands still to be read; a fast table reads no faster. */
  stays?: number;
  /** Shown large, with its rule: the first times in a game. */
  large?: boolean;
  /** What is asked next is its headline. */
  asks?: boolean;
}

/** A beat that is being shown, and what of the whole has been told by now. */
export interface Shown<V extends View = View, F extends Fact = Fact> {
  beat: Beat<V, F>;
  entry: LogEntry<V, F>;
}

export interface HandsProps {
  hands: readonly Cards[];
  phrases: Phrases;
  mover: number | null;
}

/** What a score is made of: two shares above the line, and what was lost, if a game has that. */
export interface Count {
  gained: number;
  safe: number;
  lost: number | null;
  words: string;
}

/** What is worth telling of a game, made from its facts. */
export interface StoryLine {
  icon: IconName;
  text: string;
  cards?: readonly Card[];
}

/** A decision that is worth jumping to in a replay. */
export interface Moment {
  /** The decision's number in its game. */
  n: number;
  icon: IconName;
}

export interface GameStory<V extends View = View, F extends Fact = Fact> {
  /** Why it went so for the reader, in one line; null where no fact says it. */
  why(phrases: Phrases, log: readonly LogEntry<V, F>[], view: V): string | null;
  lines(phrases: Phrases, log: readonly LogEntry<V, F>[], view: V): StoryLine[];
  moments(log: readonly LogEntry<V, F>[]): Moment[];
  /** The cards in front of each seat, in groups; `?` for one that lies face down. */
  lying(view: V): Card[][][];
  Card: Component<{ card: Card }>;
}

/** What a newcomer is told at the table: what has just happened and why, and what to do now. */
export interface Guidance {
  /** Remembered, so that it is told once; that of a tip where both say the same. */
  name: string;
  rule: string | null;
  text: string;
  /** The lesson says it too. */
  taught?: boolean;
}

export interface GameModule<V extends View = View, F extends Fact = Fact> {
  Board: Component<BoardProps<V, F>>;
  /** The one sentence: what this seat must decide, or whom the table waits for. */
  ask(phrases: Phrases, view: V): string;
  told(phrases: Phrases, entry: LogEntry<V, F>): string[];
  /** A decision as it is shown, one beat after the other; the last leaves the table as it is. The log is the game's. */
  beats(entry: LogEntry<V, F>, log: readonly LogEntry<V, F>[]): Beat<V, F>[];
  /** The cards as they come to the table when a game begins, in one beat; null where nothing is dealt. */
  deal?(view: V): Beat<V, F> | null;
  count(phrases: Phrases, player: V["players"][number]): Count;
  /** What decides between equal scores: the end of a key. */
  tie?: string;
  /** All hands, face up, where there are any: fetched when someone wants to see them. */
  hands?(): Promise<{ default: Component<HandsProps> }>;
  story?(): Promise<{ story: GameStory<V, F> }>;
  /** The parts of the table one acts on with a token, by their `data-place`. */
  places?(token: Token, seat: number): string[];
  /** What a newcomer is to know now, by what has just happened to them; seven sentences at most. */
  guide?(): Promise<{
    guide: (phrases: Phrases, view: V, last: LogEntry<V, F> | null) => Guidance[];
  }>;
  /** What the coach counted, in words; a game without has no coach. */
  coach?(): Promise<{
    counted: (phrases: Phrases, numbers: Readonly<Record<string, number>>) => Arguments;
  }>;
  lesson?(): Promise<Lesson>;
  /** A friendlier sentence for some reasons, where the game has one. */
  reason?(phrases: Phrases, view: V, reason: Reason, wished: Token | null): string | null;
  /** One choice in words with what follows from it and what can be counted of it, as a hint says it. */
  choice?(phrases: Phrases, view: V, token: Token, effect: Effect | null): string;
  keys: readonly Key[];
}
