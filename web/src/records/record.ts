// A record in memory: the tags, the tokens, and the position they lead to.
import type { Position } from "../engine";
import type { Token } from "../protocol";
import { words } from "./signs";

export const REQUIRED = ["Game", "Edition", "Seats", "Start", "Deck"] as const;
/** The tags with a meaning, in the order in which they are written. */
export const KNOWN: readonly string[] = [...REQUIRED, "Dice", "Seed", "Result", "End"];
export const BAR = " | ";
export const UNFINISHED = "*";

export type Tags = Readonly<Record<string, string>>;

/** A game as far as it was played; every decision in it is legal. */
export interface GameRecord {
  readonly tags: Tags;
  /** The decisions, each turn's after its number and a dot. */
  readonly tokens: readonly Token[];
  /** Before the first decision, and after the last. */
  readonly opening: Position;
  readonly position: Position;
  /** Comments, if they were read, by the number of tokens before them. */
  readonly comments: ReadonlyMap<number, readonly string[]>;
}

export const namesOf = ({ Seats }: Tags): string[] => Seats!.split(BAR);
export const listed = (value: string | undefined): string[] => words(value ?? "");

/** No decision ends with a dot. */
export const isTurn = (token: string): boolean => token.endsWith(".");

export const decisions = ({ tokens }: Pick<GameRecord, "tokens">): Token[] =>
  tokens.filter((token) => !isTurn(token));

/** What is told of a game before it begins. */
export interface Dealt {
  readonly names: readonly string[];
  readonly start: number;
  readonly deck: readonly string[];
  readonly dice: readonly string[];
  readonly seed?: string;
  /** Free tags, in the order they are written. */
  readonly free?: Tags;
}

/** A game that was played here, as a record: from its opening by the rules. */
export function recordOf(opening: Position, dealt: Dealt, made: readonly Token[]): GameRecord {
  const position = opening.copy();
  const tokens: Token[] = [];
  for (const token of made) {
    if (position.turnBegins) tokens.push(`${position.toMove}.`);
    position.play(token);
    tokens.push(token);
  }
  const tags = { ...dealtTags(opening, dealt), ...endTags(position) };
  return { tags, tokens, opening, position, comments: new Map() };
}

function dealtTags({ engine, edition }: Position, dealt: Dealt): Tags {
  const { names, start, deck, dice, seed, free } = dealt;
  return {
    Game: engine.game,
    Edition: edition.text,
    Seats: names.join(BAR),
    Start: `${start}`,
    Deck: deck.join(" "),
    ...(engine.data.dice.rolls > 0 ? { Dice: dice.join(" ") } : {}),
    ...(seed ? { Seed: seed } : {}),
    ...free,
  };
}

function endTags({ over, scores, end }: Position): Tags {
  return over ? { Result: scores.join(" "), End: `${end}` } : {};
}
