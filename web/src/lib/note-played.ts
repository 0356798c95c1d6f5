// The table asks for a game to be remembered; how, is loaded when the first one ends.
import type { Result, TableInfo } from "./protocol";

const noted = new Set<string>();

/** Remembers a finished game of somebody at this device, without a word should that fail. */
export function notePlayed(info: TableInfo | null, result: Result | null, mine: readonly number[]): void {
  if (!info || !result || info.scripted || mine.length === 0) return;
  const id = `${info.table} ${result.game_number}`;
  if (noted.has(id)) return;
  noted.add(id);
  import("../history/keep")
    .then(({ keepPlayed }) => keepPlayed(info, result, mine))
    .catch(() => noted.delete(id));
}
