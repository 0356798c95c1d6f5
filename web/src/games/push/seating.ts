// Where the others sit: clockwise from the own left, up one side of the table and down the other, of an odd number one
// opposite; a spectator sees everybody.

export interface Sides {
  left: number[];
  top: number[];
  right: number[];
}

export function around(players: number, seat: number | null): Sides {
  const first = seat ?? 0;
  const count = seat === null ? players : players - 1;
  const others = Array.from({ length: count }, (_, i) => ((first + i) % players) + 1);
  const half = Math.floor(count / 2);
  return {
    left: others.slice(0, half),
    top: others.slice(half, count - half),
    right: others.slice(count - half),
  };
}
