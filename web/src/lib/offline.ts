import { file } from "./address";
import { releases } from "./release.svelte";

/** Registers the offline shell, where the browser allows one (https, or this very machine). */
export async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV || __GALLERY__) return;
  // What is shown comes first.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  try {
    releases.watch(await navigator.serviceWorker.register(file("sw.js")));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType("resource").map(({ name }) => name) });
  } catch {
    // Without it everything works but the offline page.
  }
}
