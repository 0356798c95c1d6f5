// A challenge as a link: a deal, the bots against whom it was played, and the sender's game.
import { BOTS_VERSION, LEVELS } from "../../protocol/policies.gen";
import { dealAt, dealIn, placeOfDeal, type Deal } from "../../deals/deal";
import { isLike, keep, recall } from "../../page/storage";
import type { Level, SeatInfo } from "../../protocol";
import { pack, unpack } from "../../records/pack";

export const PERSON = 1;

export interface Challenge {
  deal: Deal;
  level: Level;
  /** Whether the bots here are those of the link's version. */
  same: boolean;
  record: string;
  name: string;
  /** The sender's lynx; null in a link that does not say. */
  face: number | null;
}

/** Another's game of a deal, and their lynx. */
export interface Rival {
  record: string;
  face: number | null;
  /** Once both games have been looked at. */
  name?: string;
  score?: number;
}

const isLevel = (text: unknown): text is Level => LEVELS.some((level) => level === text);

/** The level of all bots at a table where one person plays alone; null at any other. */
export function levelAt(seats: readonly SeatInfo[], mine: readonly number[]): Level | null {
  const alone = mine.length === 1 && mine[0] === PERSON;
  const levels = new Set(seats.filter(({ seat }) => seat !== PERSON).map((other) => other.level));
  const [level] = levels;
  return alone && levels.size === 1 && isLevel(level) ? level : null;
}

const SEATS = /^\[Seats "(.*)"\]$/m;

const namesIn = (record: string): string[] => SEATS.exec(record)?.[1]?.split(" | ") ?? [];

/** A record with another name for its player; one that would be mistaken for another's is not taken. */
export function signedAs(record: string, name: string): string {
  const [, ...others] = namesIn(record);
  const plain = name.replace(/["|\\]/g, "").trim();
  if (plain === "" || others.includes(plain)) return record;
  return record.replace(SEATS, () => `[Seats "${[plain, ...others].join(" | ")}"]`);
}

/** The place that deals the same again, for someone else. */
export async function placeOfChallenge(deal: Deal, level: Level, { record, face }: Rival): Promise<string> {
  const game = `${placeOfDeal(deal)}&level=${level}&bots=${BOTS_VERSION}`;
  return `${game}&face=${face}#lynx=${await pack(record.trim())}`;
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
  const same = asked.get("bots") === `${BOTS_VERSION}`;
  const face = /^\d$|^1[01]$/.test(asked.get("face") ?? "") ? Number(asked.get("face")) : null;
  return { deal, level, same, record, name, face };
}

const KEY = "lynxdeck.rivals";
const MOST = 20;

/** Remembers another's game of a deal until the own one is over. */
export function keepRival(seed: string, rival: Rival): void {
  const others = Object.entries(recall<Record<string, Rival>>(KEY, {})).filter(([one]) => one !== seed);
  const kept: [string, Rival][] = [...others, [seed, rival]];
  keep(KEY, Object.fromEntries(kept.slice(-MOST)));
}

/** Another's game of a deal. A link names any seed it likes: what every object has under a name is none. */
export function rivalOf(seed: string): Rival | null {
  const kept = recall<Record<string, Rival>>(KEY, {});
  return Object.hasOwn(kept, seed) && isLike(kept[seed], { record: "" }) ? kept[seed]! : null;
}
