// Written by `make format` from src/lynxdeck, do not edit.
import type { GameName, Level } from ".";

/** What bots are called, the first free name first. */
export const BOT_NAMES: readonly string[] = [
  "Luna",
  "Otto",
  "Mila",
  "Bruno",
  "Cleo",
  "Felix",
  "Nora",
  "Hugo",
  "Ida",
  "Leo",
];

/** Who plays the scripted seats of a lesson. */
export const SCRIPT_NAMES: readonly string[] = ["Ada", "Bruno", "Cleo", "Dora", "Emil", "Fritz"];

/** For people, from the mildest to the strongest. */
export const LEVELS = ["easy", "medium", "hard", "expert", "champion"] as const;

/** Those of the trail, in the order in which they are met. */
export const LYNXES = [
  "rose",
  "rust",
  "olive",
  "sand",
  "ink",
  "sky",
  "slate",
  "pine",
  "snow",
  "plum",
  "cocoa",
  "amber",
] as const;

export type Lynx = (typeof LYNXES)[number];

/** How many characters a name has at most. */
export const LONGEST_NAME = 24;

/** The bot that gives hints. */
export const HINT_LEVEL: Level = "expert";

/** How long a decision with one answer takes where bots take their time. */
export const FORCED_MS = 500;

/** How long a bot seems to think there: at least, at most. */
export const PAUSE_MS = [500, 1400] as const;

export interface DailyTerms {
  edition: string;
  seats: number;
  level: Level;
  /** The version of the rules. */
  rules: number;
}

/** The editions that are meant where none is named; the first that so many can play. */
export const USUAL_EDITIONS: Partial<Record<GameName, readonly string[]>> = {
  linko: ["amigo-2022-basic", "amigo-2022-duel"],
};

/** What is played every day. */
export const DAILY_TERMS = {
  linko: { edition: "amigo-2022-basic", seats: 3, level: "hard", rules: 1 },
  push: { edition: "push", seats: 3, level: "hard", rules: 1 },
} satisfies Partial<Record<GameName, DailyTerms>>;

export type DailyGame = keyof typeof DAILY_TERMS;

/** Of the bots: changes when any would choose otherwise from the same seed. */
export const BOTS_VERSION = 2;
