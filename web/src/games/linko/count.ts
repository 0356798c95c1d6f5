import type { LinkoPlayer } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import type { Count } from "../../table/board";
import { layerSize } from "./cards";

/** Cards laid, less those still in hand (L18). */
export function count(phrases: Phrases, { layers, hand_size }: LinkoPlayer): Count {
  const laid = layers.reduce((sum, layer) => sum + layerSize(layer), 0);
  const words = phrases.say("web-end-linko", { laid, hand: hand_size });
  return { gained: laid, safe: 0, lost: hand_size, words };
}
