// Names as they may stand at a table: one line, nothing that steers or hides (src/lynxdeck/table/text.py).
import { refuse } from "./refusal";

const NAME = 24;
const TITLE = 40;
/** Control and direction signs, and letters without a shape; but not the joiners of emoji. */
const HIDDEN = /(?!\u200d|\ufe0f)(?:\p{C}|\u115f|\u1160|\u3164|\uffa0)/gu;

export const clean = (text: string): string =>
  text.normalize("NFC").replace(/\s+/g, " ").replace(HIDDEN, "").replace(/ +/g, " ").trim();

/** In signs, as Python counts them. */
const lengthOf = (text: string): number => Array.from(text).length;

export function nameOf(text: string): string {
  const cleaned = clean(text).replaceAll("|", "¦"); // a record parts names with a bar
  if (!/[\p{L}\p{N}]/u.test(cleaned)) throw refuse("bad-name");
  if (lengthOf(cleaned) > NAME) throw refuse("bad-name:long", { most: NAME });
  return cleaned;
}

export function titleOf(text: string): string {
  const cleaned = clean(text);
  if (lengthOf(cleaned) > TITLE) throw refuse("too-long:title", { most: TITLE });
  return cleaned;
}

/** Whether people around one device would take two names for the same. */
export const alike = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();
