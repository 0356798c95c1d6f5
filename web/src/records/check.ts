// Whether a record is right: every tag, every decision, its result. The first fault is told, in this order: tag
// syntax, an open comment, a missing tag, the tags Game, Edition, Seats, Start, Deck and Dice, the moves, Result, End.
import { Refusal } from "../engine/fault";
import type { Edition, Engine, Position } from "../engine";
import type { Draft, Tag } from "./draft";
import { Fault, type FaultKind, quoted } from "./fault";
import { BAR, type GameRecord, isTurn, listed, REQUIRED, UNFINISHED } from "./record";
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

function deal(draft: Draft, engine: Engine): Position {
  const tag = (name: string): Tag => draft.tags.get(name)!;
  const edition = refusing(tag("Edition"), "edition", () => engine.edition(tag("Edition").value));
  const seats = readSeats(tag("Seats"), edition);
  const start = readStart(tag("Start"), seats);
  const deck = readDeck(tag("Deck"), engine);
  const [dice, badDie] = readDice(draft.tags.get("Dice"), engine);
  const position = refusing(tag("Deck"), "deck", () => engine.deal(edition, seats, start, deck, dice));
  if (badDie) throw badDie;
  return position;
}

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

function readStart(tag: Tag, seats: number): number {
  const start = /^[1-9][0-9]{0,8}$/.test(tag.value) ? Number(tag.value) : 0;
  if (start >= 1 && start <= seats) return start;
  throw at(tag, `${quoted(tag.value)} is no seat; expected a number from 1 to ${seats}`, "start");
}

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

const LISTED = 40;
const TURN = /^[0-9]+\.$/;

/** Makes the decisions of a record; the index of the first token refused, else their number. */
function replay(position: Position, tokens: readonly string[]): number {
  let announced = false;
  for (const [index, token] of tokens.entries()) {
    const begins: boolean = position.turnBegins && !announced;
    if (begins !== TURN.test(token)) return index;
    if (begins && token !== `${position.toMove}.`) return index;
    announced = begins;
    if (!begins && (!plays(position, token) || position.chanceMissing)) return index;
  }
  return tokens.length;
}

function plays(position: Position, token: string): boolean {
  try {
    position.play(token);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Why `replay` stopped at this token, and what was legal there. */
function complaint(here: Position, tokens: readonly string[], index: number, rolls: number): string {
  const token = tokens[index]!;
  if (here.chanceMissing) {
    const faces = here.engine.data.dice.names.slice(1).join(" ");
    return `${quoted(token)} needs roll number ${rolls + 1}; expected it in Dice, one of ${faces}`;
  }
  if (here.over) return `illegal token ${quoted(token)}: the game is over; expected no more tokens`;
  const announced = index > 0 && TURN.test(tokens[index - 1]!);
  if (!announced && here.turnBegins) {
    const what = TURN.test(token) ? "wrong turn number" : "no turn number before";
    return `${what} ${quoted(token)}; expected ${here.toMove}.`;
  }
  return `${reason(here, token)}; legal: ${legal(here)}`;
}

function reason(here: Position, token: string): string {
  const illegal = `illegal token ${quoted(token)}`;
  if (TURN.test(token)) return `${illegal}: no turn begins here`;
  try {
    here.copy().play(token);
    return illegal;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "unknown-token") return `unknown token ${quoted(token)}`;
    return `${illegal}: ${error.sentence.replace(/\.+$/, "")}`;
  }
}

function legal(here: Position): string {
  const tokens = here.legal().sort();
  return [...tokens.slice(0, LISTED), ...(tokens.length > LISTED ? ["…"] : [])].join(", ");
}
