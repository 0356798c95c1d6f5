// Whether a record is right: every tag, every decision, its result. The first fault is told, in this order: tag
// syntax, an open comment, a missing tag, the tags Game, Edition, Seats, Start, Deck and Dice, the moves, Result, End.
import { Refusal } from "../engine/fault";
import type { Edition, Engine, Position } from "../engine/types";
import type { Draft, Tag } from "./draft";
import { Fault, type FaultKind, quoted } from "./fault";
import { complaint, replay } from "./moves";
import { BAR, isTurn, listed, REQUIRED, UNFINISHED, type GameRecord } from "./record";
import { stripped } from "./signs";

/** A game's rules by its name; null for a name that is no game's. */
export type FindEngine = (name: string) => Promise<Engine | null>;

/** The record that a draft is; throws its first fault. */
export async function examine(draft: Draft, find: FindEngine, known: readonly string[]): Promise<GameRecord> {
  checkForm(draft);
  const game = draft.tags.get("Game")!;
  const engine = await find(game.value);
  if (!engine) throw at(game, `“${game.value}” is no game here; there are ${known.join(", ")}.`, "game");
  const opening = deal(draft, engine);
  const position = opening.copy();
  const tokens = play(draft, position);
  checkResult(draft, position);
  checkEnd(draft, position);
  return record(draft, tokens, opening, position);
}

/** Syntax, open comments, and that no tag is missing. */
function checkForm(draft: Draft): void {
  const fault = draft.fault ?? draft.unclosed;
  if (fault) throw fault;
  const missing = REQUIRED.find((name) => !draft.tags.has(name));
  if (missing)
    throw new Fault(
      draft.line,
      1,
      `the tag ${missing} is missing; expected [${missing} "…"]`,
      missing,
      "missing",
    );
}

/** The position before the first move. */
function deal(draft: Draft, engine: Engine): Position {
  const tag = (name: string): Tag => draft.tags.get(name)!;
  const edition = refusing(tag("Edition"), "edition", () => engine.edition(tag("Edition").value));
  const seats = readSeats(tag("Seats"), edition);
  const start = readStart(tag("Start"), seats);
  const deck = readDeck(tag("Deck"), engine);
  const [dice, badDie] = readDice(draft.tags.get("Dice"), engine);
  const position = refusing(tag("Deck"), "deck", () => {
    checkDeck(engine, edition, seats, deck);
    return engine.deal(edition, seats, start, deck, dice);
  });
  if (badDie) throw badDie;
  return position;
}

/** How many play; each has a name. */
function readSeats(tag: Tag, edition: Edition): number {
  const names = tag.value.split(BAR);
  const bad = names.findIndex((name) => name === "" || name !== stripped(name));
  if (bad >= 0) {
    const what = `${quoted(names[bad]!)} is no name for seat ${bad + 1}`;
    throw at(tag, `${what}; expected text without blanks around it`, "seats");
  }
  const { players, name } = edition;
  if (players.includes(names.length)) return names.length;
  const [first, last] = [players[0]!, players.at(-1)!];
  const counts = first === last ? `${first}` : `${first}–${last}`;
  throw at(tag, `${name} is for ${counts} players, not ${names.length}.`, "seats");
}

/** The seat that begins. */
function readStart(tag: Tag, seats: number): number {
  const start = /^[1-9][0-9]{0,8}$/.test(tag.value) ? Number(tag.value) : 0;
  if (start >= 1 && start <= seats) return start;
  throw at(tag, `${quoted(tag.value)} is no seat; expected a number from 1 to ${seats}`, "start");
}

/** The cards, top first. */
function readDeck(tag: Tag, { game, data }: Engine): string[] {
  const [names, cards] = [listed(tag.value), data.cards.slice(1)];
  const wrong = names.find((name) => !cards.includes(name));
  if (wrong === undefined) return names;
  throw at(tag, `${quoted(wrong)} is no card of ${game}; expected ${cards.join(" ")}`, "deck");
}

/** The rolls, first one first; and what is wrong with them, for after the deck. */
function readDice(tag: Tag | undefined, { data }: Engine): [string[], Fault | null] {
  if (!tag || data.dice.rolls === 0) return [[], null];
  const [names, faces] = [listed(tag.value), data.dice.names.slice(1)];
  const wrong = names.find((name) => !faces.includes(name));
  if (wrong === undefined) return [names, null];
  return [[], at(tag, `${quoted(wrong)} is no side of the die; expected ${faces.join(" ")}`, "dice")];
}

