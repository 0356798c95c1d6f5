import type { View } from "../lib/protocol";
import type { Seated } from "../lib/seated";

const KEY = "lynxdeck.begun";

/** Notices a game that begins before our eyes: once, however often its table is told, or the page is loaded. */
export class Beginning {
  #seen = sessionStorage.getItem(KEY) ?? "";

  constructor(private readonly session: Pick<Seated, "info" | "view">) {}

  /** Its table; null where none begins, where a lesson lays the cards, or where somebody comes later. */
  next(): View | null {
    const { info, view } = this.session;
    // The next round may be told before its table is.
    if (!info || !view || view.over) return null;
    const game = `${info.table} ${info.game_number}`;
    const fresh = view.move === 0 && !info.scripted && game !== this.#seen;
    if (game !== this.#seen) sessionStorage.setItem(KEY, (this.#seen = game));
    return fresh ? view : null;
  }
}
