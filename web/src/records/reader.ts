// A file of records, split into drafts. Between records there is nothing but empty lines; a record is its tags, an
// empty line and its moves; a line that begins with a bracket, outside a comment, begins the next record.
import { Draft } from "./draft";
import { Fault, quoted } from "./fault";
import { first, isBlank, length, placed } from "./signs";
import { blameLine, readTag } from "./tags";
import { LIMIT, lines, type Line } from "./text";

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

/** Where one record ends and the next begins. */
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

  /** The record being read, or one that begins in this line. */
  draftAt(line: number): Draft {
    return (this.#draft ??= new Draft(line));
  }

  #end(): void {
    if (this.#draft) this.#done.push(this.#draft);
    [this.#draft, this.#inMoves] = [null, false];
  }

  /** Reads a line between records or among the tags. */
  #readTags({ line, text, ended }: Line): void {
    if (text.startsWith("[")) {
      const draft = this.draftAt(line);
      if (length(text) > LIMIT)
        throw new TooLong(line, 1, `a tag line has at most ${LIMIT} code points`, "[", "long");
      if (ended) readTag(draft, line, text);
    } else if (text !== "" && !isBlank(text)) blameLine(this.draftAt(line), line, text);
    else if (ended && this.#draft) this.#inMoves = true;
  }

  /** Reads moves with comments among them. */
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
