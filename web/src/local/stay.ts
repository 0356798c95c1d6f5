// That the browser keeps what it was given, and says so where it cannot.
import { shell } from "../lib/shell.svelte";
import { say } from "../lib/words";
import { isLocal } from "./ids";
import { onTrouble } from "./line";

let asked = false;

/** Asks, once a game on this device is begun, that games stay even when it runs short of room. */
export function askToStay(table: string): void {
  if (asked || !isLocal(table)) return;
  asked = true;
  // Plain http has no such thing.
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  void storage?.persist?.().catch(() => {});
}

/** Says when games are kept only as long as the page is open. */
export function watchKeeping(): () => void {
  return onTrouble((code) => shell.tell(say(`web-keep-${code}`)));
}
