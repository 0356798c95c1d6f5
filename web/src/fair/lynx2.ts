// The scheme lynx2-fair once more, as docs/fairness.md tells it: for taking part in a deal, and for checking one.
import { fields, hex, hmac, number, sha256, Stream, unhex, utf8 } from "./lynx1";

export const SCHEME = "lynx2-fair";

/** All that a deal depends on besides seed and shares, fixed before any share is shown. */
export interface Terms {
  /** The line itself: there is no other way to write the same terms. */
  text: string;
  /** Its beginning, which the server's commitment binds. */
  frame: string;
  table: string;
  game: number;
  round: number;
  rounds: number;
  /** Null: drawn with the deal. */
  start: number | null;
  seats: number;
  rules: number;
  play: string;
  edition: string;
  commitment: string;
  /** For each seat `share:PROMISE`, `bot` or `silent`. */
  parts: readonly string[];
}

export interface FairDeal {
  terms: Terms;
  seed: string;
  /** In seat order; null for a seat that is bot or silent. */
  shares: readonly (string | null)[];
}

const N = "[1-9][0-9]{0,8}";
const HEX = "[0-9a-f]{64}";
const PART = `(?:share:${HEX}|bot|silent)`;
const SHARE = `(?:${HEX}|-)`;
const FRAME =
  `table=([A-Za-z0-9_-]+) game=(${N}) round=(${N})/(${N}) start=(drawn|${N}) seats=(${N})` +
  ` rules=(${N}) play=([!-~]+) edition=([!-~]+)`;
const TERMS = new RegExp(`^(${FRAME}) commitment=(${HEX}) parts=(${PART}(?:,${PART})*)$`);
const TAG = new RegExp(`^${SCHEME} seed=(${HEX}) shares=(${SHARE}(?:,${SHARE})*) (.*)$`);

/** The terms that a line tells; null for any other spelling, and for what no table can have agreed on. */
export function readTerms(text: string): Terms | null {
  const found = TERMS.exec(text);
  if (!found) return null;
  const [, frame, table, game, round, rounds, start, seats, rules, play, edition, commitment, parts] =
    found as unknown as string[];
  const terms: Terms = {
    text,
    frame: frame!,
    table: table!,
    game: Number(game),
    round: Number(round),
    rounds: Number(rounds),
    start: start === "drawn" ? null : Number(start),
    seats: Number(seats),
    rules: Number(rules),
    play: play!,
    edition: edition!.replaceAll(",", " "),
    commitment: commitment!,
    parts: parts!.split(","),
  };
  return possible(terms) ? terms : null;
}

function possible({ game, round, rounds, start, seats, parts }: Terms): boolean {
  return (
    round <= Math.min(game, rounds) &&
    // All matches of a table are of one length, and the next begins when one is over.
    (game - round) % rounds === 0 &&
    [1, seats, 2 * seats].includes(rounds) &&
    (start ?? 1) <= seats &&
    parts.length === seats
  );
}

/** Reads a record's `Seed` tag; null where it is of another scheme or not written exactly so. */
export function readDeal(tag: string): FairDeal | null {
  const [, seed = "", given = "", rest = ""] = TAG.exec(tag) ?? [];
  const terms = readTerms(rest);
  if (!terms) return null;
  const shares = given.split(",").map((one) => (one === "-" ? null : one));
  const fits = (share: string | null, i: number): boolean => (share !== null) === sharing(terms, i + 1);
  return shares.length === terms.seats && shares.every(fits) ? { terms, seed, shares } : null;
}

export const sharing = ({ parts }: Terms, seat: number): boolean =>
  parts[seat - 1]?.startsWith("share:") ?? false;

/** What the server must have shown first. */
export function commitmentOf(frame: string, seed: string): string {
  return hex(hash("server", utf8(frame), unhex(seed)));
}

/** What a seat shows before any share is shown; bound to the commitment that it has seen. */
export function promiseOf(
  { table, game, commitment }: Pick<Terms, "table" | "game" | "commitment">,
  seat: number,
  share: string,
): string {
  return hex(hash("share", utf8(table), number(game), number(seat), unhex(commitment), unhex(share)));
}

/** Whether every share that went in is the one that its seat had promised. */
export function promisesKept({ terms, shares }: FairDeal): boolean {
  return shares.every(
    (share, i) => share === null || terms.parts[i] === `share:${promiseOf(terms, i + 1, share)}`,
  );
}

export function keyOf({ terms, seed, shares }: FairDeal): Uint8Array {
  const own = unhex(seed);
  const sealed = hash("terms", utf8(terms.text));
  const every = shares.map((share, i) =>
    share === null ? keyed(own, "silent", sealed, number(i + 1)) : unhex(share),
  );
  return keyed(own, "key", sealed, ...every);
}

export function starterOf({ terms }: FairDeal, key: Uint8Array): number {
  return terms.start ?? new Stream(key, "start").below(terms.seats) + 1;
}

function hash(purpose: string, ...values: Uint8Array[]): Uint8Array {
  return sha256(fields(utf8(`${SCHEME} ${purpose}`), ...values));
}

function keyed(key: Uint8Array, purpose: string, ...values: Uint8Array[]): Uint8Array {
  return hmac(key, fields(utf8(`${SCHEME} ${purpose}`), ...values));
}
