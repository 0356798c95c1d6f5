// Everything but Home is fetched when it is first needed.
import type { Component } from "svelte";
import { moduleOf, prepareModule } from "./games";
import { standing } from "./lib/address";
import { api } from "./lib/api";
import { speakMore } from "./lib/bundle.svelte";
import { catalogue } from "./lib/catalogue.svelte";
import { askEarly } from "./lib/early";
import { ahead, part } from "./lib/part";
import type { GameName } from "./lib/protocol";
import { wake } from "./lib/reach";
import type { Route } from "./lib/router.svelte";

const IDLE_MS = 2500;

type Loaded = Promise<{ default: Component }>;

/** A screen that says what others do not, and its words. */
async function wordy(load: () => Loaded): Loaded {
  const [screen] = await Promise.all([load(), speakMore()]);
  return screen;
}

const FILES: Partial<Record<Route["screen"], () => Loaded>> = {
  table: () => import("./table/Table.svelte"),
  new: () => import("./screens/New.svelte"),
  here: () => import("./screens/Here.svelte"),
  deal: () => wordy(() => import("./screens/Deal.svelte")),
  daily: () => wordy(() => import("./screens/Daily.svelte")),
  games: () => wordy(() => import("./screens/History.svelte")),
  join: () => import("./screens/Join.svelte"),
  lost: () => import("./screens/Lost.svelte"),
  ...(__GALLERY__ ? { gallery: () => import("./screens/Gallery.svelte") } : {}),
};
const OTHERS = import.meta.glob<{ default: Component }>("./screens/{Replay,Learn,Rules}.svelte");
for (const [path, load] of Object.entries(OTHERS)) {
  const screen = path.replace(/^.*\/(\w+)\.svelte$/, "$1").toLowerCase() as Route["screen"];
  FILES[screen] = () => wordy(load);
}

/** A screen's component; null for Home, which is always there. */
export function screenOf(screen: Route["screen"]): Loaded | null {
  const load = screen === "home" ? null : (FILES[screen] ?? FILES.lost);
  return load ? part(load) : null;
}

let prepared = "";

/** Fetches what a game needs that is about to begin, once, without a word should it fail. */
export function prepare(game: GameName): void {
  if (prepared === game) return;
  prepared = game;
  const load = FILES.table;
  if (load) FILES.table = ahead(load);
  prepareModule(game);
  wake(game);
}

/** When what is shown is shown, and nothing else is to be done; returns how to prevent it. */
export function whenIdle(act: () => void): () => void {
  const timer = setTimeout(act, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Asks for all that an address is known to need, before the words are there. */
export function begin(route: Route): void {
  const load = FILES[route.screen];
  if (load) FILES[route.screen] = ahead(load);
  else void catalogue.load();
  if (route.screen === "join") void askEarly(`invite ${route.invite}`, () => api.invited(route.invite));
  // With a key in the address another answer is due.
  if (route.screen !== "table" || standing().hash) return;
  const answer = askEarly(`table ${route.table}`, () => api.table(route.table));
  answer.then(({ info }) => moduleOf(info.game)).catch(() => {});
}
