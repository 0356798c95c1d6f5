// Being called by the server while this page is closed: where the host has that, the browser can, and somebody asked.
import { api } from "./api";
import { settings } from "./settings.svelte";

/** How far a notice reaches: also while the page is closed, or only while it is open. */
export type Reach = "closed" | "open";

/** Has this browser called for a seat; false where it cannot be. */
export async function hang(table: string, seat: number): Promise<boolean> {
  const bell = await subscribed().catch(() => null);
  if (!bell) return false;
  const { endpoint, keys } = bell.toJSON();
  const wish = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: settings.language };
  await api.act(table, `seats/${seat}/bell`, wish);
  return true;
}

/** How far notices would reach in this browser, with this server. */
export async function reachOf(): Promise<Reach> {
  return (await subscribed().catch(() => null)) ? "closed" : "open";
}

/** Ends it for all tables: who still rings is told that nobody is there. */
export async function unhang(): Promise<void> {
  await (await (await caller())?.getSubscription())?.unsubscribe();
}

/** What the browser gives for being called by this server alone; null where one of both cannot. */
async function subscribed(): Promise<PushSubscription | null> {
  const push = await caller();
  const { key } = push ? await api.bell() : { key: null };
  if (!push || !key) return null;
  const known = await push.getSubscription();
  if (known && lettersOf(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Where the browser lets itself be called; some cannot, or only as an app on the home screen. */
async function caller(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Bytes as a key is written. */
function lettersOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
