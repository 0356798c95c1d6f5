// A decision of Push as it is shown: the deed, the die, what it took, what is swept, whose turn it is.
import type { LogEntry } from "../../protocol/log";
import type { PushFact, PushPlayer, PushView } from "../../protocol";
import type { Sound } from "../../motion/sounds";
import type { Beat, Shown } from "../board";
import { alongside, type Flight, merged } from "../../motion/flights";
import { type Cards, columnOf, COLUMNS, listed, numbersOf, points } from "./cards";

type Entry = LogEntry<PushView, PushFact>;
type Name = PushFact["fact"];

/** The die tumbles, then everything waits until what it showed has been seen. */
export const TUMBLES = 900;
export const STANDS = 1700;
/** The die is gone before anything else moves. */
const LEAVES = 240;
/** A card that fits nowhere is looked at before the die is in the air. */
const TOO_FAR = 650;
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
  // With every card that lies in the columns the next one sounds higher.
  const heard = sound ? { sound, rise: sound === "card" ? from.columns.flat().length : 0 } : {};
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

type Of<F extends PushFact["fact"]> = Extract<PushFact, { fact: F }>;

/** What happens in one go sets off together. */
const together = alongside;

function flight(fact: PushFact): Flight[] {
  switch (fact.fact) {
    case "turned":
      return [{ cards: [fact.card], from: "pile", to: "card" }];
    case "switched":
      return [{ cards: ["S"], from: "pile", to: "switches" }];
    case "busted":
      return [{ cards: [fact.card], from: "pile", to: "bust" }];
    case "placed":
      return [{ cards: [fact.card], from: "card", to: `column:${fact.column}` }];
    case "took":
      return sorted(fact);
    case "protected":
      return [{ cards: [heap(fact.colour)], ...guarded(fact), fades: true }];
    case "cleared":
      return [{ cards: fact.cards, from: `column:${fact.column}`, to: "discards", ...SWEPT }];
    case "cleared-switches":
      return [{ cards: Array<string>(fact.count).fill("S"), from: "switches", to: "discards", ...SWEPT }];
    default:
      return [];
  }
}

/** A colour of a bench travels as one thing; its heap carries this as `data-card`. */
export const heap = (colour: string): string => `heap-${colour}`;

const SWEPT = { fades: true, manner: "swept" } as const;

function guarded({ seat, colour }: Of<"protected">): Pick<Flight, "from" | "to"> {
  return { from: `bench:${seat}:${colour}`, to: `safe:${seat}` };
}

/** The cards of a column that was taken, each to where it went. */
function sorted({ seat, column, cards, safe }: Of<"took">): Flight[] {
  const left = { ...safe };
  const goesTo = (card: string): string => {
    if (card === "R") return "discards";
    if (!left[card]) return `bench:${seat}:${card.charAt(0)}`;
    left[card] -= 1;
    return `safe:${seat}`;
  };
  const from = `column:${column}`;
  return merged(cards.map((card) => ({ cards: [card], from, to: goesTo(card) })));
}

/** A game begins: nobody holds cards, the first one is turned up. */
export function deal(view: PushView): Beat<PushView, PushFact> | null {
  if (!view.card) return null;
  return {
    name: "dealt",
    view,
    flights: [{ cards: [view.card], from: "pile", to: "card" }],
    facts: [],
    sound: "card",
  };
}

/** The card that fits nowhere comes, the die tumbles, its side stands, all of it fades away. */
const STAGES = { busted: "busted", tumbles: "tumbles", stands: "stands", lost: "leaves" } as const;
type Stage = (typeof STAGES)[keyof typeof STAGES];

interface Roll {
  stage: Stage;
  seat: number;
  face: string;
  /** The card that fitted nowhere; null when a roll card was taken. */
  bust: string | null;
  points: number;
  lost: { colour: string; numbers: number[] }[];
  /** What the seat had between taking and rolling. */
  score: number;
}

