// Push for a newcomer: seven sentences, each at the moment it speaks of.
import type { PushFact, PushView } from "../../protocol";
import type { LogEntry } from "../../protocol/log";
import type { Arguments, Phrases } from "../../words/words";
import type { Guidance } from "../board";
import { points, pointsOf } from "./cards";
import { offered, ownBench } from "./choices";
import { card, colour } from "./words";

type Entry = LogEntry<PushView, PushFact>;

/** Protecting pays from so many points of one colour on, as long as so many cards are to come. */
const PAYS = 8;
const TO_COME = 12;

export function guide(phrases: Phrases, view: PushView, last: Entry | null): Guidance[] {
  const guided = (name: string, rule: string, args: Arguments = {}): Guidance => ({
    name,
    rule,
    text: phrases.say(`web-guide-${name}`, args),
  });
  const taught = (one: Guidance): Guidance => ({ ...one, taught: true });
  // Of what came before the table as it is shown nothing is said.
  const facts = (last?.after.move === view.move ? last.facts : []).filter(
    (fact) => "seat" in fact && fact.seat === view.seat,
  );
  const found: Guidance[] = [];
  const bust = facts.find((fact) => fact.fact === "busted");
  const rolled = facts.find((fact) => fact.fact === "rolled");
  if (bust)
    found.push(guided("push-bust", "P15", { card: card(phrases, bust.card), points: rolled?.points ?? 0 }));
  else if (rolled?.face && rolled.face !== "*" && rolled.points > 0)
    found.push(guided("push-rolled", "P11", { face: colour(phrases, rolled.face), points: rolled.points }));
  const asked = view.to_move === view.seat ? view.phase : null;
  const safe = asked === "turn" ? protection(phrases, view) : null;
  if (asked) found.push(taught(guided("push-goal", "P17")));
  if (safe) found.push(guided("push-protect", "P12", safe));
  if (asked === "collect")
    found.push({ name: "push-must", rule: "PR9", text: phrases.say("web-tip-push-must") });
  if (asked === "place") found.push(taught(guided("push-place", "P5")));
  if (asked === "push" && view.legal.length > 1) found.push(taught(guided("push-stop", "P15")));
  return found;
}

/** What protecting the best colour would save; null where it does not pay yet, or no more. */
function protection(phrases: Phrases, view: PushView): Arguments | null {
  const best = offered(view, view.legal)?.charAt(1);
  const bench = ownBench(view);
  if (!best || view.pile < TO_COME) return null;
  const safe = pointsOf(bench, best);
  return safe < PAYS ? null : { points: points(bench), safe, colour: colour(phrases, best) };
}
