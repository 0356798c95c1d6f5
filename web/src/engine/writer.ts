// A record being written from a view.
import type { Cards, View } from "../lib/protocol";
import type { GameData } from "./data";
import { spanOf } from "./fields";
import type { Edition } from "./types";

export class Writer {
  readonly bytes: Uint8Array;
  readonly #kinds: ReadonlyMap<string, number>;

  constructor(readonly data: GameData) {
    this.bytes = new Uint8Array(data.records.state.size);
    this.#kinds = new Map(data.cards.map((name, card) => [name, card]));
  }

  /** The bytes of a field, or of an entry in it. */
  part(name: string, ...index: number[]): Uint8Array {
    return this.bytes.subarray(...spanOf(this.data, name, ...index));
  }

  set(name: string, value: number, ...index: number[]): void {
    this.part(name, ...index)[0] = value;
  }

  /** Writes a multiset as counts by kind. */
  fill(counts: Uint8Array, cards: Cards, first = 0): void {
    for (const [name, n] of Object.entries(cards)) counts[this.card(name) - first] = n;
  }

  /** Writes cards in order. */
  lay(heap: Uint8Array, cards: readonly string[]): void {
    heap.set(cards.map((name) => this.card(name)));
  }

  card(name: string): number {
    return this.#kinds.get(name) ?? 0;
  }

  begin(edition: Edition, seats: number): this {
    this.set("seats", seats);
    for (const [flag, values] of Object.entries(this.data.flags)) {
      this.set(flag, values.indexOf(edition.flags[flag]!));
    }
    return this;
  }

  /** What the views of all games have. */
  common(view: View): void {
    const { phases, ends, constants } = this.data;
    this.set("viewer", view.seat === null ? constants.SPECTATOR! : view.seat - 1);
    this.set("phase", phases.indexOf(view.phase));
    this.set("end", ends.indexOf(view.end));
    this.set("active", view.active - 1);
    this.set("pile_size", view.pile);
    new DataView(this.bytes.buffer).setInt32(spanOf(this.data, "move")[0], view.move, true);
    this.fill(this.part("discards"), view.discards);
  }
}
