import { file } from "../page/address";
import { releases } from "../page/release.svelte";
import { settings } from "../mine/settings.svelte";

/** Registers the offline shell, where the browser allows one (https, or this very machine). */
export async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  try {
    releases.watch(await navigator.serviceWorker.register(file("sw.js")));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType("resource").map(({ name }) => name) });
    await controlled();
    $effect.root(() => {
      $effect(() => void keepRules(settings.language));
    });
  } catch {
    // Without it everything works but the offline page.
  }
}

async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
}

/**
 * The rules are to be readable in the language of the page, in flight mode too: to have fetched them is to keep
 * them.
 */
async function keepRules(language: string): Promise<void> {
  const { default: texts } = await import("virtual:rules");
  const spoken = Object.entries(texts).filter(([name]) => name.startsWith(`${language}/`));
  await Promise.allSettled(spoken.map(([, fetched]) => fetched()));
}
