// Opens the table of a lesson and sits down at it.
import { api } from "../lib/api";
import { nameOr } from "../lib/opening";
import { playsHere } from "../lib/reach";
import { LEARNER, tableOf, type Lesson } from "./lesson";

const KEY = "lynxdeck.lesson";

/** The lesson that was under way in this tab, if its table still stands; else a new one. */
export async function openLesson(lesson: Lesson): Promise<string> {
  const { game } = lesson;
  const kept = sessionStorage.getItem(KEY)?.split(" ");
  if (kept?.[0] === game && kept[1]) {
    const found = await api.table(kept[1]).catch(() => null);
    if (found?.info.status === "playing" && found.mine.includes(LEARNER)) return kept[1];
  }
  const created = await (playsHere(game) ? api.createHere : api.create)(tableOf(lesson));
  await api.claim(created.invite, { name: nameOr(""), seat: LEARNER });
  await api.act(created.table, "start");
  sessionStorage.setItem(KEY, `${game} ${created.table}`);
  return created.table;
}

/** Done, or left: nobody comes back to this table. */
export async function closeLesson(table: string): Promise<void> {
  sessionStorage.removeItem(KEY);
  await api.act(table, "close").catch(() => null);
}
