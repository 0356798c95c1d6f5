// The games of this page: every folder here with a face and a module. Others play on the plain board.
import { part } from "../lib/part";
import type { GameName } from "../lib/protocol";
import type { GameModule } from "../table/board";
import type { Face } from "./face";

const FACES = import.meta.glob<Face>("./*/face.ts", { eager: true, import: "face" });
const MODULES = import.meta.glob<{ game: unknown }>("./*/index.ts");
const PLAIN = "./plain/index.ts";

/** The games that have a face, by name. */
const faces = new Map(Object.entries(FACES).map(([path, face]) => [path.split("/")[1] ?? "", face]));

/** The games that this page knows by itself. */
export const known = [...faces.keys()] as GameName[];

export function faceOf(game: string): Face | null {
  return faces.get(game) ?? null;
}

/** Adds the words that a game from elsewhere brings. */
export async function learnWords(game: string): Promise<void> {
  await (await import("../lib/guest-words")).learnWords(game);
}

/** A game's board and words, fetched when they are first needed. */
export async function moduleOf(game: GameName): Promise<GameModule> {
  const own = MODULES[`./${game}/index.ts`];
  const [module] = await Promise.all([part(own ?? MODULES[PLAIN]!), own ? null : learnWords(game)]);
  return module.game as GameModule;
}

/** Fetches it before it is needed, without a word should that fail. */
export function prepareModule(game: GameName): void {
  MODULES[`./${game}/index.ts`]?.().catch(() => {});
}
