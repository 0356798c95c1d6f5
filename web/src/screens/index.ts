// Everything but Home is fetched when it is first needed.
import type { Component } from "svelte";
import { moduleOf } from "../games";
import { currentPlace } from "../page/address";
import { findTable } from "../device/tables";
import { api } from "../net/api";
import { speakMore } from "../words/bundle.svelte";
import { catalogue } from "../games/catalogue.svelte";
import { prefetch } from "../page/prefetch";
import { lazy, preload } from "../page/lazy";
import type { Route } from "../page/router.svelte";

type Loaded = Promise<{ default: Component }>;

/** A screen that says what others do not, and its words. */
async function wordy(load: () => Loaded): Loaded {
  const [screen] = await Promise.all([load(), speakMore()]);
  return screen;
}

const FILES: Partial<Record<Route["screen"], () => Loaded>> = {
  table: () => import("./Table.svelte"),
  new: () => import("./New.svelte"),
  here: () => import("./Here.svelte"),
  deal: () => wordy(() => import("./Deal.svelte")),
  daily: () => wordy(() => import("./Daily.svelte")),
  trail: () => wordy(() => import("./Trail.svelte")),
  games: () => wordy(() => import("./History.svelte")),
  join: () => import("./Join.svelte"),
  lost: () => import("./Lost.svelte"),
};
const OTHERS = import.meta.glob<{ default: Component }>("./{Replay,Learn,Rules}.svelte");
for (const [path, load] of Object.entries(OTHERS)) {
  const screen = path.replace(/^.*\/(\w+)\.svelte$/, "$1").toLowerCase() as Route["screen"];
  FILES[screen] = () => wordy(load);
}

/** A screen's component; null for Home, which is always there. */
export function screenOf(screen: Route["screen"]): Loaded | null {
  const load = screen === "home" ? null : (FILES[screen] ?? FILES.lost);
  return load ? lazy(load) : null;
}

/** Asks for all that an address is known to need, before the words are there. */
export function begin(route: Route): void {
  const load = FILES[route.screen];
  if (load) FILES[route.screen] = preload(load);
  else void catalogue.load();
  if (route.screen === "join") void prefetch(`invite ${route.invite}`, () => api.invited(route.invite));
  // With a key in the address another answer is due.
  if (route.screen !== "table" || currentPlace().hash) return;
  const answer = prefetch(`table ${route.table}`, () => findTable(route.table));
  answer.then(({ info }) => moduleOf(info.setup.game)).catch(() => {});
}
