// What the menu of the table offers, to whom.
import { device } from "../device/client";
import { sayError } from "../net/api";
import { catalogue } from "../games/catalogue.svelte";
import { askToGiveHost } from "./hosting";
import { withFriends } from "../games/opening";
import type { TableInfo } from "../protocol";
import { router } from "../page/router.svelte";
import { shell } from "../page/shell.svelte";
import { say } from "../words/words";
import { isLocal } from "../page/ids";
import type { IconName } from "../components/icons";
import type { Panels, Scene } from "./scene.svelte";

export interface Item {
  icon: IconName;
  text: string;
  act(): void;
  danger?: boolean;
}

export function items(scene: Scene, panels: Panels): Item[] {
  const { again, hint, sitting, undo } = scene;
  const { info, table } = scene.session;
  return [
    undo && { icon: "undo", text: say("web-table-undo"), act: undo },
    again && { icon: "replay", text: say("web-table-again"), act: again },
    hint && { icon: "bulb", text: say("web-table-hint"), act: hint },
    { icon: "rules", text: say("web-table-rules"), act: () => panels.rules() },
    info && info.rounds > 1 && panelItem("log", "table-sheet-title", () => panels.show("sheet")),
    panelItem("keys", "web-table-keys", () => shell.open("keys")),
    panelItem("settings", "web-table-settings", () => shell.open("settings")),
    sitting && table && panelItem("device", "web-handover", () => panels.show("handover")),
    forFriends(scene),
    without(scene),
    ...hosts(scene),
    info?.status === "playing" && leaving(scene),
  ].filter((item): item is Item => Boolean(item));
}

function panelItem(icon: IconName, key: string, act: () => void): Item {
  return { icon, text: say(key), act };
}

/** Before anybody has decided anything, a game against bots may become one for friends. */
function forFriends({ session }: Scene): Item | null {
  const { info, table, view, mine } = session;
  if (!catalogue.server || !info || !table || !isLocal(table) || view?.move || mine.length !== 1) return null;
  return { icon: "people", text: say("web-table-friends"), act: () => void turn(info) };
}

async function turn(info: TableInfo): Promise<void> {
  try {
    const table = await withFriends(info.setup);
    router.go(`/t/${table}`, { replace: true });
    void device().ask("remove", info.table);
  } catch (error) {
    shell.tell(sayError(error));
  }
}

/** A host without a seat has no choices in whose place the button could stand. */
function without({ session, without }: Scene): Item | null {
  if (session.seat !== null || !without) return null;
  return { icon: "bot", text: say("web-frame-without", { name: without.name }), act: without.act };
}

function hosts({ session, attempt }: Scene): Item[] {
  const others = session.host ? (session.info?.seats ?? []) : [];
  return others
    .filter(({ kind, seat }) => kind === "person" && !session.mine.includes(seat))
    .map(({ seat, name }) => ({
      icon: "key" as const,
      text: say("web-host-give", { name }),
      act: () => askToGiveHost(name, () => void attempt((seated) => seated.manage(seat, "host"))),
    }));
}

function leaving({ session, sitting, attempt }: Scene): Item | null {
  if (!sitting || !session.table) return null;
  const { seat, stand_in } = sitting;
  const stand = (on = true): Promise<void> => attempt((seated) => seated.standIn(seat, on));
  if (stand_in) return { icon: "play", text: say("web-frame-take-over"), act: () => void stand(false) };
  if (isLocal(session.table)) return { icon: "bot", text: say("web-frame-bot-on"), act: () => void stand() };
  const leave = (): void =>
    shell.ask({
      title: say("web-frame-leave"),
      about: say("web-frame-leave-about"),
      yes: say("web-frame-leave-yes"),
      act: () => void stand().then(() => router.go("/")),
    });
  return { icon: "leave", text: say("web-frame-leave"), act: leave, danger: true };
}
