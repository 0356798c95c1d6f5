// Everything that happens is said once, for those who hear the table, also when the log is not on the screen.
import { untrack } from "svelte";
import type { LogEntry } from "../lib/log";

const MOST = 20;

export class Spoken {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #heard = -1;
  #log: readonly LogEntry[] = [];

  constructor(course: { readonly log: readonly LogEntry[] }, words: (entry: LogEntry) => string) {
    $effect(() => {
      const { log } = course;
      untrack(() => this.#listen(log, words));
    });
  }

  /** Says what is new in a log. */
  #listen(log: readonly LogEntry[], words: (entry: LogEntry) => string): void {
    const last = log.at(-1);
    const [before, shorter] = [this.#log, log.length < this.#log.length];
    this.#log = log;
    if (!last) return;
    // What was taken back is not said again.
    if (shorter && before[log.length - 1] === last) this.#heard = last.n;
    // Numbers that start again are a new game.
    const known = last.n < this.#heard ? last.n - 1 : this.#heard;
    const fresh = log.filter(({ n }) => n > known);
    this.#heard = last.n;
    // What happened before the page was opened is in the log, not in the air.
    if (fresh.length === 0 || (known < 0 && fresh.length > 2)) return;
    const next = (this.lines.at(-1)?.id ?? 0) + 1;
    const said = fresh.map((entry, i) => ({ id: next + i, text: words(entry) }));
    this.lines = [...this.lines, ...said].slice(-MOST);
  }
}
