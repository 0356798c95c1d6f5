import { keyOf, Stream } from "../table/fair/lynx1";

/** What a bot's generator begins with at a decision: the first word of the deal's stream `bot SEAT MOVE`, so that
 * the same decision of the same deal is thought about alike, on any device. */
export function botSeed(seed: string, seat: number, move: number): number {
  return new Stream(keyOf(seed)!, `bot ${seat} ${move}`).word();
}
