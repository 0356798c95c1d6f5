// Parts of the page that are fetched when they are first needed.
import { file, server } from "./address";
import { shell } from "./shell.svelte";

const KEY = "lynxdeck.freshened";
const AGAIN_MS = 30_000;
const LONGEST_MS = 8000;
let leaving = false;

/**
 * Fetches a part. Where that fails, the server is away for a moment, or a newer version has other parts: as soon as
 * it answers the page starts afresh, at the same place. A part that a fresh page does not get either is lost: the
 * page says so.
 */
export async function lazy<T>(load: () => Promise<T>, startAfresh = () => location.reload()): Promise<T> {
  try {
    return await load();
  } catch (fault) {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    const there = await answers();
    if (there && Date.now() - before < AGAIN_MS && !leaving) {
      shell.torn = fault;
    } else {
      for (let wait = 400; !(await answers()); wait = Math.min(wait * 1.6, LONGEST_MS)) {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      if (!leaving) startAfresh();
      leaving = true;
      sessionStorage.setItem(KEY, `${Date.now()}`);
    }
    return new Promise<T>(() => {}); // what waits for it is over
  }
}

/** Begins to fetch a part before it is needed; that it failed matters only then. */
export function preload<T>(load: () => Promise<T>): () => Promise<T> {
  const coming = load();
  coming.catch(() => {});
  return () => coming;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(file(server ? "healthz" : "sw.js"), { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
