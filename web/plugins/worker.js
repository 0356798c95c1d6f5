// The offline shell: hashed files from the cache, pages from the server and only then from the cache.
// Nothing under /api is ever touched: what happens at a table comes from the server or not at all.
const CACHE = `lynxdeck-${"__VERSION__"}`;
const FILES = ["__FILES__"];
const SHELL = ["/", "/manifest.webmanifest", "/icons/eye.svg", "/icons/eye-asked.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...SHELL, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("lynxdeck-") && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The page names what it loaded before this worker was there: its language above all.
self.addEventListener("message", (event) => {
  const wanted = (event.data?.keep ?? []).filter((path) => path.startsWith("/assets/"));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(wanted.map((path) => kept(cache, path)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/"))
    return;
  if (url.pathname.startsWith("/assets/"))
    event.respondWith(caches.open(CACHE).then((cache) => kept(cache, request)));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => fromCache("/")));
  else if (SHELL.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => fromCache(url.pathname)));
});

// A tap on “your decision” leads to that table.
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

async function kept(cache, request) {
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromCache(path) {
  return (await (await caches.open(CACHE)).match(path)) ?? Response.error();
}
