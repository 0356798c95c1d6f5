// Where the others sit: clockwise from the own left, up one side of the table and down the other; a spectator sees everybody.

export interface Sides {
  left: number[];
  right: number[];
}

export function around(players: number, seat: number | null): Sides {
  const first = seat ?? 0;
  const count = seat === null ? players : players - 1;
  const others = Array.from({ length: count }, (_, i) => ((first + i) % players) + 1);
  const half = Math.floor(count / 2);
  return { left: others.slice(0, half), right: others.slice(half) };
}
