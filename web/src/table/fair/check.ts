// The fairness check: was everything that was promised before the deal kept, and do the cards follow from it?
//
// It knows deck and hand size by itself, though the server could tell them: a check that believes what it
// checks is none.
import type { LogEntry } from "../../lib/log";
import { cardsOf, sawDeck, type Point } from "./cards";
import { commitment, fairKey, readSeed } from "./lynx1";
import {
  commitmentOf,
  keyOf,
  promiseOf,
  promisesKept,
  readDeal,
  sharing,
  starterOf,
  type FairDeal,
  type Terms,
} from "./lynx2";
import type { Try } from "./notes";
import { seatsOf, tagsOf, type Tags } from "./tags";

export interface Evidence {
  /** The `.lynx` record of the game. */
  record: string;
  /** What this browser noted of the deal; null when it came later. */
  noted: Try | null;
  flags: Record<string, string>;
  /** The version of the rules that are played. */
  rules: number;
  /** What these eyes saw; may begin in the middle. */
  log: readonly LogEntry[];
}

export interface Findings {
  scheme: "lynx1-fair" | "lynx2-fair";
  /** Proven: nobody chose this deal. Sound: all fits, but this browser cannot tell that much. */
  verdict: "proven" | "sound" | "broken";
  points: readonly Point[];
  commitment: string;
  seed: string;
  /** By seat; null where none was added. */
  shares: readonly (string | null)[];
  terms: Terms | null;
  /** My seats whose shares went in. */
  own: readonly number[];
}

/** All findings; null for a deal that nobody committed to, as far as this browser knows. */
export function check(evidence: Evidence): Findings | null {
  const tags = tagsOf(evidence.record);
  const seed = tags.Seed ?? "";
  const deal = readDeal(seed);
  if (deal) return checkDeal(deal, tags, evidence);
  if (readSeed(seed)) return checkOlder(tags, evidence);
  return evidence.noted || /^lynx[12]-fair\b/.test(seed) ? unreadable(seed) : null;
}

// --- lynx2-fair ------------------------------------------------------------------------------

function checkDeal(deal: FairDeal, tags: Tags, evidence: Evidence): Findings {
  const { terms } = deal;
  const key = keyOf(deal);
  const own = ownSeats(deal, evidence.noted);
  const points = [
    { key: "promise", good: seedKept(deal, evidence.noted) },
    { key: "terms", good: termsKept(terms, tags, evidence) },
    ...(deal.shares.some(Boolean) ? [{ key: "shares", good: promisesKept(deal) }] : []),
    ...ownPoint(deal, evidence.noted, own),
    { key: "start", good: tags.Start === `${starterOf(deal, key)}` },
    ...cardsOf(tags, evidence.flags, key),
    { key: "seen", good: sawDeck(evidence.log, tags, evidence.flags, key) },
  ];
  return {
    scheme: "lynx2-fair",
    verdict: verdictOf(points, own.length > 0),
    points,
    commitment: terms.commitment,
    seed: deal.seed,
    shares: deal.shares,
    terms,
    own,
  };
}

/** With a share of one's own, and everything noted before it was given, nothing is left to trust. */
function verdictOf(points: readonly Point[], own: boolean): Findings["verdict"] {
  if (points.some(({ good }) => good === false)) return "broken";
  const known = points.every(({ key, good }) => good || key === "seen");
  return own && known ? "proven" : "sound";
}

function seedKept({ terms, seed }: FairDeal, noted: Try | null): boolean | null {
  if (commitmentOf(terms.frame, seed) !== terms.commitment) return false;
  if (!noted || noted.late) return null;
  return noted.commitment === terms.commitment;
}

/** What was sealed is what was played; and it was sealed so before the shares were shown. */
function termsKept(terms: Terms, tags: Tags, { noted, rules }: Evidence): boolean | null {
  const match = Math.floor((terms.game - 1) / terms.rounds) + 1;
  const played =
    tags.Game === terms.play &&
    tags.Edition === terms.edition &&
    seatsOf(tags) === terms.seats &&
    rules === terms.rules &&
    (tags.Round ?? "1/1") === `${terms.round}/${terms.rounds}` &&
    (tags.Match ?? `${terms.table}-${match}`) === `${terms.table}-${match}`;
  if (!played) return false;
  return noted?.terms ? noted.terms === terms.text : null;
}

function ownSeats({ shares }: FairDeal, noted: Try | null): number[] {
  return Object.entries(noted?.shares ?? {}).flatMap(([seat, share]) =>
    shares[Number(seat) - 1] === share ? Number(seat) : [],
  );
}

/** Whether my share went in: not asked of those who gave none. */
function ownPoint({ terms }: FairDeal, noted: Try | null, own: readonly number[]): Point[] {
  const given = Object.entries(noted?.shares ?? {}).map(([seat, share]) => [Number(seat), share] as const);
  if (given.length === 0) return [];
  const other = given.some(
    ([seat, share]) =>
      sharing(terms, seat) && terms.parts[seat - 1] !== `share:${promiseOf(terms, seat, share)}`,
  );
  return [{ key: "own", good: other ? false : own.length > 0 ? true : null }];
}

// --- lynx1-fair ------------------------------------------------------------------------------

function checkOlder(tags: Tags, evidence: Evidence): Findings {
  const seed = readSeed(tags.Seed ?? "")!;
  const key = fairKey(seed);
  const { noted } = evidence;
  const shown = commitment(seed);
  const mine = Object.entries(noted?.shares ?? {});
  const points = [
    { key: "promise", good: !noted || noted.late ? null : noted.commitment === shown },
    { key: "each", good: wholeShares(seed.contributions, tags) && roundFits(seed.round, tags) },
    ...(mine.length > 0
      ? [{ key: "own", good: mine.every(([seat, share]) => seed.contributions[Number(seat) - 1] === share) }]
      : []),
    ...(noted?.terms ? [{ key: "terms", good: false }] : []),
    ...cardsOf(tags, evidence.flags, key),
    { key: "seen", good: sawDeck(evidence.log, tags, evidence.flags, key) },
  ];
  return {
    scheme: "lynx1-fair",
    verdict: verdictOf(points, false),
    points,
    commitment: shown,
    seed: seed.server,
    shares: seed.contributions,
    terms: null,
    own: [],
  };
}

/** One of each seat, and long enough that nobody could try them all. */
function wholeShares(shares: readonly string[], tags: Tags): boolean {
  return shares.length === seatsOf(tags) && shares.every(({ length }) => length >= 32 && length <= 64);
}

function roundFits(game: number, tags: Tags): boolean {
  const [round, rounds] = (tags.Round ?? "1/1").split("/").map(Number) as [number, number];
  return game >= round && (game - round) % rounds === 0;
}

// --- what both need --------------------------------------------------------------------------

/** Something was committed to, and what is shown now cannot even be read. */
function unreadable(seed: string): Findings {
  const points = [{ key: "promise", good: false }];
  const scheme = seed.startsWith("lynx1") ? "lynx1-fair" : "lynx2-fair";
  return { scheme, verdict: "broken", points, commitment: "", seed, shares: [], terms: null, own: [] };
}
