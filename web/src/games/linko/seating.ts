/** The other seats, clockwise from the left: where they sit, whatever the game makes of it. */
export function clockwise(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, i) => (((seat ?? players) + i) % players) + 1).filter(
    (other) => other !== seat,
  );
}