/** Refuses a deck with a card too many or too few, and names the card. */
function checkDeck(engine: Engine, edition: Edition, seats: number, deck: readonly string[]): void {
  const [wanted, given] = [new Map<number, number>(), new Map<number, number>()];
  const whole = engine.freshDeck(edition, seats);
  for (const card of whole) count(wanted, card);
  for (const name of deck) count(given, engine.cardNumber(name));
  const short = more(wanted, given);
  const card = short.length > 0 ? short[0] : more(given, wanted)[0];
  if (card === undefined) return;
  const [has, needs] = [given.get(card) ?? 0, wanted.get(card) ?? 0];
  const cards = `${deck.length} cards, not ${whole.length}`;
  throw new Refusal("deck", `The deck has ${has} of ${engine.cardName(card)}, not ${needs} (${cards}).`);
}

function count(cards: Map<number, number>, card: number): void {
  cards.set(card, (cards.get(card) ?? 0) + 1);
}

/** The cards of which there are more here than there, ascending. */
function more(here: ReadonlyMap<number, number>, there: ReadonlyMap<number, number>): number[] {
  const found = [...here].filter(([card, many]) => many > (there.get(card) ?? 0));
  return found.map(([card]) => card).sort((a, b) => a - b);
}

/** Makes all decisions; the tokens that were read. */
function play(draft: Draft, position: Position): string[] {
  const tokens = draft.tokens();
  const refused = replay(position, tokens);
  if (refused < tokens.length) {
    const rolls = listed(draft.tags.get("Dice")?.value).length;
    const message = complaint(position, tokens, refused, rolls);
    throw new Fault(...draft.place(refused), message, tokens[refused], "move");
  }
  if (draft.overflow) throw draft.overflow;
  return tokens;
}

/** That the result, if there is one, is what the game came to. */
function checkResult(draft: Draft, { over, scores }: Position): void {
  const tag = draft.tags.get("Result");
  const expected = over ? scores.join(" ") : UNFINISHED;
  if (!tag || listed(tag.value).join(" ") === expected) return;
  const state = over ? "the game is over" : "the game is unfinished";
  throw at(tag, `wrong result ${quoted(tag.value)}: ${state}; expected ${expected}, or no tag`, "result");
}

/** That the end, if it is told, is how the game ended. */
function checkEnd(draft: Draft, { over, end }: Position): void {
  const tag = draft.tags.get("End");
  if (!tag || (over && tag.value === end)) return;
  if (over) throw at(tag, `wrong end ${quoted(tag.value)}; expected ${end}, or no tag`, "end");
  throw at(tag, `wrong end ${quoted(tag.value)}: the game is unfinished; expected no tag`, "end");
}

function at({ line, column, value }: Tag, message: string, kind: FaultKind): Fault {
  return new Fault(line, column, message, value, kind);
}

function refusing<T>(tag: Tag, kind: FaultKind, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw error instanceof Refusal ? at(tag, error.sentence, kind) : error;
  }
}

function record(draft: Draft, read: string[], opening: Position, position: Position): GameRecord {
  const comments = commentsOf(draft);
  const dangling = isTurn(read.at(-1) ?? " ");
  const tokens = dangling ? read.slice(0, -1) : read;
  const moved = dangling ? (comments.get(read.length) ?? []) : [];
  if (moved.length > 0) {
    comments.set(tokens.length, [...(comments.get(tokens.length) ?? []), ...moved]);
    comments.delete(read.length);
  }
  const tags = Object.fromEntries([...draft.tags].map(([name, { value }]) => [name, value]));
  return { tags, tokens, opening, position, comments };
}

function commentsOf({ notes, runs }: Draft): Map<number, string[]> {
  const comments = new Map<number, string[]>();
  for (const [before, text] of notes) {
    const tokens = runs.slice(0, before).reduce((sum, run) => sum + listed(run.text).length, 0);
    comments.set(tokens, [...(comments.get(tokens) ?? []), text]);
  }
  return comments;
}
