// A game's WebAssembly module: its functions by the table of exports, room in its memory, and the questions it answers.
import type { GameData } from "./data";
import { EngineError } from "./fault";

const WORDS = {
  u8: Uint8Array,
  i8: Int8Array,
  i16: Int16Array,
  i32: Int32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f64: Float64Array,
};
type Words = { [K in keyof typeof WORDS]: InstanceType<(typeof WORDS)[K]> };
export type Item = keyof Words | "state" | "node";

/** Room for an array, at an address of its own. */
export interface Room<I extends Item = Item> {
  readonly item: I;
  readonly at: number;
  readonly shape: readonly number[];
  readonly bytes: number;
}

type Argument = number | Room;
export type Call = (...given: Argument[]) => number;
const PAGE = 65536;

export class Module {
  readonly memory: WebAssembly.Memory;
  readonly #exports: WebAssembly.Exports;
  readonly #calls = new Map<string, Call>();
  #top: number;

  constructor(
    instance: WebAssembly.Instance,
    readonly data: GameData,
    /** How its functions are called. */
    readonly table: GameData["exports"] = data.exports,
  ) {
    this.#exports = instance.exports;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.#top = (instance.exports.free as WebAssembly.Global<"i32">).value;
    for (const name of Object.keys(table)) {
      if (!(name in instance.exports))
        throw new EngineError("version", `The module of ${data.game} has no ${name}.`);
    }
  }

  /** A function of the module; what it gives is a number, or nothing. */
  call(name: string): Call {
    const known = this.#calls.get(name) ?? this.#made(name);
    this.#calls.set(name, known);
    return known;
  }

  #made(name: string): Call {
    const kinds = Object.values(this.table[name]!.takes);
    const raw = this.#exports[name] as (...numbers: number[]) => number;
    return (...given) => raw(...given.flatMap((value, k) => crossing(value, kinds[k]!)));
  }

  room<I extends Item>(item: I, ...shape: number[]): Room<I> {
    const each =
      item in WORDS ? WORDS[item as keyof Words].BYTES_PER_ELEMENT : this.data.records[item as "node"].size;
    const bytes = shape.reduce((product, length) => product * length, each);
    const at = (this.#top + 15) & ~15;
    this.#top = at + bytes;
    const missing = this.#top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return { item, at, shape, bytes };
  }

  /** Gives back all room that was taken meanwhile. */
  lend<T>(work: () => T): T {
    const top = this.#top;
    try {
      return work();
    } finally {
      this.#top = top;
    }
  }

  /** The bytes of a room as they are now: more room makes older ones stale. */
  bytes(room: Room): Uint8Array {
    return new Uint8Array(this.memory.buffer, room.at, room.bytes);
  }

  words<I extends keyof Words>(room: Room<I>): Words[I] {
    const Type = WORDS[room.item];
    return new Type(this.memory.buffer, room.at, room.bytes / Type.BYTES_PER_ELEMENT) as Words[I];
  }
}

/** A whole number is itself, a record its address, an array its address and its lengths. */
function crossing(value: Argument, kind: string): number[] {
  if (typeof value === "number") return [value];
  return kind.endsWith("]") ? [value.at, ...value.shape] : [value.at];
}

/** What a spectator sees; its tally; who is asked, and the codes of what that seat may do. */
export interface Look {
  readonly seen: Uint8Array;
  readonly tally: Uint8Array;
  readonly asked: number | null;
  readonly codes: number[];
}

export interface Decided {
  readonly reason: number;
  readonly after: Uint8Array;
  /** With nothing hidden. */
  readonly rows: Int16Array;
}

/** The rules, asked of a record: room for one question at a time. */
export class Rules {
  readonly #state: Room<"state">;
  readonly #masked: Room<"state">;
  readonly #other: Room<"state">;
  readonly #numbers: Room<"i64">;
  readonly #codes: Room<"i64">;
  readonly #foreseen: Room<"i64">;
  readonly #arguments: Room<"i64">;
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
    this.#numbers = module.room("i64", (data.view.hands - data.records.state.size) / 4);
    this.#codes = module.room("i64", data.actions);
    const foreseen = data.foresight?.fields.reduce((sum, { width }) => sum + width, 1) ?? 3;
    this.#foreseen = module.room("i64", foreseen);
    this.#arguments = module.room("i64", data.arguments.length);
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

  /** What is asked of a record alone, and of one number with it. */
  ask(
    name: "mover_of" | "count_of" | "score_of" | "wins_of" | "why_of" | "code_at",
    record: Uint8Array,
    ...more: number[]
  ): number {
    return this.#call(name, record, ...more);
  }

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

  look(record: Uint8Array): Look {
    const count = this.#call("look", record, this.#masked, this.#numbers, this.#other, this.#codes);
    const asked = Number(this.module.words(this.#numbers)[0]);
    return {
      seen: this.module.bytes(this.#masked).slice(),
      tally: this.#tallied(),
      asked: asked < 0 ? null : asked + 1,
      codes: this.#listed(count),
    };
  }

  tally(record: Uint8Array): Uint8Array {
    this.#call("tally", record, this.#numbers);
    return this.#tallied();
  }

  #tallied(): Uint8Array {
    return new Uint8Array(Int32Array.from(this.module.words(this.#numbers), Number).buffer);
  }

  codes(record: Uint8Array): number[] {
    return this.#listed(this.#call("codes_of", record, this.#codes));
  }

  #listed(count: number): number[] {
    return Array.from(this.module.words(this.#codes).subarray(0, count), Number);
  }

  /** Completes a masked record that holds what a view tells. */
  restore(record: Uint8Array, mover: number, deck: readonly number[]): Uint8Array {
    return this.module.lend(() => {
      const cards = this.module.room("u8", deck.length);
      this.module.bytes(cards).set(deck);
      this.#call("restore_at", record, mover, cards);
      return this.module.bytes(this.#state).slice();
    });
  }

  explain(record: Uint8Array, action: number, reason: number): number[] {
    this.#call("explain_at", record, action, reason, this.#arguments);
    return Array.from(this.module.words(this.#arguments), Number);
  }

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

  odds(record: Uint8Array, seat: number): [misfits: number, pile: number] | null {
    if (!this.#call("bust_odds_at", record, seat, this.#other, this.#foreseen)) return null;
    const [, misfits, pile] = this.module.words(this.#foreseen);
    return [Number(misfits), Number(pile)];
  }

  tips(record: Uint8Array, seat: number, rows: Int16Array): number[] {
    this.module.words(this.#rows).set(rows);
    const told = rows.length / this.#rows.shape[1]!;
    const count = this.#call("tips_at", record, seat, this.#rows, told, this.#other, this.#tips);
    return Array.from(this.module.words(this.#tips).subarray(0, count), Number);
  }
}
