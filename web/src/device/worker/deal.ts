// The deals of a table on this device: a lesson's, or the documented stream from a plain seed (docs/fairness.md).
import type { Edition, Engine } from "../../engine";
import type { Card, Script } from "../../protocol";
import { keyOf, rolls, shuffled, Stream } from "../../fair/lynx1";

/** The cards by name, the top one first, and what they were drawn from. */
export interface Laid {
  deck: Card[];
  dice: string[];
  /** As a record's `Seed` tells it; none for a lesson. */
  seed?: string;
}

export function laidFrom(text: string, engine: Engine, edition: Edition, seats: number): Laid {
  const seed = `lynx1 ${text}`;
  const key = keyOf(seed)!;
  const faces = facesOf(engine);
  return {
    deck: shuffled(engine.freshDeck(edition, seats), key).map((card) => engine.cardName(card)),
    dice: rolls(engine.data.dice.rolls, faces.length, key).map((face) => faces[face]!),
    seed,
  };
}

/** A lesson's rolls come round again, so that there are enough. */
export function laidOut({ deck, dice }: Script, engine: Engine): Laid {
  const faces = dice?.length ? dice : facesOf(engine);
  const all = Array.from({ length: engine.data.dice.rolls }, (_, i) => faces[i % faces.length]!);
  return { deck, dice: all };
}

/** The die's faces; the first name is that of a roll not made yet. */
export const facesOf = ({ data }: Engine): readonly string[] => data.dice.names.slice(1);

/** What a bot's generator begins with at a decision: the first word of the deal's stream `bot SEAT MOVE`, so that
 * the same decision of the same deal is thought about alike, on any device. */
export function botSeed(seed: string, seat: number, move: number): number {
  return new Stream(keyOf(seed)!, `bot ${seat} ${move}`).word();
}
