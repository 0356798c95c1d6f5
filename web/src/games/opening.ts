// From a wish to a table: what Home, New and Here do when their amber button is pressed.
import { device } from "../device/client";
import type { DeviceWish } from "../device/worker/setup";
import { api } from "../net/api";
import { catalogue, editionFor, sizes } from "./catalogue.svelte";
import type { Deal } from "../deals/deal";
import type { Daily } from "../deals/daily";
import { takePart } from "../net/dealing";
import {
  type GameName,
  isLevel,
  isLynx,
  type Level,
  type NewTable,
  type Setup,
  type TableInfo,
} from "../protocol";
import { remember } from "../mine/tables.svelte";
import { profileOf } from ".";
import type { Station } from "../mine/trail.svelte";
import type { Lynx } from "../protocol/policies.gen";
import { playsHere } from "../page/playable";
import { settings } from "../mine/settings.svelte";
import { applyAuto } from "../net/auto";

interface Sitting {
  seat: number;
  name: string;
}

/** Opens a table for those who are here, and deals: on this device, where it can play that game. */
export async function openHere(table: DeviceWish, sitting: readonly Sitting[]): Promise<string> {
  if (!playsHere(table.game)) {
    const name = await openTable({ ...table, chat: false, spectators: false }, sitting);
    const { info } = await api.act(name, "start");
    const seats = sitting.map(({ seat }) => seat);
    if (info) await takePart(info, seats);
    return name;
  }
  // Where cards are hidden, those who share a device decide by hand.
  const auto = settings.auto && (sitting.length === 1 || profileOf(table.game)?.odds === true);
  const people = sitting.map(({ seat, name }, i) => ({ seat, name, face: i ? null : settings.face, auto }));
  return device().ask("make", table, people);
}

/** Opens a table at the server and sits down at seat 1 (or where it is said). */
export async function openTable(table: NewTable, sitting: readonly Sitting[]): Promise<string> {
  const created = await api.create(table);
  const seats = sitting.map(({ seat }) => seat);
  let { info } = created;
  for (const { seat, name } of sitting) {
    const face = seat === sitting[0]?.seat ? settings.face : null;
    ({ info } = await api.claim(created.invite, { name, seat, fair: true, face }));
  }
  info = await applyAuto(info, seats);
  remember(info, seats, created.invite);
  await takePart(info, seats);
  return created.table;
}

export interface Wish {
  game: GameName;
  edition: string;
  opponents: number;
  level: Level;
}

export function playNow({ game, edition, opponents, level }: Wish): Promise<string> {
  return solo({ game, edition, seats: opponents + 1 }, level);
}

/** The same cards once more, against bots of free choice. */
export function playAgain(deal: Deal, level: Level): Promise<string> {
  return solo(laid(deal), level);
}

/** The same cards once more, for the same company; what only a server has, its stand-in plays here. */
export function sameCards(info: TableInfo, mine: readonly number[], deal: Deal): Promise<string> {
  const bots = info.seats.flatMap(({ seat, level }) =>
    level === null ? [] : [[`${seat}`, isLevel(level) || isLynx(level) ? level : info.setup.stand_in]],
  );
  const again = Object.fromEntries(bots) as Record<string, Level | Lynx>;
  return openHere(
    { ...laid(deal), bots: again, pace: pace() },
    info.seats.filter(({ seat }) => mine.includes(seat)),
  );
}

export function playDaily({ deal, level }: Daily): Promise<string> {
  return solo({ ...laid(deal), daily: true }, level);
}

/** A table with a lynx of the trail; the one who has come decides first. */
export function playStation({ game, edition, bots }: Station): Promise<string> {
  const sitting = Object.fromEntries(bots.map((bot, i) => [`${i + 2}`, bot]));
  const table = { game, edition, seats: bots.length + 1, bots: sitting, pace: pace() };
  return openHere(table, [{ seat: 1, name: settings.called }]);
}

type Like = Pick<Setup, "game" | "edition" | "seats"> & Partial<Pick<Setup, "flags">>;

/** The same game at a table for friends: its seats are free but the own. */
export function withFriends({ game, edition, seats, flags }: Like): Promise<string> {
  const wish = { game, edition, seats, flags: flags ?? {}, pace: pace() };
  return openTable(wish, [{ seat: 1, name: settings.called }]);
}

/** A table for friends, with one tap: the most usual company, all else is set at the table. */
export async function openForFriends(game: GameName): Promise<string> {
  await catalogue.load();
  const about = catalogue.game(game) ?? catalogue.games[0]!;
  const seats = sizes(about).includes(4) ? 4 : Math.max(...sizes(about));
  return withFriends({ game: about.name, edition: editionFor(about, seats), seats });
}

function solo(table: DeviceWish, level: Level): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: table.seats - 1 }, (_, i) => [`${i + 2}`, level]));
  return openHere({ ...table, bots, pace: pace() }, [{ seat: 1, name: settings.called }]);
}

function laid({ game, edition, seats, start, seed }: Deal): DeviceWish {
  return { game, edition, seats, start, seed };
}

const pace = (): "instant" | "human" => (settings.speed === "instant" ? "instant" : "human");
