// Whether any game was ever finished here: who is new does not fetch what counts them.
import { keep, recall } from "../page/storage";

const KEY = "lynxdeck.played";

export const hasPlayed = (): boolean => recall(KEY, { any: false }).any;

export const notePlayed = (): void => keep(KEY, { any: true });

const TRIES = "lynxdeck.tries";
/** So many tables are remembered: as many as stay on a device. */
const MOST = 50;

/** A table at which the coach's advice is tried: its end counts for nothing. */
export function noteTry(table: string): void {
  const { tables } = recall(TRIES, { tables: [] as string[] });
  keep(TRIES, { tables: [table, ...tables].slice(0, MOST) });
}

export const isTry = (table: string | null): boolean =>
  recall(TRIES, { tables: [] as string[] }).tables.includes(table ?? "");
