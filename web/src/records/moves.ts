// The moves of a record, one after the other, and what to say of one that is refused.
import { Refusal } from "../engine/fault";
import type { Position } from "../engine/types";
import { quoted } from "./fault";

/** Legal tokens that a message lists. */
const LISTED = 40;
const TURN = /^[0-9]+\.$/;

/** Makes the decisions of a record; the index of the first token refused, else their number. */
export function replay(position: Position, tokens: readonly string[]): number {
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
export function complaint(here: Position, tokens: readonly string[], index: number, rolls: number): string {
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
