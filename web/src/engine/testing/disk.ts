// Engines for tests in Node: modules and data from the disk.
import { readFileSync } from "node:fs";
import type { GameName } from "../../protocol/index";
import type { GameData } from "../data";
import { giveEngine } from "../load";
import { makeEngine, type Engine } from "../engine";
import { makeNet, type Net } from "../net";

const HOME = `${import.meta.dirname}/../../../../src/lynxdeck/games`;

/** With its network, or as where that does not come. */
export async function engineFromDisk(game: GameName, networked = true): Promise<Engine> {
  const path = `${HOME}/${game}/${game}`;
  const data = JSON.parse(readFileSync(`${path}.json`, "utf8")) as GameData;
  const net = (): Promise<Net> =>
    makeNet(readFileSync(`${path}.net.simd.wasm`), new Uint8Array(readFileSync(`${path}.net`)).buffer, data);
  return makeEngine(readFileSync(`${path}.wasm`), data, networked ? net : undefined);
}

/** From now on `loadEngine` answers from the disk. */
export async function enginesFromDisk(): Promise<void> {
  for (const game of ["linko", "push"] as const) giveEngine(await engineFromDisk(game));
}
