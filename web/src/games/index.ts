// The games of this page: every folder here with a profile and a module. Others play on the plain board.
import { lazy } from "../page/lazy";
import type { GameName } from "../protocol";
import type { GameModule } from "./board";
import type { Profile } from "./profile";

const PROFILES = import.meta.glob<Profile>("./*/profile.ts", { eager: true, import: "profile" });
const MODULES = import.meta.glob<{ game: unknown }>("./*/index.ts");
const PLAIN = "./plain/index.ts";

const profiles = new Map(
  Object.entries(PROFILES).map(([path, profile]) => [path.split("/")[1] ?? "", profile]),
);

/** The games that this page knows by itself. */
export const known = [...profiles.keys()] as GameName[];

export function profileOf(game: string): Profile | null {
  return profiles.get(game) ?? null;
}

export async function learnWords(game: string): Promise<void> {
  await (await import("../net/guest-words")).learnWords(game);
}

/** A game's board and words, fetched when they are first needed. */
export async function moduleOf(game: GameName): Promise<GameModule> {
  const own = MODULES[`./${game}/index.ts`];
  const [module] = await Promise.all([lazy(own ?? MODULES[PLAIN]!), own ? null : learnWords(game)]);
  return module.game as GameModule;
}

/** Fetches it before it is needed, without a word should that fail. */
export function prepareModule(game: GameName): void {
  MODULES[`./${game}/index.ts`]?.().catch(() => {});
}
