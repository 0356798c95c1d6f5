// The one sentence of Push: what this seat must decide, or whom the table waits for.
import type { PushView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import { card } from "./words";

export function ask(phrases: Phrases, view: PushView): string {
  const seat = view.to_move;
  if (seat === null) return phrases.say("table-end-stock-push");
  const turned = view.card ? card(phrases, view.card) : "";
  if (seat !== view.seat) {
    return phrases.say(`table-push-wait-${view.phase}`, { name: phrases.name(seat), card: turned });
  }
  return phrases.say(`table-push-ask-${question(view)}`, {
    name: phrases.name(view.active),
    card: turned,
  });
}

function question(view: PushView): string {
  const { phase, legal } = view;
  const push = legal.includes("+");
  const only = push && legal.length === 1;
  if (phase === "turn" && only) return "turn-bare";
  if (phase === "push" && only) return "push-only";
  if (phase === "push" && !push) return "last";
  return phase;
}
