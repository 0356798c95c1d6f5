import { BOT_NAMES } from "../protocol/policies.gen";
import type { Sitting } from "./faces";
import { isLynx } from "../protocol";
import { settings } from "../mine/settings.svelte";

/** Who sat there, as far as a record tells: the player with their own face, bots by their names. */
export function sittingAs(names: readonly string[], own: number | null): Sitting[] {
  return names.map((name, i) => {
    if (i + 1 === own) return { name, kind: "person", face: settings.face };
    return { name, kind: BOT_NAMES.includes(name) || isLynx(name.toLowerCase()) ? "bot" : "person" };
  });
}
