// Why a wish is refused, said to the person who wished it rather than about “seat 2”.
import type { PushView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import type { Reason } from "../../table/board";
import { card, colour, lettered } from "./words";

export function reason(phrases: Phrases, view: PushView, why: Reason): string | null {
  const { code, args } = why;
  const turned = view.card ?? "";
  const column = lettered(String(args.column ?? ""));
  switch (code) {
    case "push-why-not-asked":
      return notAsked(phrases, view);
    case "push-why-same-number":
      return phrases.say("web-push-why-same-number", { column, number: turned.slice(1) });
    case "push-why-same-colour":
      return phrases.say("web-push-why-same-colour", { column, colour: colour(phrases, turned.charAt(0)) });
    case "push-why-bench-empty":
      return phrases.say("web-push-why-bench-empty");
    case "push-why-no-column":
      return phrases.say("web-push-why-no-column", { column });
    default:
      return null;
  }
}

function notAsked(phrases: Phrases, view: PushView): string {
  if (view.to_move !== null && view.to_move !== view.seat) {
    return phrases.say("web-push-why-not-yours", { name: phrases.name(view.to_move) });
  }
  if (view.phase === "turn" && view.legal.length === 1) return phrases.say("web-push-why-turn-bare");
  return phrases.say(`web-push-why-${view.phase}`, { card: card(phrases, view.card ?? "") });
}
