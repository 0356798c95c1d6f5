// Engines for tests in Node: modules and data from the disk.
import { readFileSync } from "node:fs";
import type { GameName } from "../../lib/protocol";
import { form as linko } from "../../games/linko/record";
import { form as push } from "../../games/push/record";
import type { GameData } from "../data";
import { giveEngine } from "../load";
import { makeEngine } from "../make";
import type { Engine } from "../types";

const HOME = `${import.meta.dirname}/../../../../src/lynxdeck/games`;
const FORMS = { linko, push };

export async function engineFromDisk(game: GameName): Promise<Engine> {
  const path = `${HOME}/${game}/${game}`;
  const data = JSON.parse(readFileSync(`${path}.json`, "utf8")) as GameData;
  return makeEngine(readFileSync(`${path}.wasm`), data, FORMS[game]);
}

/** From now on `loadEngine` answers from the disk. */
export async function enginesFromDisk(): Promise<void> {
  for (const game of ["linko", "push"] as const) giveEngine(await engineFromDisk(game));
}
