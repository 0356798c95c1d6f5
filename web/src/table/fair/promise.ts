// What the server promised before a deal, kept on this device: what it says afterwards is compared with it.

import type { TableInfo } from "../../lib/protocol";

const KEY = "lynxdeck.promises";
const MOST = 20;

/** A game at a table: its number counts on over rounds and rematches. */
export const gameKey = (table: string, game: number): string => `${table} ${game}`;

function read(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Notes what is promised for the game under way, or for the next one. */
export function note(info: Pick<TableInfo, "table" | "status" | "game_number" | "commitment">): void {
  const number = info.status === "playing" ? info.game_number : info.game_number + 1;
  if (info.commitment) keep(gameKey(info.table, number), info.commitment);
}

/** The first promise counts: a later one for the same game would be a broken one. */
function keep(game: string, commitment: string): void {
  const kept = read();
  if (kept.some(([name]) => name === game)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...kept, [game, commitment]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing can still compare with what the server says now.
  }
}

export function promised(game: string): string | null {
  return read().find(([name]) => name === game)?.[1] ?? null;
}
