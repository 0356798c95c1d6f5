// How a finished game is counted, from the numbers the last view holds.
import type { View } from "../../protocol";
import { has, type Phrases } from "../../words/words";
import type { Count, GameModule } from "../../games/board";

export interface Row extends Count {
  seat: number;
  score: number;
  won: boolean;
}

export function tally(phrases: Phrases, game: GameModule, view: View): Row[] {
  const rows = view.players.map((player, i) => ({
    seat: i + 1,
    score: player.score,
    won: view.winners.includes(i + 1),
    ...game.count(phrases, player),
  }));
  return rows.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
}

/** What decided between equal scores (the end of a key); null where nobody else had the best one. */
export function tie(rows: readonly Row[], decides = "shared"): { by: string; seats: number[] } | null {
  const best = Math.max(...rows.map(({ score }) => score));
  const level = rows.filter(({ score }) => score === best);
  if (level.length < 2) return null;
  const seats = level.map(({ seat }) => seat);
  return { by: level.every(({ won }) => won) ? "shared" : decides, seats };
}

export function ending(phrases: Phrases, view: View): string {
  if (view.end === "out") {
    const key = view.active === phrases.seat ? "table-end-out-you" : "table-end-out";
    return phrases.say(key, { name: phrases.name(view.active) });
  }
  const key = view.end === "stall" ? "table-end-stall" : `table-end-stock-${view.game}`;
  return phrases.say(has(key) ? key : "web-table-over");
}

export function victory(phrases: Phrases, winners: readonly number[], key = "table-won"): string {
  const who = winners.length > 1 ? "shared" : winners[0] === phrases.seat ? "you" : "other";
  return phrases.say(key, { who, names: phrases.join(winners.map((seat) => phrases.name(seat))) });
}

/** By how many points the winner of a match is ahead of the next. */
export function ahead(totals: readonly number[], winners: readonly number[]): number {
  const others = totals.filter((_, i) => !winners.includes(i + 1));
  return (totals[(winners[0] ?? 1) - 1] ?? 0) - Math.max(...others);
}

/** What lies beneath is out of reach while something lies over the whole table; returns how to end that. */
export function alone(over: HTMLElement): () => void {
  const hushed = beneath(over).filter(({ inert }) => !inert);
  for (const one of hushed) one.inert = true;
  return () => {
    for (const one of hushed) one.inert = false;
  };
}

/** Everything of the page's main part that is neither within nor around it. */
function beneath(over: HTMLElement): HTMLElement[] {
  const parent = over.parentElement;
  if (!parent || over.tagName === "MAIN") return [];
  const beside = [...parent.children].filter((one) => one !== over) as HTMLElement[];
  return [...beside, ...beneath(parent)];
}
