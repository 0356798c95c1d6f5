// What is played every day, the same in src/lynxdeck/records/daily.py: by the rules that most begin with, against two
// bots that seldom miss anything.
import type { GameName, Level } from "../lib/protocol";

export interface Terms {
  edition: string;
  seats: number;
  level: Level;
  /** The version of the rules. */
  rules: number;
}

/** The cloth of its table, as on the first page. */
export const FELTS: Record<GameName, "green" | "violet"> = { linko: "green", push: "violet" };

export const TERMS: Record<GameName, Terms> = {
  linko: { edition: "amigo-2022-basic", seats: 3, level: "hard", rules: 1 },
  push: { edition: "push", seats: 3, level: "hard", rules: 1 },
};
