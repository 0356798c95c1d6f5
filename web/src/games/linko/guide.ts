// Linko for a newcomer: seven sentences, each at the moment it speaks of.
import type { LinkoView } from "../../protocol";
import type { Arguments, Phrases } from "../../words/words";
import type { Guidance } from "../board";
import { topOf } from "./cards";
import { layerWords } from "./words";

export function guide(phrases: Phrases, view: LinkoView): Guidance[] {
  const guided = (name: string, rule: string, args: Arguments = {}): Guidance => ({
    name,
    rule,
    text: phrases.say(`web-guide-${name}`, args),
  });
  const asked = view.to_move === view.seat ? view.phase : null;
  const found = snatch(phrases, view).map(({ mine, args }) =>
    guided(mine ? "linko-snatch" : "linko-snatched", "L8", args),
  );
  if (asked === "reclaim")
    found.push({ name: "linko-stays", rule: "L10", text: phrases.say("web-tip-linko-stays") });
  if (asked === "draw") found.push(guided("linko-draw", "L12"));
  if (asked === "option") found.push({ ...guided("linko-option", "L14"), taught: true });
  if (asked === "play") found.push({ ...guided("linko-goal", "L18"), taught: true });
  if (asked === "play" && view.hand?.J) found.push({ ...guided("linko-joker", "L6"), taught: true });
  return found;
}

/** The snatch that is being settled, made by me or from me. */
function snatch(phrases: Phrases, view: LinkoView): { mine: boolean; args: Arguments }[] {
  const { phase, active, victim, players, seat } = view;
  const mine = active === seat;
  const [layer, prey] = [topOf(players, active), topOf(players, victim)];
  if (phase !== "take" || !layer || !prey || (!mine && victim !== seat)) return [];
  const name = phrases.names[((mine ? victim : active) ?? 1) - 1] ?? "";
  return [{ mine, args: { layer: layerWords(phrases, layer), prey: layerWords(phrases, prey), name } }];
}
