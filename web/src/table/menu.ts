// What the menu of the table offers, to whom.
import { api, sayError } from "../lib/api";
import { catalogue } from "../lib/catalogue.svelte";
import { askToGiveHost } from "../lib/hosting";
import { forget } from "../lib/mine.svelte";
import { withFriends } from "../lib/opening";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { shell } from "../lib/shell.svelte";
import { say } from "../lib/words";
import { isLocal } from "../local/ids";
import type { IconName } from "../parts/icons";
import type { Panels } from "./panels.svelte";
import type { Scene } from "./scene.svelte";

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
    hint && { icon: "eye", text: say("web-table-hint"), act: hint },
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
    const table = await withFriends(info);
    forget(info.table);
    void api.act(info.table, "close").catch(() => {});
    router.go(`/t/${table}`, { replace: true });
  } catch (error) {
    shell.tell(sayError(error));
  }
}

/** A host without a seat has no choices in whose place the button could stand. */
function without({ session, without }: Scene): Item | null {
  if (session.seat !== null || !without) return null;
  return { icon: "bot", text: say("web-frame-without", { name: without.name }), act: without.act };
}

/** The host may give the role to anybody else who sits here. */
function hosts({ session, manage }: Scene): Item[] {
  const others = session.host ? (session.info?.seats ?? []) : [];
  return others
    .filter(({ kind, seat }) => kind === "person" && !session.mine.includes(seat))
    .map(({ seat, name }) => ({
      icon: "crown" as const,
      text: say("web-host-give", { name }),
      act: () => askToGiveHost(name, () => void manage(`seats/${seat}/host`)),
    }));
}

/** Leaving the table, or, on one's own device, letting a bot play on; and back again. */
function leaving({ session, sitting, manage }: Scene): Item | null {
  if (!sitting || !session.table) return null;
  const { seat, stand_in } = sitting;
  if (stand_in)
    return { icon: "play", text: say("web-frame-take-over"), act: () => void manage(`seats/${seat}/back`) };
  const stand = (): Promise<void> => manage(`seats/${seat}/leave`);
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
