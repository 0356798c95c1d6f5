// The log in words. Sentences are made once for each decision and language.
import { voice } from "../lib/bundle.svelte";
import type { LogEntry } from "../lib/log";
import type { View } from "../lib/protocol";
import type { Phrases } from "../lib/words";
import type { GameModule } from "./board";

export interface Told {
  entry: LogEntry;
  lines: string[];
  /** Whether this decision begins a turn. */
  first: boolean;
}

const made = new WeakMap<LogEntry, { key: string; lines: string[] }>();

export function linesOf(game: GameModule, phrases: Phrases, entry: LogEntry): string[] {
  const key = `${voice.tongue} ${phrases.seat} ${phrases.names.join("|")}`;
  const kept = made.get(entry);
  if (kept?.key === key) return kept.lines;
  const lines = game.told(phrases, entry, entry.before, entry.after);
  made.set(entry, { key, lines });
  return lines;
}

export function tell(game: GameModule, phrases: Phrases, log: readonly LogEntry[]): Told[] {
  return log.map((entry, i) => ({
    entry,
    lines: linesOf(game, phrases, entry),
    first: begins(entry, log[i - 1]),
  }));
}

function begins(entry: LogEntry, before: LogEntry | undefined): boolean {
  return before === undefined || turnOf(entry.before) !== turnOf(before.before) || starts(entry.before);
}

function turnOf(view: View): number {
  return view.active;
}

/** The question that opens a turn: `play` in Linko, `turn` in Push. */
function starts(view: View): boolean {
  return view.phase === "play" || view.phase === "turn";
}

/** The decisions of the last turn that is over or under way: what “once more” shows. */
export function lastTurn(log: readonly LogEntry[]): LogEntry[] {
  const last = log.findLastIndex((entry, i) => begins(entry, log[i - 1]));
  return last < 0 ? [] : log.slice(last);
}
