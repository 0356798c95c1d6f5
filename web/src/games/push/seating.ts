// Where the others sit: clockwise from the own left; a spectator sees everybody.

export interface Sides {
  left: number[];
  top: number[];
  right: number[];
}

export function around(players: number, seat: number | null): Sides {
  const first = seat ?? 0;
  const count = seat === null ? players : players - 1;
  const others = Array.from({ length: count }, (_, i) => ((first + i) % players) + 1);
  if (count < 2) return { left: [], top: others, right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}
