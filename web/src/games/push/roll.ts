// A roll of the die, read off the views before and after it.
import type { PushPlayer, PushView } from "../../lib/protocol";
import { points, surplus } from "./cards";
import { isBust, turned } from "./told";

export interface Roll {
  seat: number;
  face: string;
  /** What the die showed before. */
  last: string | null;
  /** The card that fitted nowhere; null when a roll card was taken. */
  bust: string | null;
  /** Points. */
  lost: number;
  /** The seat between taking and rolling. */
  player: PushPlayer;
}

/** The roll between two views that follow each other; null where there was none. */
export function rollBetween(before: PushView, after: PushView): Roll | null {
  if (after.move !== before.move + 1 || after.rolls !== before.rolls + 1) return null;
  const seat = before.to_move ?? before.active;
  const bust = isBust(before, after) ? turned(before, after) : null;
  const player = bust ? before.players[seat - 1]! : enriched(seat, before, after);
  return {
    seat,
    face: after.last_roll ?? "*",
    last: before.last_roll,
    bust,
    lost: player.score - (after.players[seat - 1]?.score ?? 0),
    player,
  };
}

/** A seat with the column it just took, before the die. */
function enriched(seat: number, before: PushView, after: PushView): PushPlayer {
  const [had, has] = [before.players[seat - 1]!, after.players[seat - 1]!];
  const guarded = surplus(has.protected, had.protected);
  const taken = before.columns
    .filter((cards, i) => cards.includes("R") && !after.columns[i]?.length)
    .map((cards) =>
      withColumn(
        had,
        cards.filter((card) => card !== "R"),
        guarded,
      ),
    );
  // When the turn ends, columns that nobody took vanish too: only with the right one the bench adds up.
  return taken.find((player) => addsUp(player, has, after.last_roll)) ?? had;
}

function withColumn(had: PushPlayer, cards: readonly string[], guarded: readonly string[]): PushPlayer {
  return {
    bench: added(
      had.bench,
      cards.filter((card) => !guarded.includes(card)),
    ),
    protected: added(had.protected, guarded),
    score: had.score + points(cards),
    cards: had.cards + cards.length,
  };
}

function addsUp(player: PushPlayer, has: PushPlayer, face: string | null): boolean {
  const lost = surplus(player.bench, has.bench);
  const gained = surplus(has.bench, player.bench);
  return gained.length === 0 && (face === "*" || lost.every((card) => card.startsWith(face ?? "*")));
}

function added(cards: Record<string, number>, more: readonly string[]): Record<string, number> {
  const sum = { ...cards };
  for (const card of more) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
}
