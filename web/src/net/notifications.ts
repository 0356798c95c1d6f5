// Web Push: the server notifies this browser while the page is closed, where host, browser and owner allow it.
import { api } from "./api";
import { settings } from "../mine/settings.svelte";

/** How far a notice reaches: also while the page is closed, or only while it is open. */
export type Reach = "closed" | "open";

/** Subscribes this browser for a seat; false where it cannot be. */
export async function subscribe(table: string, seat: number): Promise<boolean> {
  const address = await subscribed().catch(() => null);
  if (!address) return false;
  const { endpoint, keys } = address.toJSON();
  const wish = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: settings.language };
  await api.act(table, `seats/${seat}/push`, wish);
  return true;
}

/** How far notices would reach in this browser, with this server. */
export async function reachOf(): Promise<Reach> {
  return (await subscribed().catch(() => null)) ? "closed" : "open";
}

/** Ends the subscription for all tables: servers learn it from the push service. */
export async function unsubscribe(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
}

async function subscribed(): Promise<PushSubscription | null> {
  const push = await pushManager();
  const { key } = push ? await api.push() : { key: null };
  if (!push || !key) return null;
  const known = await push.getSubscription();
  if (known && lettersOf(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Some browsers have none, or only for an app on the home screen. */
async function pushManager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

function lettersOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
