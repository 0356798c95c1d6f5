import { BOT_NAMES } from "../lib/bot-names";
import type { Sitting } from "../lib/faces";
import { settings } from "../lib/settings.svelte";

/** Who sat there, as far as a record tells: oneself with one's own face, bots by their names. */
export function sittingAs(names: readonly string[], own: number | null): Sitting[] {
  return names.map((name, i) => {
    if (i + 1 === own) return { name, kind: "person", face: settings.face };
    return { name, kind: BOT_NAMES.includes(name) ? "bot" : "person" };
  });
}
