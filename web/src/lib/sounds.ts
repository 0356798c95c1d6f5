// Six small sounds, made on the spot: nothing to load but the few lines that make them, after the first tap.
import { settings } from "./settings.svelte";

export type Sound = "card" | "slide" | "snatch" | "die" | "bust" | "win";

type Player = (name: Sound) => void;

/** What is heard later than this no longer belongs to what is seen. */
const LATE_MS = 150;

let player: Promise<Player | null> | null = null;

/** A browser lets a page be heard once somebody has touched it. */
const touched = (): boolean => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

async function fetched(): Promise<Player | null> {
  try {
    return (await import("./hearing/player")).play;
  } catch {
    return null; // a table is whole without sounds
  }
}

/** Plays a sound, unless sounds are off or nobody has touched the page yet. */
export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined" || !touched()) return;
  const asked = performance.now();
  player ??= fetched();
  void player.then((play) => {
    if (performance.now() - asked < LATE_MS) play?.(name);
  });
}

/** The first touch readies what makes sounds, so that the first card is heard in time. */
function ready(): void {
  if (settings.sounds) player ??= fetched();
}

if (typeof window !== "undefined" && typeof AudioContext !== "undefined") {
  for (const touch of ["pointerup", "keydown"])
    window.addEventListener(touch, ready, { once: true, capture: true });
}
