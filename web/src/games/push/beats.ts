// A decision of Push as it is shown: the deed, the die, what it took, what is swept, whose turn it is.
import type { LogEntry } from "../../lib/log";
import type { PushFact, PushView } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";
import type { Beat } from "../../table/beat";
import { flight, together } from "./flights";
import { after } from "./standing";

type Entry = LogEntry<PushView, PushFact>;
type Name = PushFact["fact"];

/** The die tumbles, then everything waits until what it showed has been seen. */
export const TUMBLES = 900;
export const STANDS = 1700;
/** The die is gone before anything else moves. */
export const LEAVES = 240;
/** A card that fits nowhere is looked at before the die is in the air. */
const TOO_FAR = 650;
/** So long a deed of somebody else stays to be read. */
const READ = 450;

/** What is seen when the table rests again. */
const ENDS: ReadonlySet<Name> = new Set(["turn", "dry"]);
/** What happens at the same time is one beat. */
const TOGETHER: ReadonlySet<Name> = new Set(["cleared", "cleared-switches"]);
const SOUNDS: Partial<Record<Name, Sound>> = {
  turned: "card",
  switched: "card",
  busted: "card",
  placed: "card",
  took: "slide",
  rolled: "die",
  protected: "slide",
  cleared: "slide",
};

export function beats(entry: Entry): Beat<PushView, PushFact>[] {
  let view: PushView = { ...entry.before, legal: [] };
  const ends = entry.facts.filter(({ fact }) => ENDS.has(fact));
  const shown = groups(entry.facts.filter((fact) => !ends.includes(fact))).flatMap((group) => {
    const [from, to] = [view, group.reduce(after, view)];
    view = to;
    return deed(group, from, to, entry);
  });
  return [...shown, { name: "done", view: entry.after, flights: [], facts: ends }];
}

/** Facts that are shown in one go: what a roll took goes with it, and so does what is swept in the end. */
function groups(facts: readonly PushFact[]): PushFact[][] {
  const all: PushFact[][] = [];
  for (const fact of facts) {
    const last = all.at(-1);
    const first = last?.[0]?.fact;
    if (last && first && joins(first, fact.fact)) last.push(fact);
    else all.push([fact]);
  }
  return all;
}

function joins(first: Name, next: Name): boolean {
  return (first === "rolled" && next === "lost") || (TOGETHER.has(first) && TOGETHER.has(next));
}

function deed(group: PushFact[], from: PushView, to: PushView, entry: Entry): Beat<PushView, PushFact>[] {
  const [{ fact: name }] = group as [PushFact];
  const sound = SOUNDS[name];
  const heard = sound ? { sound } : {};
  if (name === "rolled") {
    return [
      { name: "tumbles", view: from, flights: [], facts: [], lasts: TUMBLES, ...heard },
      { name: "stands", view: from, flights: [], facts: [], stays: STANDS },
      { name: "lost", view: to, flights: [], facts: group, lasts: LEAVES },
    ];
  }
  const flights = together(group.flatMap((fact) => flight(fact)));
  const beat = { name, view: to, flights, facts: group, ...heard };
  if (name === "busted") return [beat, { ...beat, flights: [], facts: [], sound: "bust", stays: TOO_FAR }];
  const others = entry.seat !== entry.after.seat && (name === "took" || name === "protected");
  return [others ? { ...beat, stays: READ } : beat];
}
