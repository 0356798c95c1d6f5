// A deal that can be played again: what its cards were drawn from, and for which table.
import { tagsOf } from "../fair/tags";
import type { GameName } from "../protocol";
import { fits, playsHere } from "../page/playable";

export interface Deal {
  game: GameName;
  /** Its name, or `custom` and all flags. */
  edition: string;
  seats: number;
  start: number;
  seed: string;
}

const PLAIN = /^lynx1 (.+)$/s;
const LONGEST = 200;

/** The deal of a record; null where nobody can draw it again from a plain seed. */
export function dealIn(record: string): Deal | null {
  const { Game = "", Edition = "", Seats = "", Start = "1", Seed = "" } = tagsOf(record);
  const seed = PLAIN.exec(Seed)?.[1] ?? "";
  return deal({ game: Game, edition: Edition, seats: Seats.split(" | ").length, start: Number(Start), seed });
}

export function placeOfDeal({ game, edition, seats, start, seed }: Deal): string {
  const asked = new URLSearchParams({ game, edition, seats: `${seats}`, seed });
  if (start !== 1) asked.set("start", `${start}`);
  return `/play?${asked.toString()}`;
}

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

function deal(told: Omit<Deal, "game"> & { game: string }): Deal | null {
  const { game, edition, seats, start, seed } = told;
  if (!playsHere(game) || !fits(game, edition, seats)) return null;
  if (!Number.isInteger(start) || start < 1 || start > seats || !seed || seed.length > LONGEST) return null;
  return { ...told, game: game as GameName };
}
