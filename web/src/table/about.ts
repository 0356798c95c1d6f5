// What the strip above the table says about it.
import { editionName, gameName } from "../lib/named";
import type { TableInfo } from "../lib/protocol";
import { say, signed } from "../lib/words";

/** The edition; empty where it is called like the game. */
export function about(info: TableInfo | null): string {
  const name = info ? editionName(info.edition) : "";
  return info && name === gameName(info.game) ? "" : name;
}

/** “Round 2 of 4”, and the scores of the match so far; empty where one game is played. */
export function round(info: TableInfo | null): string {
  if (!info || info.rounds <= 1) return "";
  const at = say("table-label-round", { round: info.round, rounds: info.rounds });
  return info.sheet.length > 0 ? `${at} · ${info.totals.map(signed).join(" : ")}` : at;
}

/** That one only looks on, or how many do. */
export function onlookers(info: TableInfo | null, seat: number | null): string {
  if (!info || info.status !== "playing") return "";
  if (seat === null) return say("web-frame-watching");
  return info.watching > 0 ? say("web-frame-watchers", { count: info.watching }) : "";
}
