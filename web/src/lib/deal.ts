// A deal that can be played again: what its cards were drawn from, and for which table.
import { tagsOf } from "../table/fair/tags";
import type { GameName } from "./protocol";
import { playsHere } from "./reach";

export interface Deal {
  game: GameName;
  /** Its name, or `custom` and all flags. */
  edition: string;
  seats: number;
  /** The seat that begins. */
  start: number;
  seed: string;
}

const PLAIN = /^lynx1 (.+)$/s;
/** As long a seed as a link should carry. */
const LONGEST = 200;

/** The deal of a record; null where nobody can draw it again from a plain seed. */
export function dealIn(record: string): Deal | null {
  const { Game = "", Edition = "", Seats = "", Start = "1", Seed = "" } = tagsOf(record);
  const seed = PLAIN.exec(Seed)?.[1] ?? "";
  return deal({ game: Game, edition: Edition, seats: Seats.split(" | ").length, start: Number(Start), seed });
}

/** The place that deals it. */
export function placeOfDeal({ game, edition, seats, start, seed }: Deal): string {
  const asked = new URLSearchParams({ game, edition, seats: `${seats}`, seed });
  if (start !== 1) asked.set("start", `${start}`);
  return `/play?${asked.toString()}`;
}

/** The deal that such a place speaks of; null where it is none. */
export function dealAt(query: string): Deal | null {
  const asked = new URLSearchParams(query);
  return deal({
    game: asked.get("game") ?? "",
    edition: asked.get("edition") ?? "",
    seats: Number(asked.get("seats")),
    start: Number(asked.get("start") ?? 1),
    seed: asked.get("seed") ?? "",
  });
}

/** How a terminal deals the same; null where it cannot. */
export function commandFor({ game, edition, seats, start, seed }: Deal): string | null {
  if (start !== 1 || edition.startsWith("custom") || !/^[\w.-]+$/.test(seed)) return null;
  return `lynxdeck play ${game} --edition ${edition} --seats ${seats} --seed ${seed}`;
}

/** The edition as a new table is asked for it. */
export function agreed(edition: string): { edition: string } | { flags: string[] } {
  const [name = "", ...flags] = edition.split(" ");
  return name === "custom" ? { flags } : { edition };
}

function deal(told: Omit<Deal, "game"> & { game: string }): Deal | null {
  const { game, edition, seats, start, seed } = told;
  const whole = [seats, start].every((one) => Number.isInteger(one) && one >= 1);
  if (!playsHere(game) || !edition || !whole || start > seats || !seed || seed.length > LONGEST) return null;
  return { ...told, game: game as GameName };
}
