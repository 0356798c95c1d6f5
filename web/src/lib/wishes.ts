// What somebody last played, for each game: the first page offers it again.
import { known } from "../games";
import { keep, recall } from "./kept";
import type { Wish } from "./opening";
import type { GameName } from "./protocol";

const LAST = "lynxdeck.wish";
const keyOf = (game: GameName): string => `${LAST}.${game}`;
const NEVER = { game: null, edition: "", opponents: 2, level: "easy" } as const;

/** What was played last; no game where nobody has played yet. */
const last = (): { game: GameName | null } => recall<{ game: GameName | null }>(LAST, NEVER);

/** How a game was last played, or how it is usually begun. */
export function wishFor(game: GameName): Wish {
  return recall<Wish>(keyOf(game), { ...NEVER, game });
}

export function keepWish(wish: Wish): void {
  keep(keyOf(wish.game), wish);
  keep(LAST, wish);
}

/** The game that was played last. */
export function lastGame(): GameName {
  return last().game ?? known[0]!;
}

/** Whether nobody has played here yet. */
export const firstVisit = (): boolean => last().game === null;
