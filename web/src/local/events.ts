// What happens at a table on this device, as it is kept: the table is their fold, in order. The same events as
// those of src/lynxdeck/table/events.py, as far as there is no server; fields with their usual value are left out.
import type { By, Card, GameName, Level, NewTable, Token } from "../lib/protocol";

type Agreed = Required<
  Pick<NewTable, "spectators" | "chat" | "hints" | "odds" | "stand_in" | "pace" | "match" | "title">
>;

/** A lesson: the deck is laid out, and some seats play what is written here. */
export interface Script {
  deck: Card[];
  dice?: string[];
  moves?: Record<string, Token[]>;
}

/** A table's agreement. It holds the flags, so that a later change of editions leaves it be. */
export interface Setup extends Agreed {
  game: GameName;
  edition: string;
  flags: Record<string, string>;
  seats: number;
  /** The version of the rules. */
  rules: number;
  start: number | null;
  script?: Script;
  /** The plain seed that its maker brought; without one each game draws its own. */
  seed?: string;
  /** The deal of a day: nothing is taken back, no hints, and no bot sits in. */
  daily?: true;
}

/** A deal: the cards by name, the top one first, and what they were drawn from. */
export interface Laid {
  deck: Card[];
  dice: string[];
  /** As a record's `Seed` tells it; none for a lesson. */
  seed?: string;
}

export type StoredEvent =
  | { t: "created"; setup: Setup }
  | { t: "seated"; seat: number; name: string; face?: number }
  | { t: "freed"; seat: number }
  | { t: "bot"; seat: number; name: string; level: Level }
  | { t: "renamed"; seat: number; name: string }
  | { t: "face"; seat: number; face: number | null }
  | { t: "ready"; seat: number; ready: boolean }
  | { t: "changed"; setup: Setup }
  | { t: "started"; start: number; laid: Laid }
  /** `turn`: it is the first of a turn, so that a record can be written without the rules. */
  | { t: "moved"; seat: number; token: Token; by?: By; id?: string; turn?: true }
  | { t: "ended" }
  | { t: "stand-in"; seat: number; why: "left" }
  | { t: "back"; seat: number }
  | { t: "auto"; seat: number; auto: boolean }
  /** The present game stands again as it did after so many decisions. */
  | { t: "undone"; seat: number; moves: number }
  | { t: "rematch" }
  | { t: "closed" };

export type Happening<T extends StoredEvent["t"]> = Extract<StoredEvent, { t: T }>;
