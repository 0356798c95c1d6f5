// The offline shell: everything the page is made of, kept on the device. Nothing of the API is ever touched: what
// happens at a server's table comes from that server or not at all.
//
// A new release waits until no page of the old one is open, or until somebody asks for it. What an open page is made
// of stays for as long as that page: each holds a lock with its release's name.
const RELEASE = "__RELEASE__";
const FILES = ["__FILES__"];
/** Whether a server of ours answers: then it knows the newest page best. */
const SERVER = true;
const PATIENCE_MS = 4000;

const SCOPE = self.registration.scope;
const OURS = `lynxdeck ${SCOPE} `;
const CACHE = OURS + RELEASE;
const SHELL = ["./", "manifest.webmanifest", "icons/eye.svg", "icons/eye-asked.svg"].map(here);
const ASSETS = here("assets/");
const API = here("api/");

self.addEventListener("install", (event) => event.waitUntil(fill()));
// Only a first worker finds pages that have none.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(tidy)));

self.addEventListener("message", (event) => {
  const { keep, release, take } = event.data ?? {};
  if (release) event.ports[0]?.postMessage(RELEASE);
  if (take) event.waitUntil(self.skipWaiting());
  // The page names what it loaded before this worker was there, and what it will need: its language above all.
  if (keep) event.waitUntil(Promise.all(keep.filter((url) => url.startsWith(ASSETS)).map(kept)).then(tidy));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*$/, "");
  if (request.method !== "GET" || !url.startsWith(SCOPE) || url.startsWith(API)) return;
  if (url.startsWith(ASSETS)) event.respondWith(kept(request));
  else if (request.mode === "navigate") {
    if (SERVER || url === SCOPE || url === here("index.html")) event.respondWith(fitting(request, SHELL[0]));
  } else if (SHELL.includes(url)) event.respondWith(fitting(request, url));
});

// The server calls: it is somebody's turn. Who has that table before their eyes sees it there.
self.addEventListener("push", (event) => event.waitUntil(ring(event.data?.json() ?? {})));

async function ring({ title = "Lynxdeck", body = "", table = "" }) {
  const data = here(table ? `t/${table}` : "./");
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.some((page) => page.url.startsWith(data) && page.visibilityState === "visible")) return;
  await self.registration.showNotification(title, {
    body,
    tag: table,
    icon: here("icons/eye-192.png"),
    data,
  });
}

// A tap on “your move” leads to that table.
self.addEventListener("notificationclick", (event) => {
  const address = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => one.url === address);
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});

function here(name) {
  return new URL(name, SCOPE).href;
}

/** Past the browser's own cache, which may hold files of an older release. */
async function fill() {
  const cache = await caches.open(CACHE);
  const page = await fetch(SHELL[0], { cache: "no-cache" });
  // A host that still sends another release's page is asked again another time.
  if (!(await page.text()).includes(RELEASE)) throw new Error(`The page is not of release ${RELEASE}.`);
  await cache.addAll(SHELL.map((url) => new Request(url, { cache: "no-cache" })));
  await cache.addAll(FILES.map(here));
}

/** A server's newest, else the one kept here; on a plain host the one that fits this release. */
function fitting(request, url) {
  return SERVER ? freshest(request, url) : fromCache(url).then((found) => found ?? fetch(request));
}

/** What the host has, unless it keeps one waiting. */
async function freshest(request, url) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(() => fromCache(url));
  const coming = fetch(request);
  const first = await Promise.race([coming.catch(() => fromCache(url)), late]);
  return first ?? coming;
}

/** Names of assets tell their content: whichever release brought one, it is the same. */
async function kept(request) {
  for (const name of [CACHE, ...(await ours())]) {
    const found = await (await caches.open(name)).match(request);
    if (found) return found;
  }
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function fromCache(url) {
  return (await caches.open(CACHE)).match(url);
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

/** Throws away older releases that no page uses; a worker that waits keeps its own. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting || !self.navigator.locks) return;
  const { held = [] } = await self.navigator.locks.query();
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  const old = (await ours()).filter((name) => !used.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
