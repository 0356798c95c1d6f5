// A game's module as functions that take arrays: memory, room in it, and calls by the table of exports.
const TYPES = {
  u8: Uint8Array,
  i16: Int16Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f64: Float64Array,
};

/** Makes an engine of a module's bytes and the game's data. */
export function load(bytes, data) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  const { memory } = exports;
  const free = exports.free.value;
  const constants = new Uint8Array(memory.buffer, 0, free).slice();
  let top = free;

  /** Room for an array, at an address of its own; its bytes are `array.bytes`. */
  function room(item, ...shape) {
    const count = shape.reduce((product, length) => product * length, 1);
    const size = data.records[item]?.size ?? TYPES[item].BYTES_PER_ELEMENT;
    const at = (top + 15) & ~15;
    top = at + size * count;
    const missing = top - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    return { at, shape, size, count, item };
  }

  /** An array's numbers as JavaScript sees them now: growing makes older ones stale. */
  function words(array) {
    const Type = TYPES[array.item];
    return Type && new Type(memory.buffer, array.at, array.count);
  }

  const bytesOf = (array) => new Uint8Array(memory.buffer, array.at, array.size * array.count);

  /** The first address below the free memory that no longer holds what was loaded. */
  function lowest() {
    const now = new Uint8Array(memory.buffer, 0, free);
    const at = constants.findIndex((byte, at) => byte !== now[at]);
    return at < 0 ? free : at;
  }

  const calls = Object.entries(data.exports).map(([name, { takes }]) => {
    const kinds = Object.values(takes);
    const given = (kind, value) =>
      kind === "number" ? [value] : kind.endsWith("]") ? [value.at, ...value.shape] : [value.at];
    return [name, (...values) => exports[name](...kinds.flatMap((kind, k) => given(kind, values[k])))];
  });
  return { ...Object.fromEntries(calls), raw: exports, room, words, bytesOf, lowest, data };
}
