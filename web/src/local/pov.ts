// Who may see what at a table on this device: the one place where that is decided (src/lynxdeck/server/pov.py).
// All people here share the page: it may look through the eyes of every seat that a person holds, and no other's.
import type { View } from "../lib/protocol";
import type { Position } from "../engine";
import type { Dealt } from "./dealt";
import { refuse } from "./refusal";
import type { Table } from "./table";

/** A seat's eyes, a spectator's, or all hands open. */
export type Eyes = number | "none" | "open";

/** What the page may see of one game of a table, or, without a game, from now on. */
export function look(table: Table, eyes: Eyes, game: Dealt | null = null): Eyes {
  const over = game?.scores != null;
  if (eyes === "open" && !over) throw refuse("off:open");
  if (typeof eyes === "number" && !over && !table.mine.includes(eyes)) throw refuse("no-key", { seat: eyes });
  return eyes;
}

/** `open`, `none` for a spectator's, or a seat's number. */
export function readEyes(text: string, seats: number): Eyes {
  if (text === "open" || text === "none") return text;
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > seats)
    throw refuse("bad-request:eyes", { seats });
  return Number(text);
}

export const seatIn = (eyes: Eyes): number | null => (typeof eyes === "number" ? eyes : null);

/** A game as those eyes see it; only for those that `look` gave, or for a record that somebody brought. */
export const show = (position: Position, eyes: Eyes): View =>
  eyes === "open" ? position.openView() : position.view(seatIn(eyes));
