// What a game's board gets from the table's frame, and what the frame asks of a game.
import type { Component, Snippet } from "svelte";
import type { Effect } from "../lib/effect";
import type { Flight } from "../lib/flights";
import type { LogEntry } from "../lib/log";
import type { Fact, Token, View, Why } from "../lib/protocol";
import type { Key } from "../lib/shell.svelte";
import type { Sound } from "../lib/sounds";
import type { Phrases } from "../lib/words";

export type { Effect } from "../lib/effect";

/** Why something is not possible; null where the server did not answer. */
export type Reason = Pick<Why, "allowed" | "code" | "args" | "rule" | "sentence">;

/** Somebody sits there but is not here: a bot plays for them, or their line is down. */
export type Absence = "stand-in" | "away";

export interface BoardProps<V extends View = View, F extends Fact = Fact> {
  view: V;
  names: readonly string[];
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
  /** The decision that led to this view, where these eyes saw it. */
  lately: LogEntry<V, F> | null;
  act(token: Token): void;
  /** Something that is not possible now: the frame answers with the reason and the rule. */
  wish(token: Token): void;
  preview(token: Token): Promise<Effect | null>;
  /** The frame's one sentence; the board renders it once, between table and hand. */
  prompt: Snippet;
  /** Shown instead of the choices while the device is handed on. */
  cover?: Snippet | undefined;
}

export interface GameModule<V extends View = View, F extends Fact = Fact> {
  Board: Component<BoardProps<V, F>>;
  /** The one sentence: what this seat must decide, or whom the table waits for. */
  ask(phrases: Phrases, view: V): string;
  /** The sentences for one decision. */
  told(phrases: Phrases, entry: LogEntry<V, F>): string[];
  /** What travels when a decision is made, one thing after the other. */
  flights(entry: LogEntry<V, F>): Flight[];
  /** What is heard meanwhile. */
  sound(facts: readonly F[]): Sound;
  /** Whether there are odds to be asked for. */
  odds?: boolean;
  /** A friendlier sentence for some reasons, where the game has one. */
  reason?(phrases: Phrases, view: V, reason: Reason, wished: Token | null): string | null;
  /** One choice in words, as a hint says it. */
  choice?(phrases: Phrases, view: V, token: Token): string;
  keys: readonly Key[];
}
