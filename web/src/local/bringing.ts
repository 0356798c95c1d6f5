// Files of records that somebody brings to this device.
import { hasEngine, playable } from "../engine";
import { brief, Fault } from "../records/fault";
import { readAll } from "../records/read";
import { decisions, type GameRecord } from "../records/record";
import type { Means } from "./means";
import { Refusal } from "./refusal";

/** More decisions than any game has; a longer record is not replayed. */
const LONGEST = 20_000;

/** All games of a file; refuses one without, and tells the first fault. */
export async function gamesIn(source: string, means: Pick<Means, "engine">): Promise<GameRecord[]> {
  return (await readIn(source, means)).map(good);
}

/** The first game of a file, to be replayed: what comes after it does not matter. */
export async function firstIn(source: string, means: Pick<Means, "engine">): Promise<GameRecord> {
  const [first] = await readIn(source, means);
  const record = good(first!);
  if (decisions(record).length <= LONGEST) return record;
  throw new Refusal("too-big", `A replay has at most ${LONGEST} decisions.`);
}

async function readIn(source: string, { engine }: Pick<Means, "engine">): Promise<(GameRecord | Fault)[]> {
  const find = async (name: string) => (hasEngine(name) ? engine(name) : null);
  const found = await readAll(source, { find, games: playable });
  if (found.length === 0) throw bad(new Fault(1, 1, "There is no game in this file.", "", "none"));
  return found;
}

function good(found: GameRecord | Fault): GameRecord {
  if (found instanceof Fault) throw bad(found);
  return found;
}

const bad = ({ message, line, column, kind, token }: Fault): Refusal =>
  new Refusal("bad-record", message, { line, column, kind, token: brief(token) });
