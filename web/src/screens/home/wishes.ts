// What someone last played, for each game: the first page offers it again.
import { known } from "../../games";
import { keep, recall } from "../../page/storage";
import type { Wish } from "../../games/opening";
import type { GameName } from "../../protocol";

const LAST = "lynxdeck.wish";
const keyOf = (game: GameName): string => `${LAST}.${game}`;
const NEVER = { game: null, edition: "", opponents: 2, level: "easy" } as const;

const last = (): { game: GameName | null } => recall<{ game: GameName | null }>(LAST, NEVER);

export function wishFor(game: GameName): Wish {
  return recall<Wish>(keyOf(game), { ...NEVER, game });
}

export function keepWish(wish: Wish): void {
  keep(keyOf(wish.game), wish);
  keep(LAST, wish);
}

export function lastGame(): GameName {
  return last().game ?? known[0]!;
}

export const firstVisit = (): boolean => last().game === null;
