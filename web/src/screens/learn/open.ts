// Opens the table of a lesson and sits down at it.
import { device } from "../../device/client";
import type { Sitting } from "../../device/worker/setup";
import { findTable } from "../../device/tables";
import { LEARNER, tableOf, type Lesson } from "../../games/lesson";
import { openHere } from "../../games/opening";
import { catalogue, editionFor } from "../../games/catalogue.svelte";
import type { GameName } from "../../protocol";
import { api } from "../../net/api";
import { playsHere } from "../../page/playable";
import { isLocal } from "../../page/ids";
import { settings } from "../../mine/settings.svelte";

const KEY = "lynxdeck.lesson";

/** The lesson that was under way in this tab, if its table still stands; else a new one. */
export async function openLesson(lesson: Lesson): Promise<string> {
  const { game } = lesson;
  const kept = sessionStorage.getItem(KEY)?.split(" ");
  if (kept?.[0] === game && kept[1]) {
    const found = await findTable(kept[1]).catch(() => null);
    if (found?.info.status === "playing" && found.mine.includes(LEARNER)) return kept[1];
  }
  const learner = { name: settings.called, seat: LEARNER, face: settings.face };
  const table = playsHere(game)
    ? await device().ask("make", tableOf(lesson), [learner])
    : await openAtServer(lesson, learner);
  sessionStorage.setItem(KEY, `${game} ${table}`);
  return table;
}

async function openAtServer(lesson: Lesson, learner: Sitting): Promise<string> {
  const { table, invite } = await api.create(tableOf(lesson));
  await api.claim(invite, learner);
  await api.act(table, "start");
  return table;
}

export async function closeLesson(table: string): Promise<void> {
  sessionStorage.removeItem(KEY);
  await (isLocal(table) ? device().ask("remove", table) : api.act(table, "close")).catch(() => null);
}

const SEATS = 3;
const BOTS = { "2": "easy", "3": "easy" } as const;

/** Opens it against two easy bots; resolves to the table. */
export function firstGame(game: GameName): Promise<string> {
  const info = catalogue.game(game);
  const edition = info ? editionFor(info, SEATS) : undefined;
  const table = { game, seats: SEATS, start: LEARNER, bots: BOTS, pace: "human" as const };
  return openHere({ ...table, ...(edition ? { edition } : {}) }, [{ seat: LEARNER, name: settings.called }]);
}
