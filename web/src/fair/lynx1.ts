// The algorithm lynx1 once more, as docs/fairness.md tells it, so that a browser can check a deal.
import { hmac as keyedHash } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, concatBytes as joined, hexToBytes as unhex } from "@noble/hashes/utils.js";

const WORDS = 2 ** 32;

/** The key of a plain seed's deal; null for any other seed. */
export function keyOf(tag: string): Uint8Array | null {
  if (!tag.startsWith("lynx1 ") || tag.length === 6) return null;
  const plain = utf8(tag.slice(6).normalize("NFC"));
  return sha256(joined(utf8("lynx1 seed\0"), plain));
}

/** The endless row of words that a key and a name stand for. */
export class Stream {
  #words: number[] = [];
  #block = 0;

  constructor(
    readonly key: Uint8Array,
    readonly name: string,
  ) {}

  word(): number {
    if (!this.#words.length) {
      const message = joined(utf8(`${this.name}\0`), number(this.#block++, 8));
      const block = hmac(this.key, message);
      const view = new DataView(block.buffer, block.byteOffset);
      this.#words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i)).reverse();
    }
    return this.#words.pop()!;
  }

  below(n: number): number {
    // The words from the limit on would favour the small numbers, so they are skipped.
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }
}

export function shuffled<T>(cards: readonly T[], key: Uint8Array): T[] {
  const deck = [...cards];
  const stream = new Stream(key, "deck");
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = stream.below(last + 1);
    [deck[last], deck[pick]] = [deck[pick]!, deck[last]!];
  }
  return deck;
}

export function rolls(count: number, sides: number, key: Uint8Array): number[] {
  const stream = new Stream(key, "dice");
  return Array.from({ length: count }, () => stream.below(sides));
}

export { hex, joined, sha256, unhex };

const writer = new TextEncoder();

export const utf8 = (text: string): Uint8Array => writer.encode(text);

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyedHash(sha256, key, message);

/** Each value with its length before it, so that none can pass for a part of another. */
export function fields(...values: Uint8Array[]): Uint8Array {
  return joined(...values.flatMap((value) => [number(value.length), value]));
}

export function number(value: number, bytes = 4): Uint8Array {
  const out = new DataView(new ArrayBuffer(bytes));
  out.setUint32(bytes - 4, value);
  return new Uint8Array(out.buffer);
}
