// From a wish to a table: what Home, New and Here do when their amber button is pressed.
import { api } from "./api";
import { takePart } from "./dealing";
import { remember } from "./mine.svelte";
import type { GameName, Level, NewTable } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./words";

/** The name a person sits down under, if they gave none. */
export function nameOr(name: string): string {
  return name.trim() || settings.name || say("web-guest");
}

/** Opens a table and sits down at seat 1 (at more seats for several people at one device). */
export async function openTable(
  table: NewTable,
  names: readonly { seat: number; name: string }[],
): Promise<string> {
  const created = await api.create(table);
  const seats = names.map(({ seat }) => seat);
  let { info } = created;
  for (const { seat, name } of names) {
    ({ info } = await api.claim(created.invite, { name, seat, fair: true }));
  }
  remember(info, seats, created.invite);
  await takePart(info, seats);
  return created.table;
}

/** Says start, and adds to the deal what these seats promised. */
export async function startAt(table: string, seats: readonly number[]): Promise<void> {
  const { info } = await api.act(table, "start");
  if (info) await takePart(info, seats);
}

export interface Wish {
  game: GameName;
  edition: string;
  opponents: number;
  level: Level;
}

/** A game against bots, begun at once. */
export async function playNow({ game, edition, opponents, level }: Wish): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: opponents }, (_, i) => [`${i + 2}`, level]));
  const pace = settings.speed === "instant" ? "instant" : "human";
  const table = await openTable({ game, edition, seats: opponents + 1, bots, pace }, [
    { seat: 1, name: nameOr("") },
  ]);
  await startAt(table, [1]);
  return table;
}
