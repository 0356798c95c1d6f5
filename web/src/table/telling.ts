// The log in words. Sentences are made once for each decision, and anew when other words are known.
import type { FluentBundle } from "@fluent/bundle";
import { voice } from "../lib/bundle.svelte";
import { endsTurn, type LogEntry } from "../lib/log";
import type { Phrases } from "../lib/words";
import type { GameModule } from "./board";

export interface Told {
  entry: LogEntry;
  lines: string[];
  /** Whether this decision begins a turn. */
  first: boolean;
}

interface Made {
  bundle: FluentBundle | null;
  people: string;
  lines: string[];
}

const made = new WeakMap<LogEntry, Made>();

export function linesOf(game: GameModule, phrases: Phrases, entry: LogEntry): string[] {
  const { bundle } = voice;
  const people = `${phrases.seat} ${phrases.names.join("|")}`;
  const kept = made.get(entry);
  if (kept && kept.bundle === bundle && kept.people === people) return kept.lines;
  const lines = game.told(phrases, entry);
  made.set(entry, { bundle, people, lines });
  return lines;
}

export function tell(game: GameModule, phrases: Phrases, log: readonly LogEntry[]): Told[] {
  return log.map((entry, i) => ({
    entry,
    lines: linesOf(game, phrases, entry),
    first: begins(log[i - 1]),
  }));
}

/** The first decision known begins a turn, as does each after the turn was passed on. */
function begins(before: LogEntry | undefined): boolean {
  return before === undefined || endsTurn(before);
}

/** The decisions of the last turn that is over or under way: what “once more” shows. */
export function lastTurn(log: readonly LogEntry[]): LogEntry[] {
  const last = log.findLastIndex((_, i) => begins(log[i - 1]));
  return last < 0 ? [] : log.slice(last);
}

/** The decisions of the turn that is under way: none where one has ended and the next has not begun. */
export function turnSoFar(log: readonly LogEntry[]): LogEntry[] {
  const last = log.at(-1);
  return last && !endsTurn(last) ? lastTurn(log) : [];
}
