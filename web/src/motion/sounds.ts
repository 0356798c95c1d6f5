// Small sounds, made on the spot: nothing to load but the few lines that make them, after the first tap. The own
// cards are felt, too, on a device that can shake.
import { settings } from "../mine/settings.svelte";

export type Sound = "card" | "slide" | "snatch" | "die" | "bust" | "win" | "heart";

type Player = (name: Sound, rise: number) => void;

/** Milliseconds. */
const SHAKES: Partial<Record<Sound, number>> = { card: 12, snatch: 30, bust: 60 };

/** What is heard later than this no longer belongs to what is seen. */
const LATE_MS = 150;

let player: Promise<Player | null> | null = null;

/** A browser lets a page be heard once someone has touched it. */
const touched = (): boolean => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

async function fetched(): Promise<Player | null> {
  try {
    return (await import("./voices")).play;
  } catch {
    return null; // a table is whole without sounds
  }
}

/** Plays a sound, so many semitones higher, unless sounds are off or nobody has touched the page yet. */
export function sound(name: Sound, rise = 0, own = false): void {
  if (!settings.sounds || typeof AudioContext === "undefined" || !touched()) return;
  const shake = SHAKES[name];
  if (own && shake && "vibrate" in navigator) navigator.vibrate(shake);
  const asked = performance.now();
  player ??= fetched();
  void player.then((play) => {
    if (performance.now() - asked < LATE_MS) play?.(name, rise);
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
