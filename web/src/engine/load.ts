// Fetches a game's module and data when the game first opens; once.
import type { GameName } from "../lib/protocol";
import type { GameData } from "./data";
import { EngineError } from "./fault";
import type { MakeForm } from "./form";
import { makeEngine } from "./make";
import type { Engine } from "./types";

const MODULES = import.meta.glob<string>("../../../src/lynxdeck/games/*/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const DATA = import.meta.glob<string>("../../../src/lynxdeck/games/*/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const FORMS = import.meta.glob<{ form: MakeForm }>("../games/*/record.ts");

const folder = "../../../src/lynxdeck/games";
const engines = new Map<string, Promise<Engine>>();

/** Whether this page has the module of a game: those from elsewhere play on a server alone. */
export const hasEngine = (game: string): game is GameName => `../games/${game}/record.ts` in FORMS;

/** All games whose module this page has. */
export const playable = Object.keys(FORMS).map((path) => path.split("/")[2] ?? "") as GameName[];

export function loadEngine(game: GameName): Promise<Engine> {
  const known = engines.get(game) ?? load(game);
  engines.set(game, known);
  known.catch(() => engines.delete(game)); // the next one tries again
  return known;
}

/** Lends an engine that came another way, as in tests. */
export function giveEngine(engine: Engine): void {
  engines.set(engine.game, Promise.resolve(engine));
}

async function load(game: GameName): Promise<Engine> {
  if (typeof WebAssembly !== "object") throw new EngineError("no-wasm", "This browser has no WebAssembly.");
  if (!hasEngine(game)) throw new EngineError("load", `There is no module of ${game as string} here.`);
  const [bytes, data, { form }] = await Promise.all([
    fetched(MODULES[`${folder}/${game}/${game}.wasm`]!).then((answer) => answer.arrayBuffer()),
    fetched(DATA[`${folder}/${game}/${game}.json`]!).then((answer) => answer.json() as Promise<GameData>),
    FORMS[`../games/${game}/record.ts`]!(),
  ]).catch(lost(game));
  return makeEngine(bytes, data, form);
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const lost = (game: string) => (cause: unknown) => {
  throw new EngineError("load", `The module of ${game} did not come.`, { cause });
};
