// Fetches a game's module and data when the game first opens; once.
import type { GameName } from "../protocol/index";
import type { GameData } from "./data";
import { EngineError } from "./fault";
import { makeEngine, type Engine } from "./engine";
import { makeNet, moduleOfNet, type Net } from "./net";

const MODULES = import.meta.glob<string>(
  ["../../../src/lynxdeck/games/*/*.wasm", "!../../../src/lynxdeck/games/*/*.net*.wasm"],
  { query: "?url", import: "default", eager: true },
);
const NETS = import.meta.glob<string>("../../../src/lynxdeck/games/*/*.{net,net.wasm,net.simd.wasm}", {
  query: "?url",
  import: "default",
  eager: true,
});
const DATA = import.meta.glob<string>("../../../src/lynxdeck/games/*/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const folder = "../../../src/lynxdeck/games";
const engines = new Map<string, Promise<Engine>>();
const nets = new Map<string, Promise<Net>>();

/** Whether this page has the module of a game: those from elsewhere play on a server alone. */
export const hasEngine = (game: string): game is GameName => `${folder}/${game}/${game}.wasm` in MODULES;

export const playable = Object.keys(MODULES).map((path) => path.split("/").at(-2) ?? "") as GameName[];

/** The network of a game, fetched when somebody first plays against it. */
function loadNet(data: GameData): Promise<Net> {
  const known = nets.get(data.game) ?? fetchedNet(data);
  nets.set(data.game, known);
  known.catch(() => nets.delete(data.game)); // the next one tries again
  return known;
}

async function fetchedNet(data: GameData): Promise<Net> {
  const { game } = data;
  if (!(`${folder}/${game}/${game}.net` in NETS))
    throw new EngineError("load", `There is no network of ${game} here.`);
  const [module, weights] = await Promise.all(
    [`${game}.${moduleOfNet()}`, `${game}.net`].map(async (file) =>
      (await fetched(NETS[`${folder}/${game}/${file}`]!)).arrayBuffer(),
    ),
  ).catch(lost(game));
  return makeNet(module!, weights!, data);
}

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
  const [bytes, data] = await Promise.all([
    fetched(MODULES[`${folder}/${game}/${game}.wasm`]!).then((answer) => answer.arrayBuffer()),
    fetched(DATA[`${folder}/${game}/${game}.json`]!).then((answer) => answer.json() as Promise<GameData>),
  ]).catch(lost(game));
  return makeEngine(bytes, data, () => loadNet(data));
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const lost = (game: string) => (cause: unknown) => {
  throw new EngineError("load", `The module of ${game} did not come.`, { cause });
};
