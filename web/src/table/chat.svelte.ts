// How far the chat of a table has been read: remembered, so that a reload brings nothing back.
import { keep, recall } from "../page/storage";
import type { ChatLine } from "../protocol";

const KEY = "lynxdeck.read";
const MOST = 40;

export class Reading {
  #kept = $state.raw<Record<string, number>>(recall(KEY, {}));

  constructor(private readonly table: () => string | null) {}

  unread(lines: readonly ChatLine[], mine: readonly number[]): number {
    const last = this.#last();
    return lines.filter(({ n, seat }) => n > last && !(seat !== null && mine.includes(seat))).length;
  }

  seen(lines: readonly ChatLine[]): void {
    const [table, n] = [this.table(), lines.at(-1)?.n ?? 0];
    if (!table || n <= this.#last()) return;
    const others = Object.entries(this.#kept).filter(([name]) => name !== table);
    this.#kept = Object.fromEntries([...others.slice(1 - MOST), [table, n]]);
    keep(KEY, this.#kept);
  }

  #last(): number {
    return this.#kept[this.table() ?? ""] ?? 0;
  }
}

/** After so long someone begins again. */
const BREATH_MS = 2 * 60_000;
/** After so long one asks when that was. */
const PAUSE_MS = 15 * 60_000;

interface Spoken {
  readonly line: ChatLine;
  /** The first of some lines of one person. */
  readonly first: boolean;
  readonly last: boolean;
  /** Nothing was said for a while before. */
  readonly pause: boolean;
}

export function talk(lines: readonly ChatLine[]): Spoken[] {
  const begins = lines.map((line, i) => {
    const before = lines[i - 1];
    return (
      !before || before.seat !== line.seat || before.name !== line.name || line.at - before.at > BREATH_MS
    );
  });
  return lines.map((line, i) => ({
    line,
    first: begins[i]!,
    last: begins[i + 1] ?? true,
    pause: line.at - (lines[i - 1]?.at ?? 0) > PAUSE_MS,
  }));
}
