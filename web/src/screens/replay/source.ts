// Where a replay comes from: a table of ours, or a record's text that travels in the link itself.
import { findTable, recordAt, replayAt, replayText } from "../../device/tables";
import { isLocal } from "../../page/ids";
import type { Replay } from "../../protocol";
import type { Eyes, Source } from "../../records/address";

export function load(source: Source, eyes: Eyes): Promise<Replay> {
  if (source.kind === "record") return replayText(source.text, eyes);
  return replayAt(source.table, eyes, source.round ?? undefined);
}

/** All hands, if the game is over; while it runs my own eyes, else a spectator's. */
export async function usual(source: Source): Promise<Eyes> {
  if (source.kind === "record") return "open";
  const { info, mine } = await findTable(source.table);
  const last = source.round === null || source.round === info.game_number;
  return last && info.status === "playing" ? (mine[0] ?? "none") : "open";
}

/** The same for someone elsewhere: a table on this device is nowhere else, so its record goes along. */
export async function forOthers(source: Source): Promise<Source> {
  if (source.kind === "record" || !isLocal(source.table)) return source;
  return { kind: "record", text: await recordOf(source) };
}

export async function recordOf(source: Source): Promise<string> {
  if (source.kind === "record") return `${source.text.trim()}\n`;
  return recordAt(source.table, source.round ?? undefined);
}
