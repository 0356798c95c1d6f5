// What the table needs of a session, by what it is about: the gallery and the lessons bring their own.
import type { Effect } from "./effect";
import type { LogEntry } from "./log";
import type {
  Bye,
  ChatLine,
  Clocks,
  Hint,
  Odds,
  Refused,
  Result,
  TableEvent,
  TableInfo,
  Thinking,
  Tips,
  Token,
  View,
  Why,
} from "./protocol";
import type { ReactionName, Reactions } from "./reactions.svelte";
import type { Link } from "./socket";
import type { Animate } from "./steps";

/** Who sits here, and as whom this page looks. */
export interface Place {
  readonly table: string | null;
  readonly info: TableInfo | null;
  readonly names: readonly string[];
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null;
  /** All seats this browser holds. */
  readonly mine: readonly number[];
  readonly host: boolean;
  look(seat: number | null): void;
}

/** The game, as far as it has been shown. */
export interface Course {
  readonly view: View | null;
  readonly log: readonly LogEntry[];
  readonly result: Result | null;
  /** Shows a decision before it is applied. */
  animate: Animate | null;
  /** What the next decision waits for: something is to be read first. */
  hold: (() => Promise<void>) | null;
}

/** The line to the server, and what comes over it beside the game. */
export interface Line {
  readonly link: Link;
  readonly bye: Bye | null;
  readonly clock: Clocks | null;
  readonly skew: number;
  readonly chat: readonly ChatLine[];
  readonly news: TableEvent | null;
  readonly reactions: Reactions;
  /** How far a bot's thoughts are, or those of a hint; null while nobody's take long. */
  readonly thinking: Thinking | null;
}

/** What a person does at the table. */
export interface Deciding {
  /** My decision that is under way. */
  readonly pending: Token | null;
  readonly refusal: Refused | null;
  decide(token: Token): Promise<Refused | null>;
  /** Takes my last decision back, where `info.undo` says that one may. */
  undo(): Promise<Refused | null>;
  react(what: ReactionName): Promise<Refused | null>;
  say(text: string): Promise<Refused | null>;
  hostAct(path: string, body?: unknown): Promise<void>;
}

/** An answer without the envelope it may have come in. */
export type Bare<A> = Omit<A, "type" | "id">;

/** What can be asked about the decision to be made. */
export interface Asking {
  preview(token: Token): Promise<Effect | null>;
  why(token: Token): Promise<Bare<Why> | null>;
  odds(): Promise<Bare<Odds> | null>;
  /** What is worth knowing after the last decision. */
  tips(): Promise<Bare<Tips> | null>;
  hint(): Promise<Hint | Refused | null>;
  /** Whoever thinks should answer now. */
  enough(): void;
}

export interface Seated extends Place, Course, Line, Deciding, Asking {}
