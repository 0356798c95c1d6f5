// A record as it stands in the file: split into tags and moves, nothing of it checked yet.
import { Fault } from "./fault";
import { length, placed, words } from "./signs";

/** How much of one record is kept, roughly in bytes; no game that ends needs that much. */
const ROOM = 1 << 24;
/** What a tag, a comment or a run of moves costs besides its text. */
const OBJECT = 100;

export interface Tag {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

interface Run {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export class Draft {
  readonly tags = new Map<string, Tag>();
  runs: Run[] = [];
  /** Comments, each with the number of runs before it. */
  notes: [number, string][] = [];
  fault: Fault | null = null;
  unclosed: Fault | null = null;
  /** Where there was no more room. */
  overflow: Fault | null = null;
  #room = ROOM;

  constructor(readonly line: number) {}

  /** Notes a fault of syntax, unless there is one already; then nothing more need be kept. */
  blame(fault: Fault): void {
    if (this.fault) return;
    this.fault = fault;
    [this.runs, this.notes] = [[], []];
  }

  /** Whether to keep a tag, a comment or a run of moves: a good record with room for it. */
  keeps(line: number, column: number, text: string): boolean {
    if (this.fault || this.overflow) return false;
    this.#room -= length(text) + OBJECT;
    if (this.#room >= 0) return true;
    const message = "the record goes on too long; expected its end: no game needs so much text";
    this.overflow = new Fault(line, column, message, text, "long");
    return false;
  }

  tokens(): string[] {
    return this.runs.flatMap(({ text }) => words(text));
  }

  place(index: number): [line: number, column: number] {
    let left = index;
    for (const { line, column, text } of this.runs) {
      const starts = [...placed(text)];
      const found = starts[left];
      if (found) return [line, column + found[0]];
      left -= starts.length;
    }
    throw new RangeError("There is no such token.");
  }
}
