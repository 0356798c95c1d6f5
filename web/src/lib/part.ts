// Parts of the page that are fetched when they are first needed.
const KEY = "lynxdeck.freshened";
const AGAIN_MS = 30_000;
const LONGEST_MS = 8000;

/**
 * Fetches a part. Where that fails, the server is away for a moment, or a newer version has other parts: as soon as
 * it answers the page starts afresh, at the same place. Only what still fails then is a fault.
 */
export async function part<T>(load: () => Promise<T>, startAfresh = () => location.reload()): Promise<T> {
  try {
    return await load();
  } catch (fault) {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - before < AGAIN_MS) throw fault;
    await answering();
    sessionStorage.setItem(KEY, `${Date.now()}`);
    startAfresh();
    return new Promise<T>(() => {}); // this page is over
  }
}

/** Waits until the server answers. */
async function answering(): Promise<void> {
  for (let wait = 400; ; wait = Math.min(wait * 1.6, LONGEST_MS)) {
    try {
      if ((await fetch("/healthz", { cache: "no-store" })).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
