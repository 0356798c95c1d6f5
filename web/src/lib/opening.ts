// From a wish to a table: what Home, New and Here do when their amber button is pressed.
import { api, type NewHere } from "./api";
import { catalogue, editionFor, sizes } from "./catalogue.svelte";
import { agreed, type Deal } from "./deal";
import type { Daily } from "./daily";
import { takePart } from "./dealing";
import { isLevel } from "./level";
import { remember } from "./mine.svelte";
import type { GameName, Level, NewTable, TableInfo } from "./protocol";
import { playsHere } from "./reach";
import { settings } from "./settings.svelte";
import { asUsual } from "./usual";
import { say } from "./words";

interface Sitting {
  seat: number;
  name: string;
}

/** The name a person sits down under, if they gave none. */
export function nameOr(name: string): string {
  return name.trim() || settings.name || say("web-guest");
}

/** Opens a table at the server and sits down at seat 1 (or where it is said). */
export async function openTable(table: NewTable, sitting: readonly Sitting[]): Promise<string> {
  return opened(table, sitting, false);
}

/** Opens a table for those who are here, and deals: on this device, where it can play that game. */
export async function openHere(table: NewHere, sitting: readonly Sitting[]): Promise<string> {
  const name = await opened({ ...table, chat: false, spectators: false }, sitting, playsHere(table.game));
  const { info } = await api.act(name, "start");
  const seats = sitting.map(({ seat }) => seat);
  if (info) await takePart(info, seats);
  return name;
}

async function opened(table: NewHere, sitting: readonly Sitting[], here: boolean): Promise<string> {
  const created = await (here ? api.createHere(table) : api.create(table));
  const seats = sitting.map(({ seat }) => seat);
  let { info } = created;
  for (const { seat, name } of sitting) {
    const face = seat === sitting[0]?.seat ? settings.face : null;
    ({ info } = await api.claim(created.invite, { name, seat, fair: true, face }));
  }
  info = await asUsual(info, seats);
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

/** A game against bots, begun at once. */
export function playNow({ game, edition, opponents, level }: Wish): Promise<string> {
  return solo({ game, edition, seats: opponents + 1 }, level);
}

/** The same cards once more, against bots of one's own choice. */
export function playAgain(deal: Deal, level: Level): Promise<string> {
  return solo(laid(deal), level);
}

/** The same cards once more, for the same company; what only a server has, its stand-in plays here. */
export function sameCards(info: TableInfo, mine: readonly number[], deal: Deal): Promise<string> {
  const bots = info.seats.flatMap(({ seat, level }) =>
    level === null ? [] : [[`${seat}`, isLevel(level) ? level : info.stand_in]],
  );
  const wish = { ...laid(deal), bots: Object.fromEntries(bots) as Record<string, Level>, pace: pace() };
  return openHere(
    wish,
    info.seats.filter(({ seat }) => mine.includes(seat)),
  );
}

/** A day's deal, as it is played everywhere. */
export function playDaily({ deal, level }: Daily): Promise<string> {
  return solo({ ...laid(deal), daily: true }, level);
}

type Like = Pick<TableInfo, "game" | "edition" | "players"> & Partial<Pick<TableInfo, "flags">>;

/** The same game at a table for friends: its seats are free but one's own. */
export function withFriends(like: Like): Promise<string> {
  const { game, edition, players, flags = {} } = like;
  const house = Object.entries(flags).map(([flag, value]) => `${flag}=${value}`);
  const wish = edition.startsWith("custom") ? { flags: house } : { edition };
  return openTable({ game, seats: players, pace: pace(), ...wish }, [{ seat: 1, name: nameOr("") }]);
}

/** A table for friends, with one tap: the most usual company, all else is set at the table. */
export async function openForFriends(game: GameName): Promise<string> {
  await catalogue.load();
  const about = catalogue.game(game) ?? catalogue.games[0]!;
  const players = sizes(about).includes(4) ? 4 : Math.max(...sizes(about));
  return withFriends({ game: about.name, edition: editionFor(about, players), players });
}

function solo(table: NewHere, level: Level): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: table.seats - 1 }, (_, i) => [`${i + 2}`, level]));
  return openHere({ ...table, bots, pace: pace() }, [{ seat: 1, name: nameOr("") }]);
}

function laid({ game, edition, seats, start, seed }: Deal): NewHere {
  return { game, seats, start, seed, ...agreed(edition) };
}

const pace = (): "instant" | "human" => (settings.speed === "instant" ? "instant" : "human");
