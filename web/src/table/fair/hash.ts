// SHA-256 and HMAC as the schemes use them. Browsers hide crypto.subtle on plain http, where home servers live.
import { hmac as keyedHash } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, concatBytes as joined, hexToBytes as unhex } from "@noble/hashes/utils.js";

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
