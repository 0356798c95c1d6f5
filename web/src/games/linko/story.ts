// A game of Linko in a few lines: who snatched, the biggest layer, the biggest catch, the turning point.
import { leadForGood } from "../lead";
import { most, tallied } from "../../mine/finished";
import type { LogEntry } from "../../protocol/log";
import type { Card, Layer, LinkoFact, LinkoView } from "../../protocol";
import type { Phrases } from "../../words/words";
import type { GameStory, Moment, StoryLine } from "../board";
import { JOKER, layerCards } from "./cards";
import LinkoCard from "./LinkoCard.svelte";
import { layerWords, told } from "./words";

type Entry = LogEntry<LinkoView, LinkoFact>;
type Of<T extends LinkoFact["fact"]> = Extract<LinkoFact, { fact: T }>;
interface Found<T extends LinkoFact["fact"]> {
  entry: Entry;
  fact: Of<T>;
}

/** So many cards make a layer worth telling of. */
const BIG = 3;
const MOMENTS = 7;

const size = ([, numbers, jokers]: Layer): number => numbers + jokers;

function all<T extends LinkoFact["fact"]>(log: readonly Entry[], name: T): Found<T>[] {
  return log.flatMap((entry) =>
    entry.facts.flatMap((fact) => (fact.fact === name ? { entry, fact: fact as Of<T> } : [])),
  );
}

function biggest<T>(items: readonly T[], layer: (item: T) => Layer): T | null {
  return items.reduce<T | null>(
    (best, item) => (best && size(layer(best)) >= size(layer(item)) ? best : item),
    null,
  );
}

function drawn([value, numbers, jokers]: Layer): Card[] {
  const cards = [...Array<Card>(numbers).fill(`${value}`), ...Array<Card>(jokers).fill("J")];
  return value === JOKER ? cards.slice(-3) : cards.slice(0, 3);
}

/** Mine, if I snatched; else who did it most. */
function snatches(phrases: Phrases, log: readonly Entry[]): StoryLine[] {
  const facts = all(log, "snatched").map(({ fact }) => fact);
  const counts = tallied(facts.map(({ seat }) => seat));
  const own = phrases.seat === null ? 0 : (counts.get(phrases.seat) ?? 0);
  const best = own ? ([phrases.seat!, own] as const) : most(counts);
  if (!best) return [];
  const [seat, count] = best;
  const said = phrases.say("web-story-snatches", { count, ...phrases.who(seat) });
  const prey = most(tallied(facts.filter((fact) => fact.seat === seat).map(({ victim }) => victim)));
  const more =
    prey && prey[1] > 1 && prey[1] < count
      ? ` ${phrases.say("web-story-victim", { count: prey[1], name: phrases.name(prey[0]) })}`
      : "";
  return [{ icon: "claw", text: said + more }];
}

/** The biggest layer on the table: nobody has snatched it. */
function layer(phrases: Phrases, { players }: LinkoView): StoryLine[] {
  const lying = players.flatMap(({ layers }, i) => layers.map((one) => ({ seat: i + 1, one })));
  const best = biggest(lying, ({ one }) => one);
  if (!best || size(best.one) < BIG) return [];
  const words = { layer: layerWords(phrases, best.one), ...phrases.who(best.seat) };
  return [{ icon: "hand", text: phrases.say("web-story-layer", words), cards: drawn(best.one) }];
}

function caught(phrases: Phrases, log: readonly Entry[]): StoryLine[] {
  const best = biggest(all(log, "took"), ({ fact }) => fact.layer);
  if (!best || size(best.fact.layer) < BIG) return [];
  const [sentence = ""] = told(phrases, { ...best.entry, facts: [best.fact] });
  const text = phrases.say("web-story-catch", { told: sentence });
  return [{ icon: "claw", text, cards: drawn(best.fact.layer) }];
}

function turningPoint(phrases: Phrases, log: readonly Entry[], { winners }: LinkoView): StoryLine[] {
  const entry = winners.length === 1 ? leadForGood(log, winners[0]!) : null;
  const [sentence] = entry ? told(phrases, { ...entry, facts: entry.facts.slice(0, 1) }) : [];
  return sentence ? [{ icon: "flame", text: phrases.say("web-story-turn", { told: sentence }) }] : [];
}

function moments(log: readonly Entry[]): Moment[] {
  const big = all(log, "snatched")
    .reverse() // of equals the later ones: they weigh more
    .sort((a, b) => size(b.fact.layer) - size(a.fact.layer))
    .slice(0, MOMENTS - 1)
    .map(({ entry }): Moment => ({ n: entry.n, icon: "claw" }));
  const { winners = [] } = log.at(-1)?.after ?? {};
  const turn = winners.length === 1 ? leadForGood(log, winners[0]!) : null;
  const rest = big.filter(({ n }) => n !== turn?.n);
  return [...rest, ...(turn ? [{ n: turn.n, icon: "flame" } as const] : [])].sort((a, b) => a.n - b.n);
}

/** So many cards in a hand at the end are worth a word. */
const CAUGHT = 4;

function why(
  phrases: Phrases,
  log: readonly Entry[],
  { players, winners, end, active }: LinkoView,
): string | null {
  const { seat } = phrases;
  const held = (one: (seat: number) => boolean): number =>
    players.reduce((sum, { hand_size }, i) => sum + (one(i + 1) ? hand_size : 0), 0);
  const others = held((one) => one !== active);
  const lies = (one: number): number =>
    players[one - 1]?.layers.reduce((sum, layer) => sum + size(layer), 0) ?? 0;
  const out = end === "out" && others >= CAUGHT;
  const name = phrases.name(active);
  const cards = phrases.cards(others);
  if (seat === null) return out ? phrases.say("web-why-linko-caught-all", { name, cards }) : null;
  if (winners.includes(seat)) {
    if (out && active === seat) return phrases.say("web-why-linko-out", { cards });
    const laid = lies(seat);
    return laid >= CAUGHT ? phrases.say("web-why-linko-kept", { cards: phrases.cards(laid) }) : null;
  }
  const mine = held((one) => one === seat);
  if (out && active !== seat && mine >= CAUGHT)
    return phrases.say("web-why-linko-caught", { name, cards: phrases.cards(mine) });
  const taken = all(log, "snatched").filter(({ fact }) => fact.victim === seat);
  if (taken.length === 0) {
    const [winner, second] = winners;
    if (!winner || second || lies(winner) <= lies(seat)) return null;
    return phrases.say("web-why-linko-short", {
      name: phrases.name(winner),
      cards: phrases.cards(lies(winner)),
      own: lies(seat),
    });
  }
  const lost = taken.reduce((sum, { fact }) => sum + size(fact.layer), 0);
  return phrases.say("web-why-linko-robbed", { count: taken.length, cards: phrases.cards(lost) });
}

export const story: GameStory<LinkoView, LinkoFact> = {
  lines: (phrases, log, view) =>
    [
      ...snatches(phrases, log),
      ...layer(phrases, view),
      ...turningPoint(phrases, log, view),
      ...caught(phrases, log),
    ].slice(0, 3),
  why,
  moments,
  lying: ({ players }) => players.map(({ layers }) => layers.map(layerCards)),
  Card: LinkoCard,
};
