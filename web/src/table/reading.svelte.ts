// How far the chat of a table has been read: remembered, so that a reload brings nothing back.
import { keep, recall } from "../lib/kept";
import type { ChatLine } from "../lib/protocol";

const KEY = "lynxdeck.read";
/** Of so many tables. */
const MOST = 40;

export class Reading {
  #kept = $state.raw<Record<string, number>>(recall(KEY, {}));

  constructor(private readonly table: () => string | null) {}

  /** How many lines of others have not been on the screen. */
  unread(lines: readonly ChatLine[], mine: readonly number[]): number {
    const last = this.#last();
    return lines.filter(({ n, seat }) => n > last && !(seat !== null && mine.includes(seat))).length;
  }

  /** All of it is on the screen. */
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
