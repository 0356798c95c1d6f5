// The questions a game's module answers, each from a record's bytes: room for one call at a time.
import type { Module, Room } from "./module";
import { tallySize } from "./fields";

/** What a spectator sees, with its tally; who is asked, and that seat's actions. */
export interface Look {
  readonly raw: Uint8Array;
  readonly asked: number | null;
  readonly actions: number[];
}

export interface Decided {
  readonly reason: number;
  readonly after: Uint8Array;
  /** With nothing hidden. */
  readonly rows: Int16Array;
}

export class Desk {
  readonly #state: Room<"state">;
  readonly #masked: Room<"state">;
  readonly #other: Room<"state">;
  readonly #numbers: Room<"i64">;
  readonly #actions: Room<"i16">;
  readonly #foreseen: Room<"i64">;
  readonly #tips: Room<"i64">;
  readonly #told: Room<"i16">;
  readonly #rows: Room<"i16">;
  readonly #seen: Room<"i16">;

  constructor(readonly module: Module) {
    const { data } = module;
    const [halves, rows, width] = data.told;
    this.#state = module.room("state", 1);
    this.#masked = module.room("state", 1);
    this.#other = module.room("state", 1);
    this.#numbers = module.room("i64", 2 * data.seats + 1);
    this.#actions = module.room("i16", data.actions);
    this.#foreseen = module.room("i64", data.foreseen);
    this.#tips = module.room("i64", data.tips.length + 1);
    this.#told = module.room("i16", halves, rows, width);
    this.#rows = module.room("i16", rows, width);
    this.#seen = module.room("i16", rows, width);
  }

  #put(record: Uint8Array): Room {
    this.module.bytes(this.#state).set(record);
    return this.#state;
  }

  #call(name: string, record: Uint8Array, ...more: (number | Room)[]): number {
    return this.module.call(name)(this.#put(record), 0, ...more);
  }

  /** What is asked of a record alone, and of one number beside it. */
  ask(
    name: "mover_of" | "count_of" | "score_of" | "wins_of" | "why_of",
    record: Uint8Array,
    ...more: number[]
  ): number {
    return this.#call(name, record, ...more);
  }

  /** What the rules say of one record. */
  tell(name: "turn_begins" | "chance_missing", record: Uint8Array): boolean {
    return this.module.call(name)(this.#put(record)) !== 0;
  }

  actionOf(record: Uint8Array, code: number): number {
    return this.module.call("action_of")(this.#put(record), code);
  }

  deal(blank: Uint8Array, deck: readonly number[], start: number): Uint8Array {
    return this.module.lend(() => {
      const cards = this.module.room("u8", deck.length);
      this.module.bytes(cards).set(deck);
      this.#call("deal_at", blank, cards, start);
      return this.module.bytes(this.#state).slice();
    });
  }

  mask(record: Uint8Array, viewer: number): Uint8Array {
    this.#call("mask_at", record, viewer, this.#masked, 0);
    return this.module.bytes(this.#masked).slice();
  }

  /** A masked record and, behind it, its tally. */
  tallied(record: Uint8Array): Uint8Array {
    this.#call("tally", record, this.#numbers);
    return this.#withTally(record);
  }

  #withTally(record: Uint8Array): Uint8Array {
    const size = record.length;
    const raw = new Uint8Array(size + tallySize(this.module.data));
    raw.set(record);
    const view = new DataView(raw.buffer, size);
    this.module.words(this.#numbers).forEach((n, k) => view.setInt32(4 * k, Number(n), true));
    return raw;
  }

  legal(record: Uint8Array): number[] {
    const count = this.#call("list_of", record, this.#actions);
    return [...this.module.words(this.#actions).subarray(0, count)];
  }

  look(record: Uint8Array): Look {
    const count = this.#call("look", record, this.#masked, this.#numbers, this.#other, this.#actions);
    const raw = this.#withTally(this.module.bytes(this.#masked).slice());
    const asked = Number(this.module.words(this.#numbers)[0]);
    if (asked < 0) return { raw, asked: null, actions: [] };
    return { raw, asked: asked + 1, actions: [...this.module.words(this.#actions).subarray(0, count)] };
  }

  /** Makes the decision that a token's code means, if it is legal. */
  decide(record: Uint8Array, code: number): Decided {
    const count = this.#call("decide_told", record, code, this.#other, this.#told);
    const rows = this.module.words(this.#told).slice(0, Math.max(count, 0) * this.#told.shape[2]!);
    return { reason: Math.max(-count, 0), after: this.module.bytes(this.#state).slice(), rows };
  }

  ends(record: Uint8Array, code: number): boolean {
    return this.#call("ends_at", record, code, this.#other) !== 0;
  }

  /** Rows with everything hidden that a viewer may not see. */
  veil(rows: Int16Array, viewer: number): Int16Array {
    const { module } = this;
    module.words(this.#rows).set(rows);
    module.call("veil_told")(this.#rows, rows.length / this.#rows.shape[1]!, viewer, this.#seen);
    return module.words(this.#seen).slice(0, rows.length);
  }

  /** What a decision would do, as numbers; null if it is not legal. */
  foresee(record: Uint8Array, seat: number, code: number): number[] | null {
    if (this.#call("foresee_at", record, seat, code, this.#other, this.#foreseen)) return null;
    return Array.from(this.module.words(this.#foreseen), Number);
  }

  /** How many cards of the pile would bust, and how many there are. */
  odds(record: Uint8Array, seat: number): [misfits: number, pile: number] | null {
    if (!this.#call("bust_odds_at", record, seat, this.#other, this.#foreseen)) return null;
    const [, misfits, pile] = this.module.words(this.#foreseen);
    return [Number(misfits), Number(pile)];
  }

  /** The codes of the tips that matter. */
  tips(record: Uint8Array, seat: number, rows: Int16Array): number[] {
    this.module.words(this.#rows).set(rows);
    const told = rows.length / this.#rows.shape[1]!;
    const count = this.#call("tips_at", record, seat, this.#rows, told, this.#other, this.#tips);
    return Array.from(this.module.words(this.#tips).subarray(0, count), Number);
  }
}
