// The fairness check: was everything that was promised before the deal kept, and do the cards follow from it?
//
// It knows deck and hand size by itself, though the server could tell them: a check that believes what it
// checks is none.
import type { LogEntry } from "../protocol/log";
import { cardsOf, type Point, sawDeck } from "./cards";
import {
  commitmentOf,
  type FairDeal,
  keyOf,
  promiseOf,
  promisesKept,
  readDeal,
  sharing,
  starterOf,
  type Terms,
} from "./lynx2";
import type { Note, Try } from "./notes";
import { seatsOf, type Tags, tagsOf } from "./tags";
import type { Phrases } from "../words/words";

export interface Evidence {
  record: string;
  /** What this browser noted of the deal; null when it came later. */
  noted: Try | null;
  flags: Record<string, string>;
  rules: number;
  /** What these eyes saw; may begin in the middle. */
  log: readonly LogEntry[];
}

export interface Findings {
  /** Proven: nobody chose this deal. Sound: all fits, but this browser cannot tell that much. */
  verdict: "proven" | "sound" | "broken";
  points: readonly Point[];
  commitment: string;
  seed: string;
  /** By seat; null where none was added. */
  shares: readonly (string | null)[];
  terms: Terms | null;
  own: readonly number[];
}

/** All findings; null for a deal that nobody committed to, as far as this browser knows. */
export function check(evidence: Evidence): Findings | null {
  const tags = tagsOf(evidence.record);
  const seed = tags.Seed ?? "";
  const deal = readDeal(seed);
  if (deal) return checkDeal(deal, tags, evidence);
  return evidence.noted || /^lynx\d+-fair\b/.test(seed) ? unreadable(seed) : null;
}

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
    verdict: verdictOf(points, own.length > 0),
    points,
    commitment: terms.commitment,
    seed: deal.seed,
    shares: deal.shares,
    terms,
    own,
  };
}

/** With an own share, and everything noted before it was given, nothing is left to trust. */
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

/** Something was committed to, and what is shown now cannot even be read. */
function unreadable(seed: string): Findings {
  const points = [{ key: "promise", good: false }];
  return { verdict: "broken", points, commitment: "", seed, shares: [], terms: null, own: [] };
}

export function remarks(found: Findings, note: Note | null, phrases: Phrases): string[] {
  const said = found.terms ? ofShares(found, phrases) : [];
  const voids = note?.voids ?? [];
  if (voids.length > 0) {
    const names = listed([...new Set(voids.flat())], phrases);
    said.push(phrases.say("web-fair-void", { count: voids.length, names }));
  }
  return said;
}

/** Who added nothing; and who did, where it was not this browser. */
function ofShares({ terms, own }: Findings, phrases: Phrases): string[] {
  const seats = terms?.parts.map((_, i) => i + 1) ?? [];
  const given = seats.filter((seat) => terms && sharing(terms, seat));
  if (given.length === 0) return [phrases.say("web-fair-alone")];
  const others = own.length === 0 ? [phrases.say("web-fair-others", { names: listed(given, phrases) })] : [];
  // Of my own seat the list has told already.
  const silent = seats.filter((seat) => terms?.parts[seat - 1] === "silent" && seat !== phrases.seat);
  if (silent.length === 0) return others;
  return [...others, phrases.say("web-fair-silent", { names: listed(silent, phrases) })];
}

const listed = (seats: readonly number[], phrases: Phrases): string =>
  phrases.join([...seats].sort().map((seat) => phrases.names[seat - 1] ?? `${seat}`));