/** The roll that is shown at this moment; null where there is none. */
export function rollOf(shown: Shown<PushView, PushFact> | null): Roll | null {
  const stage = shown && stageOf(shown.beat.name);
  if (!stage) return null;
  const { facts } = shown.entry;
  const rolled = facts.find((fact) => fact.fact === "rolled");
  if (!rolled) return null;
  const { seat, face, points } = rolled;
  const bust = facts.find((fact) => fact.fact === "busted")?.card ?? null;
  const lost = facts.flatMap((fact) =>
    fact.fact === "lost" ? [{ colour: fact.colour, numbers: numbersOf(fact.cards, fact.colour) }] : [],
  );
  const now = shown.beat.view.players[seat - 1]?.score ?? 0;
  // While it fades away, the table beneath has lost them already.
  const score = stage === "leaves" ? now + points : now;
  return { stage, seat, face: face ?? "*", bust, points, lost, score };
}

function stageOf(name: string): Stage | null {
  return name in STAGES ? STAGES[name as keyof typeof STAGES] : null;
}

/** The table after one more fact, while the question is still the one that was answered. */
export function after(view: PushView, fact: PushFact): PushView {
  switch (fact.fact) {
    case "turned":
      return { ...drawn(view), card: fact.card };
    case "busted":
      return discarded(drawn(view), [fact.card]);
    case "switched":
      return { ...drawn(view), switches: view.switches + 1 };
    case "placed":
      return put(view, fact.column, [...columnOf(view.columns, fact.column), fact.card]);
    case "took":
      return seated(taken(view, fact.column, fact.cards), fact.seat, (player) =>
        got(player, fact.bench, fact.safe),
      );
    case "rolled":
      return { ...view, last_roll: fact.face, rolls: view.rolls + 1 };
    case "lost":
      return discarded(
        seated(view, fact.seat, (player) => without(player, fact.cards)),
        listed(fact.cards),
      );
    case "protected":
      return seated(view, fact.seat, (player) => got(without(player, fact.cards), {}, fact.cards));
    case "cleared":
      return discarded(put(view, fact.column, []), fact.cards);
    case "cleared-switches":
      return discarded({ ...view, switches: 0 }, Array<string>(fact.count).fill("S"));
    default:
      return view;
  }
}

function drawn(view: PushView): PushView {
  return { ...view, pile: view.pile - 1 };
}

function put(view: PushView, column: string, cards: readonly string[]): PushView {
  const columns = view.columns.map((lying, i) => (COLUMNS[i] === column ? [...cards] : lying));
  return { ...view, columns, card: null };
}

/** The roll card of a column goes to the discards, the rest to the player who took it. */
function taken(view: PushView, column: string, cards: readonly string[]): PushView {
  return discarded(
    put(view, column, []),
    cards.filter((card) => card === "R"),
  );
}

function discarded(view: PushView, cards: readonly string[]): PushView {
  return { ...view, discards: added(view.discards, cards) };
}

function seated(view: PushView, seat: number, change: (player: PushPlayer) => PushPlayer): PushView {
  return { ...view, players: view.players.map((player, i) => (i === seat - 1 ? change(player) : player)) };
}

function got(player: PushPlayer, bench: Cards, safe: Cards): PushPlayer {
  const [open, shut] = [listed(bench), listed(safe)];
  return {
    bench: added(player.bench, open),
    protected: added(player.protected, shut),
    score: player.score + points(open) + points(shut),
    cards: player.cards + open.length + shut.length,
  };
}

function without(player: PushPlayer, cards: Cards): PushPlayer {
  const bench = Object.fromEntries(Object.entries(player.bench).filter(([card]) => !(card in cards)));
  const gone = listed(cards);
  return { ...player, bench, score: player.score - points(gone), cards: player.cards - gone.length };
}

function added(cards: Cards, more: readonly string[]): Record<string, number> {
  const sum: Record<string, number> = { ...cards };
  for (const card of more) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
}
