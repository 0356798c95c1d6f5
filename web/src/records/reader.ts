// A file of records, split into drafts. Between records there is nothing but empty lines; a record is its tags, an
// empty line and its moves; a line that begins with a bracket, outside a comment, begins the next record.
import { Draft } from "./draft";
import { Fault, quoted } from "./fault";
import { first, isBlank, length, placed } from "./signs";
import { blameLine, readTag } from "./tags";

/** Longer runs are kept word by word: they may be blanks for the most part. */
const LONG = 1024;

/** The records of a file, unchecked; their comments too if they are asked for. */
export function drafts(source: Uint8Array | string, comments = false): Draft[] {
  const splitter = new Splitter(comments);
  const found = lines(source);
  try {
    for (const line of found.lines) splitter.feed(line);
    // Not UTF-8: that is what is wrong, whatever else is.
    if (found.fault) splitter.draftAt(found.fault.line).fault = found.fault;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    splitter.draftAt(error.line).blame(error);
  }
  return splitter.finish();
}

/** A tag line or a token over the limit, which ends the file. */
class TooLong extends Fault {}

class Splitter {
  readonly #done: Draft[] = [];
  #draft: Draft | null = null;
  #inMoves = false;
  /** Where the open comment began. */
  #open: [line: number, column: number] | null = null;
  #comment: string[] = [];

  constructor(private readonly comments: boolean) {}

  feed(row: Line): void {
    if (this.#inMoves && !this.#open && row.text.startsWith("[")) this.#end();
    if (!this.#inMoves) this.#readTags(row);
    else if (this.#open || row.text.includes("{")) this.#readCommented(row);
    else this.#addRun(row.line, 1, row.text);
  }

  finish(): Draft[] {
    if (this.#draft && this.#open) {
      const message = "this comment is never closed; expected } before the end of the file";
      this.#draft.unclosed = new Fault(...this.#open, message, "{", "comment");
    }
    this.#end();
    return this.#done;
  }

  draftAt(line: number): Draft {
    return (this.#draft ??= new Draft(line));
  }

  #end(): void {
    if (this.#draft) this.#done.push(this.#draft);
    [this.#draft, this.#inMoves] = [null, false];
  }

  #readTags({ line, text, ended }: Line): void {
    if (text.startsWith("[")) {
      const draft = this.draftAt(line);
      if (length(text) > LIMIT)
        throw new TooLong(line, 1, `a tag line has at most ${LIMIT} code points`, "[", "long");
      if (ended) readTag(draft, line, text);
    } else if (text !== "" && !isBlank(text)) blameLine(this.draftAt(line), line, text);
    else if (ended && this.#draft) this.#inMoves = true;
  }

  #readCommented({ line, text, ended }: Line): void {
    let [start, column] = [0, 1];
    while (start <= text.length) {
      const stop = text.indexOf(this.#open ? "}" : "{", start);
      const here = stop < 0 ? text.slice(start) : text.slice(start, stop);
      if (!this.#open) this.#addRun(line, column, here);
      else this.#addComment(line, column, stop < 0 && ended ? `${here}\n` : here);
      if (stop < 0) return;
      column += length(here);
      this.#toggle(line, column);
      [start, column] = [stop + 1, column + 1];
    }
  }

  #toggle(line: number, column: number): void {
    if (!this.#open) {
      this.#open = [line, column];
      return;
    }
    this.#open = null;
    const text = this.#comment.join("").replace(/\r+\n/g, "\n");
    if (this.#comment.length > 0) this.#draft?.notes.push([this.#draft.runs.length, text]);
    this.#comment = [];
  }

  #addComment(line: number, column: number, text: string): void {
    if (this.comments && this.#draft?.keeps(line, column, text)) this.#comment.push(text);
  }

  #addRun(line: number, column: number, text: string): void {
    if (!this.#draft || text === "" || isBlank(text)) return;
    if (length(text) <= LONG) this.#keep(line, column, text);
    else for (const [start, token] of placed(text)) this.#addWord(line, column + start, token);
  }

  #addWord(line: number, column: number, token: string): void {
    if (length(token) > LIMIT) {
      const message = `${quoted(token)} is too long: a token has at most ${LIMIT} code points`;
      throw new TooLong(line, column, message, first(token, LIMIT), "long");
    }
    this.#keep(line, column, token);
  }

  #keep(line: number, column: number, text: string): void {
    if (this.#draft?.keeps(line, column, text)) this.#draft.runs.push({ line, column, text });
  }
}

/** The most code points that a tag line or a token may have. */
const LIMIT = 65_536;
/** What some programs write before everything else. */
const MARK = /^\ufeff/;

interface Line {
  readonly line: number;
  readonly text: string;
  readonly ended: boolean;
}

/** The lines of a file, and what ends it early: the first byte that is not UTF-8. */
function lines(source: Uint8Array | string): { lines: Line[]; fault: Fault | null } {
  if (typeof source === "string") return { lines: split(source.replace(MARK, ""), true), fault: null };
  const bad = notUtf8(source);
  const good = bad < 0 ? source : source.subarray(0, bad);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(good).replace(MARK, "");
  const found = split(text, bad < 0);
  return { lines: found, fault: bad < 0 ? null : blamed(source[bad]!, text) };
}

function split(text: string, whole: boolean): Line[] {
  const rows = text.split("\n");
  const last = rows.length - 1;
  const all = rows.map((row, i) => ({
    line: i + 1,
    text: row.endsWith("\r") ? row.slice(0, -1) : row,
    ended: whole || i < last,
  }));
  return rows[last] === "" ? all.slice(0, -1) : all;
}

function blamed(byte: number, before: string): Fault {
  const rows = before.split("\n");
  const message = `the byte 0x${byte.toString(16).padStart(2, "0")} is not UTF-8 here; expected a file in UTF-8`;
  return new Fault(rows.length, length(rows.at(-1)!) + 1, message, "", "text");
}

/** Where the first sequence begins that is not UTF-8; −1 if all is. */
function notUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) {
    const size = sequence(bytes, at);
    if (size === 0) return at;
    at += size;
  }
  return -1;
}

/** How many bytes the sign at this place has; 0 if it is none. */
function sequence(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first < 0xc2 || first > 0xf4 || at + size > bytes.length) return 0;
  const low = { 0xe0: 0xa0, 0xf0: 0x90 }[first] ?? 0x80;
  const high = { 0xed: 0x9f, 0xf4: 0x8f }[first] ?? 0xbf;
  const second = bytes[at + 1]!;
  if (second < low || second > high) return 0;
  const rest = bytes.subarray(at + 2, at + size);
  return rest.every((byte) => byte >> 6 === 2) ? size : 0;
}
