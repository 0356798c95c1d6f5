// A game's board and words, fetched when they are first needed.
import { part } from "../lib/part";
import type { GameName } from "../lib/protocol";
import type { GameModule } from "../table/board";

const MODULES: Record<GameName, () => Promise<{ game: unknown }>> = {
  linko: () => import("./linko"),
  push: () => import("./push"),
};

export async function moduleOf(game: GameName): Promise<GameModule> {
  return (await part(MODULES[game])).game as GameModule;
}
