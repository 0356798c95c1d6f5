// That the browser keeps what it was given, and says so where it cannot.
import { shell } from "../lib/shell.svelte";
import { say } from "../lib/words";
import { onTrouble } from "./line";

let asked = false;

/** Asks, once a game is begun, that games stay even when the device runs short of room. */
export function askToStay(): void {
  if (asked) return;
  asked = true;
  // Plain http has no such thing.
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  void storage?.persist?.().catch(() => {});
}

/** Says when games are kept only as long as the page is open. */
export function watchKeeping(): () => void {
  return onTrouble((code) => shell.tell(say(`web-keep-${code}`)));
}
