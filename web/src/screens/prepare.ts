// What is fetched before it is asked for.
import { prepareDevice } from "../device/tables";
import { prepareModule } from "../games";
import { preload } from "../page/lazy";
import type { GameName } from "../protocol";

const IDLE_MS = 2500;
let prepared = "";

/** Fetches what a game needs that is about to begin, once, without a word should it fail. */
export function prepare(game: GameName): void {
  if (prepared === game) return;
  prepared = game;
  preload(() => import("./Table.svelte"));
  prepareModule(game);
  prepareDevice(game);
}

/** When what is shown is shown, and nothing else is to be done; returns how to prevent it. */
export function whenIdle(act: () => void): () => void {
  const timer = setTimeout(act, IDLE_MS);
  return () => clearTimeout(timer);
}
