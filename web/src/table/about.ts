// What the strip above the table says about it.
import { editionName, gameName } from "../lib/named";
import type { TableInfo } from "../lib/protocol";
import { say } from "../lib/words";

/** The edition; empty where it is called like the game. */
export function about(info: TableInfo | null): string {
  const name = info ? editionName(info.edition) : "";
  return info && name === gameName(info.game) ? "" : name;
}

/** “Round 2 of 4”, or the people who look on; empty where there is nothing to say. */
export function note(info: TableInfo | null): string {
  if (info && info.rounds > 1) return say("table-label-round", { round: info.round, rounds: info.rounds });
  return info && info.watching > 0 ? say("web-table-watching", { count: info.watching }) : "";
}
