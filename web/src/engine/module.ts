// A game's WebAssembly module as functions that take rooms in its memory, called by the table of exports.
import type { GameData } from "./data";
import { EngineError } from "./fault";

const WORDS = { u8: Uint8Array, i16: Int16Array, i64: BigInt64Array, u64: BigUint64Array, f64: Float64Array };
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
  ) {
    this.#exports = instance.exports;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.#top = (instance.exports.free as WebAssembly.Global<"i32">).value;
    for (const name of Object.keys(data.exports)) {
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
    const kinds = Object.values(this.data.exports[name]!.takes);
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
