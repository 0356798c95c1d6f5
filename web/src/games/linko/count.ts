import type { LinkoPlayer } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import type { Count } from "../../table/board";
import { laid } from "./cards";

/** Cards laid and cards still in hand: what the score, which the view tells, is made of (L18). */
export function count(phrases: Phrases, { layers, hand_size }: LinkoPlayer): Count {
  const gained = laid(layers);
  const words = phrases.say("web-end-linko", { laid: gained, hand: hand_size });
  return { gained, safe: 0, lost: hand_size, words };
}
