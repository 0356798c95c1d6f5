// Signs as the format counts them: in code points, with the white space that Unicode calls so.

const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
export const BLANK = `[${SPACE}]`;
const SOLID = `[^${SPACE}]`;

const WORD = new RegExp(`${SOLID}+`, "gu");
const OUTER = new RegExp(`^${BLANK}+|${BLANK}+$`, "gu");
const ONLY_BLANKS = new RegExp(`^${BLANK}+$`, "u");
// eslint-disable-next-line no-control-regex
const ONE_UNIT = /^[\x00-\ud7ff\ue000-\uffff]*$/;

export const words = (text: string): string[] => text.match(WORD) ?? [];

/** The words of a text, each with how many code points precede it. */
export function* placed(text: string): Generator<[number, string]> {
  for (const found of text.matchAll(WORD)) yield [length(text.slice(0, found.index)), found[0]];
}

export const stripped = (text: string): string => text.replace(OUTER, "");
export const isBlank = (text: string): boolean => ONLY_BLANKS.test(text);

export function length(text: string): number {
  return ONE_UNIT.test(text) ? text.length : Array.from(text).length;
}

export const first = (text: string, count: number): string => Array.from(text).slice(0, count).join("");

/** A sign as a backslash and ASCII letters. */
export function escaped(sign: string): string {
  const short = { "\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\" }[sign];
  if (short) return short;
  const code = sign.codePointAt(0)!;
  if (code >= 0x20 && code < 0x7f) return sign;
  const [mark, digits] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
  return `\\${mark}${code.toString(16).padStart(digits, "0")}`;
}
