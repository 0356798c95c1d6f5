// Files of records that somebody brings to this device.
import { hasEngine, playable } from "../engine";
import { Fault } from "../records/fault";
import { readAll } from "../records/read";
import type { GameRecord } from "../records/record";
import type { Means } from "./means";
import { Refusal } from "./refusal";

/** The games of a file; refuses one without, and tells the first fault. */
export async function gamesIn(source: string, { engine }: Pick<Means, "engine">): Promise<GameRecord[]> {
  const find = async (name: string) => (hasEngine(name) ? engine(name) : null);
  const found = await readAll(source, { find, games: playable });
  if (found.length === 0) throw bad("There is no game in this file.", 1, 1);
  return found.map((one) => {
    if (one instanceof Fault) throw bad(one.message, one.line, one.column);
    return one;
  });
}

const bad = (sentence: string, line: number, column: number): Refusal =>
  new Refusal("bad-record", sentence, { line, column });
