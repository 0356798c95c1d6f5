// Where a replay comes from: a table of ours, or a record's text that travels in the link itself.
import { api } from "../lib/api";
import { isLocal } from "../local/ids";
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

/** The same for somebody elsewhere: a table on this device is nowhere else, so its record goes along. */
export async function forOthers(source: Source): Promise<Source> {
  if (source.kind === "record" || !isLocal(source.table)) return source;
  return { kind: "record", text: await recordOf(source) };
}

/** The record itself, to keep. */
export async function recordOf(source: Source): Promise<string> {
  if (source.kind === "record") return `${source.text.trim()}\n`;
  return api.record(source.table, source.round ?? undefined);
}
