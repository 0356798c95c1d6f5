// Everything that happens is said once, for those who hear the table, also when the log is not on the screen.
import type { LogEntry } from "../lib/log";

const MOST = 20;

export class Spoken {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #heard = -1;

  /** Says what is new in a log; returns the last decision if there was one. */
  listen(log: readonly LogEntry[], words: (entry: LogEntry) => string): LogEntry | null {
    const last = log.at(-1);
    if (!last) return null;
    // Numbers that start again are a new game.
    const known = last.n < this.#heard ? last.n - 1 : this.#heard;
    const fresh = log.filter(({ n }) => n > known);
    this.#heard = last.n;
    // What happened before the page was opened is in the log, not in the air.
    if (fresh.length === 0 || (known < 0 && fresh.length > 2)) return null;
    const next = (this.lines.at(-1)?.id ?? 0) + 1;
    this.lines = [...this.lines, ...fresh.map((entry, i) => ({ id: next + i, text: words(entry) }))].slice(
      -MOST,
    );
    return last;
  }
}
