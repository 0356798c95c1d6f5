/** Random bytes as hex. `crypto.getRandomValues` works on plain http too, `crypto.randomUUID` does not. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

export const newId = (): string => randomHex(12);

// The names of tables on this device. A server never makes one that begins so.

const MARK = "~";
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 10;

/** Whether a table (or the invite to one) is on this device. */
export const isLocal = (table: string): boolean => table.startsWith(MARK);

/** A name for a new table, from random bytes. */
export function newTableId(draw: (size: number) => Uint8Array): string {
  return MARK + Array.from(draw(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

export const randomBytes = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));
