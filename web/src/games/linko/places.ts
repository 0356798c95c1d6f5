import { PLACES } from "./drawn.gen";

/** The parts of the table one acts on with a token. */
export function places(token: string, seat: number): string[] {
  const display = Array.from({ length: PLACES }, (_, place) => `display:${place}`);
  if (token.startsWith("^")) return display;
  // What becomes of a layer depends on what there is to draw.
  return /^[TLRD]$/.test(token) ? [`hand:${seat}`, ...display] : [`hand:${seat}`];
}
