// The algorithm lynx1 once more, as docs/fairness.md tells it, so that a browser can check a deal.

import { fields, hex, hmac, joined, number, sha256, unhex, utf8 } from "./hash";

const WORDS = 2 ** 32;

/** All that a fair deal was made from, as the record's `Seed` tag tells it. */
export interface FairSeed {
  table: string;
  round: number;
  server: string;
  contributions: string[];
}

/** Whole bytes in hexadecimal, one after the other. */
const BYTES = "(?:[0-9a-f]{2})+";
const FAIR = new RegExp(
  `^lynx1-fair table=([\\w-]+) round=([1-9]\\d{0,9}) server=([0-9a-f]{64}) with=((?:${BYTES}(?:,${BYTES})*)?)$`,
);

/** Reads a fair seed; null for a plain or a foreign one. */
export function readSeed(tag: string): FairSeed | null {
  const found = FAIR.exec(tag);
  if (!found) return null;
  const [, table = "", round = "", server = "", shares = ""] = found;
  return { table, round: Number(round), server, contributions: shares ? shares.split(",") : [] };
}

/** The key of any deal of ours; null for a seed that another program drew from. */
export function keyOf(tag: string): Uint8Array | null {
  const fair = readSeed(tag);
  if (fair) return fairKey(fair);
  if (!tag.startsWith("lynx1 ") || tag.length === 6) return null;
  const plain = utf8(tag.slice(6).normalize("NFC"));
  return sha256(joined(utf8("lynx1 seed\0"), plain));
}

export function fairKey(seed: FairSeed): Uint8Array {
  const shares = seed.contributions.map(unhex);
  return hmac(unhex(seed.server), fields(utf8(seed.table), number(seed.round), ...shares));
}

/** What the server must have shown before the deal. */
export function commitment(seed: Pick<FairSeed, "table" | "server">): string {
  return hex(sha256(fields(utf8("lynx1 server"), utf8(seed.table), unhex(seed.server))));
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
