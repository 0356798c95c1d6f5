// Tables on this device and at the server: who is asked about one is decided here alone.
import { api } from "../net/api";
import type { Mine, Replay } from "../protocol";
import type { Eyes } from "../records/replay";
import { device } from "./client";
import { isLocal } from "../page/ids";
import type { Head } from "./store/store";
import { IndexedStore } from "./store/indexed";
import { playsHere } from "../page/playable";

export const findTable = (table: string): Promise<Mine> =>
  isLocal(table) ? device().ask("find", table) : api.table(table);

/** One of a table's games, the last one unless another is named, as those eyes saw it. */
export const replayAt = (table: string, eyes: Eyes, game?: number): Promise<Replay> =>
  isLocal(table) ? device().ask("replay", table, eyes, game) : api.replay(table, eyes, game);

export const recordAt = (table: string, game?: number): Promise<string> =>
  isLocal(table) ? device().ask("record", table, game) : api.record(table, game);

export const replayText = (record: string, eyes: Eyes = "open"): Promise<Replay> =>
  playsHere(gameIn(record)) ? device().ask("replayText", record, eyes) : api.replayOf(record, eyes);

const gameIn = (record: string): string => /^\s*\[\s*Game\s+"([^"]*)"/m.exec(record)?.[1] ?? "";

export function prepareDevice(game: string): void {
  if (playsHere(game))
    void device()
      .ask("prepare", game as Head["game"])
      .catch(() => {});
}

const disk = new IndexedStore();

/** The games of this device but lessons, the last played first: read without the Worker, which need not run for that.
 * Where nothing can be kept: those of this page. */
export async function gamesHere(): Promise<Head[]> {
  const all = await disk.list().catch(() => device().ask("list"));
  return all.filter(({ scripted }) => !scripted);
}
