// Where a replay comes from: a table of ours, or a record's text that travels in the link itself.
import { api } from "../lib/api";
import type { Replay } from "../lib/protocol";
import type { Eyes } from "./address";

export type Source =
  { kind: "table"; table: string; round: number | null } | { kind: "record"; text: string };

/** What those eyes saw. */
export function load(source: Source, eyes: Eyes): Promise<Replay> {
  if (source.kind === "record") return api.replayOf(source.text, eyes);
  return api.replay(source.table, eyes, source.round ?? undefined);
}

/** All hands, if the game is over; while it runs my own eyes, else a spectator's. */
export async function usual(source: Source): Promise<Eyes> {
  if (source.kind === "record") return "open";
  const { info, mine } = await api.table(source.table);
  const last = source.round === null || source.round === info.game_number;
  return last && info.status === "playing" ? (mine[0] ?? "none") : "open";
}

/** The record itself, to keep. */
export async function recordOf(source: Source): Promise<string> {
  if (source.kind === "record") return `${source.text.trim()}\n`;
  return api.record(source.table, source.round ?? undefined);
}

/** The games of a file, each with empty lines before it so that a fault's line is the file's. */
export function games(text: string): string[] {
  const starts = starting(text);
  return starts.map((start, i) => {
    const lines = text.slice(0, start).split("\n").length - 1;
    return "\n".repeat(lines) + text.slice(start, starts[i + 1]);
  });
}

/** Where each game begins: at the first tag after moves. Comments may look like tags. */
function starting(text: string): number[] {
  const starts = [0];
  let moves = false;
  let open = false;
  let at = 0;
  for (const line of text.split("\n")) {
    const tag = !open && /^\s*\[/.test(line.replace(/^\uFEFF/, ""));
    if (tag && moves) {
      starts.push(at);
      moves = false;
    }
    if (!tag) {
      for (const sign of line) {
        if (sign === "{") open = true;
        else if (sign === "}") open = false;
      }
      if (line.trim() !== "") moves = true;
    }
    at += line.length + 1;
  }
  return starts;
}
