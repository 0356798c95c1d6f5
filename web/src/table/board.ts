// What a game's board gets from the table's frame, and what the frame asks of a game.
import type { Component, Snippet } from "svelte";
import type { Lesson } from "../learn/lesson";
import type { Effect } from "../lib/effect";
import type { Face } from "../lib/faces";
import type { LogEntry } from "../lib/log";
import type { Card, Cards, Fact, Token, View, Why } from "../lib/protocol";
import type { Key } from "../lib/shell.svelte";
import type { Phrases } from "../lib/words";
import type { Absence } from "../lib/presence";
import type { IconName } from "../parts/icons";
import type { Beat, Shown } from "./beat";

export type { Effect } from "../lib/effect";

/** Why something is not possible; null where the server did not answer. */
export type Reason = Pick<Why, "allowed" | "code" | "args" | "rule" | "sentence">;

export interface BoardProps<V extends View = View, F extends Fact = Fact> {
  view: V;
  names: readonly string[];
  /** Of every seat; without them each name has its own. */
  faces?: readonly Face[];
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  phrases: Phrases;
  /** Cards fly, or a decision is under way: what is shown may be looked at, not acted on. */
  busy: boolean;
  /** Pass and play: the hand stays face down until its owner asks. */
  covered: boolean;
  absent?: Readonly<Record<number, Absence>>;
  /** The token a hint pointed at. */
  hint: Token | null;
  /** Odds of a bust, where the host allows them (Push). */
  odds: { misfits: number; pile: number } | null;
  /** What is being shown at this moment; null while the table rests. */
  shown: Shown<V, F> | null;
  /** What has been told of this turn. */
  facts: readonly F[];
  act(token: Token): void;
  /** Something that is not possible now: the frame answers with the reason and the rule. */
  wish(token: Token): void;
  preview(token: Token): Promise<Effect | null>;
  /** The frame's one sentence; the board renders it once, between table and hand (see Frame). */
  prompt: Snippet;
  /** What stands in the place of the choices: a hand-over, a tip, a bot that plays for me or somebody away. */
  cover?: Snippet | undefined;
}

/** Every seat's hand, and whose decision it is. */
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
  /** Shown beside it instead of the icon. */
  cards?: readonly Card[];
}

/** A decision that is worth jumping to in a replay. */
export interface Moment {
  /** The decision's number in its game. */
  n: number;
  icon: IconName;
}

export interface GameStory<V extends View = View, F extends Fact = Fact> {
  lines(phrases: Phrases, log: readonly LogEntry<V, F>[], view: V): StoryLine[];
  /** At most a handful, in order. */
  moments(log: readonly LogEntry<V, F>[]): Moment[];
  /** The cards in front of each seat, in groups; `?` for one that lies face down. */
  lying(view: V): Card[][][];
  Card: Component<{ card: Card }>;
}

export interface GameModule<V extends View = View, F extends Fact = Fact> {
  Board: Component<BoardProps<V, F>>;
  /** The one sentence: what this seat must decide, or whom the table waits for. */
  ask(phrases: Phrases, view: V): string;
  /** The sentences for one decision. */
  told(phrases: Phrases, entry: LogEntry<V, F>): string[];
  /** A decision as it is shown, one beat after the other; the last leaves the table as it is. */
  beats(entry: LogEntry<V, F>): Beat<V, F>[];
  /** The cards as they come to the table when a game begins, in one beat; null where nothing is dealt. */
  deal?(view: V): Beat<V, F> | null;
  /** How a seat's score came about. */
  count(phrases: Phrases, player: V["players"][number]): Count;
  /** What decides between equal scores: the end of a key. */
  tie?: string;
  /** All hands, face up, where there are any: fetched when somebody wants to see them. */
  hands?(): Promise<{ default: Component<HandsProps> }>;
  /** The game told in a few lines, when it is over. */
  story?(): Promise<{ story: GameStory<V, F> }>;
  /** The parts of the table one acts on with a token, by their `data-place`. */
  places?(token: Token, seat: number): string[];
  /** How it is learned by playing. */
  lesson?(): Promise<Lesson>;
  /** A friendlier sentence for some reasons, where the game has one. */
  reason?(phrases: Phrases, view: V, reason: Reason, wished: Token | null): string | null;
  /** One choice in words with what follows from it, as a hint says it. */
  choice?(phrases: Phrases, view: V, token: Token, effect: Effect | null): string;
  keys: readonly Key[];
}
