// The deals of a table on this device: a lesson's, or the documented stream from a plain seed (docs/fairness.md).
import type { Edition, Engine } from "../engine";
import { keyOf, rolls, shuffled } from "../table/fair/lynx1";
import type { Laid } from "./events";
import type { Table } from "./table";

/** A fresh seed; tests bring their own. */
export type DrawSeed = () => string;

/** The next deal of a table. */
export function dealOf(table: Table, draw: DrawSeed): Laid {
  const { script } = table.setup;
  const { engine, edition, setup } = table;
  if (!script) return laidFrom(seedOf(table) ?? draw(), engine, edition, setup.seats);
  const all = facesOf(engine);
  const faces = script.dice?.length ? script.dice : all;
  // A lesson's rolls come round again, so that there are enough.
  const dice = Array.from({ length: engine.data.dice.rolls }, (_, i) => faces[i % faces.length]!);
  return { deck: script.deck, dice };
}

/** The seed of the next game, as the terminal has it: later ones have their number beside it. */
function seedOf({ setup, games }: Table): string | null {
  if (setup.seed === undefined) return null;
  const number = games.length + 1;
  return number === 1 && !setup.match ? setup.seed : `${setup.seed} ${number}`;
}

/** The deal of a plain seed. */
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

/** The die's faces; the first name is that of a roll not made yet. */
const facesOf = ({ data }: Engine): readonly string[] => data.dice.names.slice(1);
