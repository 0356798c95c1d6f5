// What is wrong with a record, and where.
import { isolated } from "../words/isolate";
import { escaped, first, length, stripped } from "./signs";

const SHOWN = 40;
const LONGEST = 1000;
/** Would break the line or confuse a terminal. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

export type FaultKind =
  | "comment"
  | "deck"
  | "dice"
  | "edition"
  | "end"
  | "escape"
  | "game"
  | "line"
  | "long"
  | "missing"
  | "move"
  | "none"
  | "other"
  | "result"
  | "seats"
  | "start"
  | "text"
  | "twice";

/** The first fault of a record; lines and columns count from 1, columns in code points. */
export class Fault extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    message: string,
    readonly token = "",
    /** What it is about, for those who say it in another language: `web-record-<kind>`. */
    readonly kind: FaultKind = "other",
  ) {
    super(oneLine(message));
  }

  override toString(): string {
    return `${this.line}:${this.column}: ${this.message}`;
  }
}

/** A message that stays on its line, whatever it quotes, and does not run on for ever. */
function oneLine(text: string): string {
  const short = length(text) > LONGEST ? `${first(text, LONGEST - 1)}…` : text;
  return short.replace(BREAKS, escaped);
}

/** A token between quotation marks, its end cut off if it is long. */
export function quoted(token: string): string {
  const short = length(token) <= SHOWN ? token : `${first(token, SHOWN)}…`;
  return `“${isolated(short.replace(UNSEEN, escaped))}”`;
}

/** A token as a sentence in another language may repeat it. */
export function brief(token: string): string {
  return quoted(stripped(token)).slice(1, -1);
}
