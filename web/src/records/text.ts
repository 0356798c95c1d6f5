// Text from bytes, line by line.
import { Fault } from "./fault";
import { length } from "./signs";

/** The most code points that a tag line or a token may have. */
export const LIMIT = 65_536;
/** What some programs write before everything else. */
const MARK = /^\ufeff/;

export interface Line {
  readonly line: number;
  readonly text: string;
  /** Whether all of it could be read. */
  readonly ended: boolean;
}

/** The lines of a file, and what ends it early: the first byte that is not UTF-8. */
export function lines(source: Uint8Array | string): { lines: Line[]; fault: Fault | null } {
  if (typeof source === "string") return { lines: split(source.replace(MARK, ""), true), fault: null };
  const bad = notUtf8(source);
  const good = bad < 0 ? source : source.subarray(0, bad);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(good).replace(MARK, "");
  const found = split(text, bad < 0);
  return { lines: found, fault: bad < 0 ? null : blamed(source[bad]!, text) };
}

function split(text: string, whole: boolean): Line[] {
  const rows = text.split("\n");
  const last = rows.length - 1;
  const all = rows.map((row, i) => ({
    line: i + 1,
    text: row.endsWith("\r") ? row.slice(0, -1) : row,
    ended: whole || i < last,
  }));
  return rows[last] === "" ? all.slice(0, -1) : all;
}

function blamed(byte: number, before: string): Fault {
  const rows = before.split("\n");
  const message = `the byte 0x${byte.toString(16).padStart(2, "0")} is not UTF-8 here; expected a file in UTF-8`;
  return new Fault(rows.length, length(rows.at(-1)!) + 1, message, "", "text");
}

/** Where the first sequence begins that is not UTF-8; −1 if all is. */
function notUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) {
    const size = sequence(bytes, at);
    if (size === 0) return at;
    at += size;
  }
  return -1;
}

/** How many bytes the sign at this place has; 0 if it is none. */
function sequence(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first < 0xc2 || first > 0xf4 || at + size > bytes.length) return 0;
  const low = { 0xe0: 0xa0, 0xf0: 0x90 }[first] ?? 0x80;
  const high = { 0xed: 0x9f, 0xf4: 0x8f }[first] ?? 0xbf;
  const second = bytes[at + 1]!;
  if (second < low || second > high) return 0;
  const rest = bytes.subarray(at + 2, at + size);
  return rest.every((byte) => byte >> 6 === 2) ? size : 0;
}
