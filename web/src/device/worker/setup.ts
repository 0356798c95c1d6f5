// What is agreed at a table on this device, and who sits there.
import type { Edition, Engine } from "../../engine";
import { BOT_NAMES, LONGEST_NAME, SCRIPT_NAMES, type Lynx } from "../../protocol/policies.gen";
import { isLevel, type GameName, type Level, type NewTable, type Script } from "../../protocol";
import { refuse } from "./refusal";

/** What may be chosen at a table on this device: also the seed, so that the same cards can be dealt again. */
export interface DeviceWish extends NewTable {
  /** What the cards are drawn from: the same text deals the same cards, here and elsewhere. */
  seed?: string;
  /** A deal of a day: strict, so that it can be compared. */
  daily?: boolean;
}

export interface Sitting {
  seat: number;
  name: string;
  face?: number | null;
  auto?: boolean;
}

export type SeatSetup =
  | { kind: "person"; name: string; face: number | null; auto: boolean }
  | { kind: "bot"; name: string; level: Level | Lynx }
  | { kind: "script"; name: string };

/** It holds the flags, so that a later change of editions leaves it be. */
export interface DeviceSetup {
  game: GameName;
  edition: string;
  flags: Record<string, string>;
  seats: SeatSetup[];
  rules: number;
  match: number;
  start: number | null;
  hints: boolean;
  odds: boolean;
  stand_in: Level;
  pace: "human" | "instant";
  title: string;
  /** A lesson: the deck is laid out, and some seats play what is written here. */
  script?: Script;
  /** The plain seed that its maker brought; without one each game draws its own. */
  seed?: string;
  /** The deal of a day: nothing is taken back, no hints, and no bot sits in. */
  daily?: true;
}

const SEED = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u;

export function setupOf(wish: DeviceWish, people: readonly Sitting[], engine: Engine): DeviceSetup {
  const { seed, script, daily = false } = wish;
  const edition = editionOf(wish, engine);
  if (seed !== undefined && !SEED.test(seed)) throw refuse("bad-seed");
  return {
    game: wish.game,
    edition: edition.name,
    flags: { ...edition.flags },
    seats: seatsOf(wish, people),
    rules: engine.data.version,
    match: script ? 0 : (wish.match ?? 0),
    start: wish.start ?? null,
    hints: (wish.hints ?? true) && !daily,
    odds: wish.odds ?? true,
    stand_in: wish.stand_in ?? "medium",
    pace: wish.pace ?? "human",
    title: cleanName(wish.title ?? ""),
    ...(script ? { script } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(daily ? { daily } : {}),
  };
}

function editionOf({ edition, flags = {} }: DeviceWish, engine: Engine): Edition {
  if (edition === "custom") return engine.custom(flags);
  const named = engine.edition(edition ?? engine.data.editions[0]!.name);
  return Object.keys(flags).length > 0 ? engine.custom({ ...named.flags, ...flags }) : named;
}

function seatsOf({ seats, bots = {}, script }: DeviceWish, people: readonly Sitting[]): SeatSetup[] {
  const taken = people.map(({ name }) => folded(name));
  const twice = people.find(({ name }, i) => taken.indexOf(folded(name)) < i);
  if (twice) throw refuse("name-taken", { name: twice.name });
  const free = BOT_NAMES.filter((name) => !taken.includes(folded(name))).values();
  return Array.from({ length: seats }, (_, i): SeatSetup => {
    const seat = i + 1;
    const person = people.find((one) => one.seat === seat);
    if (person) {
      const { name, face = null, auto = false } = person;
      return { kind: "person", name: cleanName(name) || `${seat}`, face, auto };
    }
    if (script?.moves && seat in script.moves) return { kind: "script", name: SCRIPT_NAMES[i]! };
    const level = (bots[seat] ?? "medium") as Level | Lynx;
    return { kind: "bot", name: ownName(level, taken) ?? free.next().value!, level };
  });
}

/** A lynx of the trail is called by its name, unless a person is. */
function ownName(level: Level | Lynx, taken: readonly string[]): string | null {
  if (isLevel(level) || taken.includes(level)) return null;
  return level[0]!.toUpperCase() + level.slice(1);
}

/** Control and direction signs, and letters without a shape; but not the joiners of emoji. */
const HIDDEN = /(?!\u200d|\ufe0f)(?:\p{C}|\u115f|\u1160|\u3164|\uffa0)/gu;

/** A name as it may stand at a table: one line, nothing that steers or hides, no bar, which parts names in records. */
export function cleanName(text: string): string {
  const line = text.normalize("NFC").replace(/\s+/g, " ").replace(HIDDEN, "").replaceAll("|", "¦");
  return Array.from(line.replace(/ +/g, " ").trim()).slice(0, LONGEST_NAME).join("").trim();
}

/** People around one device take names for the same that differ in case and signs only. */
const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();
