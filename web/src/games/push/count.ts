import type { PushPlayer } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import type { Count } from "../../table/board";
import { points } from "./cards";

/** Points on the bench and protected ones: what the score, which the view tells, is made of. */
export function count(phrases: Phrases, player: PushPlayer): Count {
  const [bench, safe] = [points(player.bench), points(player.protected)];
  const words = phrases.say("web-end-push", { bench, safe, cards: phrases.cards(player.cards) });
  return { gained: bench, safe, lost: null, words };
}
