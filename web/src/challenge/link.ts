// A challenge as a link: a deal, the bots against whom it was played, and the game of whoever sends it.
import { BOTS } from "../lib/daily";
import { dealAt, dealIn, placeOfDeal, type Deal } from "../lib/deal";
import { keep, recall } from "../lib/kept";
import type { Level, SeatInfo } from "../lib/protocol";
import { pack, unpack } from "../replay/pack";

/** Whoever plays alone sits here. */
export const PERSON = 1;

export interface Challenge {
  deal: Deal;
  level: Level;
  /** Whether the bots here are those of the link's version. */
  same: boolean;
  /** The game of whoever sent it. */
  record: string;
  name: string;
}

const LEVELS: readonly string[] = ["easy", "medium", "hard", "expert"] satisfies Level[];

const isLevel = (text: unknown): text is Level => LEVELS.includes(text as string);

/** The level of all bots at a table where one person plays alone; null at any other. */
export function levelAt(seats: readonly SeatInfo[], mine: readonly number[]): Level | null {
  const alone = mine.length === 1 && mine[0] === PERSON;
  const levels = new Set(seats.filter(({ seat }) => seat !== PERSON).map((other) => other.level));
  const [level] = levels;
  return alone && levels.size === 1 && isLevel(level) ? level : null;
}

const SEATS = /^\[Seats "(.*)"\]$/m;

const namesIn = (record: string): string[] => SEATS.exec(record)?.[1]?.split(" | ") ?? [];

/** A record with another name for whoever played it; one that would be mistaken for another's is not taken. */
export function signedAs(record: string, name: string): string {
  const [, ...others] = namesIn(record);
  const plain = name.replace(/["|\\]/g, "").trim();
  if (plain === "" || others.includes(plain)) return record;
  return record.replace(SEATS, () => `[Seats "${[plain, ...others].join(" | ")}"]`);
}

/** The place that deals the same again, for somebody else. */
export async function placeOfChallenge(deal: Deal, level: Level, record: string): Promise<string> {
  return `${placeOfDeal(deal)}&level=${level}&bots=${BOTS}#lynx=${await pack(record.trim())}`;
}

/** The challenge of a link; null where it is none, or damaged. */
export async function challengeAt(query: string, hash: string): Promise<Challenge | null> {
  const [asked, deal] = [new URLSearchParams(query), dealAt(query)];
  const level = asked.get("level") ?? "";
  const packed = new URLSearchParams(hash.slice(1)).get("lynx");
  const record = packed === null ? null : await unpack(packed);
  if (!deal || !isLevel(level) || record === null) return null;
  const theirs = dealIn(record);
  if (theirs?.seed !== deal.seed || theirs.game !== deal.game || theirs.seats !== deal.seats) return null;
  const [name = ""] = namesIn(record);
  return { deal, level, same: asked.get("bots") === `${BOTS}`, record, name };
}

const KEY = "lynxdeck.rivals";
const MOST = 20;

/** Remembers another's game of a deal until one's own is over. */
export function keepRival(seed: string, record: string): void {
  const others = Object.entries(recall<Record<string, string>>(KEY, {})).filter(([one]) => one !== seed);
  const kept: [string, string][] = [...others, [seed, record]];
  keep(KEY, Object.fromEntries(kept.slice(-MOST)));
}

export const rivalOf = (seed: string): string | null => recall<Record<string, string>>(KEY, {})[seed] ?? null;
