// How a finished game is counted, from the numbers the last view holds.
import type { View } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import { points } from "../../games/push/cards";

export interface Row {
  seat: number;
  score: number;
  /** Linko: cards laid; Push: points on the bench. */
  gained: number;
  /** Linko: cards still in hand. */
  lost: number;
  /** Push: protected points. */
  safe: number;
  /** Push: number cards. */
  cards: number;
  won: boolean;
}

/** The seats, best first. */
export function tally(view: View): Row[] {
  const rows =
    view.game === "linko" ? view.players.map(laid(view.winners)) : view.players.map(collected(view.winners));
  return rows.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
}

const laid =
  (winners: readonly number[]) =>
  (player: { layers: number[][]; hand_size: number; score: number }, i: number): Row => ({
    seat: i + 1,
    score: player.score,
    gained: player.layers.reduce((sum, [, numbers = 0, jokers = 0]) => sum + numbers + jokers, 0),
    lost: player.hand_size,
    safe: 0,
    cards: 0,
    won: winners.includes(i + 1),
  });

const collected =
  (winners: readonly number[]) =>
  (
    player: {
      bench: Record<string, number>;
      protected: Record<string, number>;
      score: number;
      cards: number;
    },
    i: number,
  ): Row => ({
    seat: i + 1,
    score: player.score,
    gained: points(player.bench),
    lost: 0,
    safe: points(player.protected),
    cards: player.cards,
    won: winners.includes(i + 1),
  });

/** What decided between equal scores; null where nobody else had the best one. */
export function tie(
  rows: readonly Row[],
  game: string,
): { by: "cards" | "hand" | "shared"; seats: number[] } | null {
  const best = Math.max(...rows.map(({ score }) => score));
  const level = rows.filter(({ score }) => score === best);
  if (level.length < 2) return null;
  const seats = level.map(({ seat }) => seat);
  const winners = level.filter(({ won }) => won);
  if (winners.length === level.length) return { by: "shared", seats };
  return { by: game === "push" ? "cards" : "hand", seats };
}

/** Why the game is over. */
export function ending(phrases: Phrases, view: View): string {
  if (view.end === "out") {
    const key = view.active === phrases.seat ? "table-end-out-you" : "table-end-out";
    return phrases.say(key, { name: phrases.name(view.active) });
  }
  return phrases.say(view.end === "stall" ? "table-end-stall" : `table-end-stock-${view.game}`);
}

/** Who has won the game, or the match. */
export function victory(phrases: Phrases, winners: readonly number[], key = "table-won"): string {
  const who = winners.length > 1 ? "shared" : winners[0] === phrases.seat ? "you" : "other";
  return phrases.say(key, { who, names: phrases.join(winners.map((seat) => phrases.name(seat))) });
}
