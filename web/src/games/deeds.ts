import type { GameName } from "../lib/protocol";

/** What is counted of a player's deeds in a game, as the list of finished games tells it: the end of a key. */
export const COUNTED: Record<GameName, "snatches" | "busts"> = { linko: "snatches", push: "busts" };
