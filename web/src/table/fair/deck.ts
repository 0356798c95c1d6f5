// The fresh decks that lynx1 shuffles, in the games' order (docs/fairness.md, step 3).
//
// Written a second time on purpose: who checks a deal must not take the deck from the server that dealt it.

const DICE = 45;

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

/** Null for a game that this check does not know. */
export function freshDeck(game: string, seats: number, flags: Record<string, unknown>): string[] | null {
  if (game === "push") return push(seats);
  return game === "linko" ? linko(flags.ghost === "yes") : null;
}

function linko(duel: boolean): string[] {
  const numbers = Array.from({ length: 13 }, (_, i) => times(8, String(i + 1))).flat();
  // In a duel the players hold the other four.
  return [...numbers, ...times(duel ? 1 : 5, "J")];
}

function push(seats: number): string[] {
  const colours = ["r", "b", "g", "y", "p"];
  const numbers = colours.flatMap((c) => [1, 2, 3, 4, 5, 6].flatMap((n) => times(3, `${c}${n}`)));
  return [...numbers, ...times(18, "R"), ...times(seats === 2 ? 0 : 12, "S")];
}

export function diceCount(game: string): number {
  return game === "push" ? DICE : 0;
}

export const FACES = "rbgyp*";
