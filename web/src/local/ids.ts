// The names of tables on this device. A server never makes one that begins so.

const MARK = "~";
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 10;

/** Whether a table (or the invite to one) is on this device. */
export const isLocal = (table: string): boolean => table.startsWith(MARK);

/** A name for a new table, from random bytes. */
export function localId(draw: (size: number) => Uint8Array = randomBytes): string {
  return MARK + Array.from(draw(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

export const randomBytes = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));
