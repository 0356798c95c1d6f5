// Opens the table of a lesson and sits down at it.
import { api } from "../lib/api";
import { nameOr } from "../lib/opening";
import type { GameName } from "../lib/protocol";
import { LEARNER, LESSONS, tableOf } from "./lesson";

export async function openLesson(game: GameName): Promise<string> {
  const created = await api.create(tableOf(LESSONS[game]));
  await api.claim(created.invite, { name: nameOr(""), seat: LEARNER });
  await api.act(created.table, "start");
  return created.table;
}

/** Nobody comes back to a lesson's table. */
export async function closeLesson(table: string): Promise<void> {
  await api.act(table, "close").catch(() => null);
}
