// A game of Push in a few lines: the biggest column, what the die took, who busted, the turning point.
import { leadForGood } from "../lead";
import { most, tallied } from "../../mine/finished";
import type { LogEntry } from "../../protocol/log";
import type { Card, PushFact, PushView } from "../../protocol";
import type { Phrases } from "../../words/words";
import type { GameStory, Moment, StoryLine } from "../board";
import { COLOURS, listed, numbersOf, points, type Cards } from "./cards";
import PushCard from "./PushCard.svelte";
import { told } from "./words";

type Entry = LogEntry<PushView, PushFact>;
type Of<T extends PushFact["fact"]> = Extract<PushFact, { fact: T }>;
interface Found<F extends PushFact = PushFact> {
  entry: Entry;
  fact: F;
}

/** So many points at once are worth jumping to. */
const BIG = 10;
const HURTS = 4;
const MOMENTS = 8;

function all<T extends PushFact["fact"]>(log: readonly Entry[], name: T): Found<Of<T>>[] {
  return log.flatMap((entry) =>
    entry.facts.flatMap((fact) => (fact.fact === name ? { entry, fact: fact as Of<T> } : [])),
  );
}

function top<F extends Of<"took" | "rolled">>(found: readonly Found<F>[]): Found<F> | null {
  return found.reduce<Found<F> | null>(
    (best, one) => (best && best.fact.points >= one.fact.points ? best : one),
    null,
  );
}

const sentence = (phrases: Phrases, { entry, fact }: Found): string =>
  told(phrases, { ...entry, facts: [fact] })[0] ?? "";

function haul(phrases: Phrases, log: readonly Entry[]): StoryLine[] {
  const best = top(all(log, "took"));
  if (!best || best.fact.points < 1) return [];
  const text = phrases.say("web-story-haul", { told: sentence(phrases, best) });
  return [{ icon: "hand", text, cards: best.fact.cards.slice(-3) }];
}

function luck(phrases: Phrases, log: readonly Entry[]): StoryLine[] {
  const worst = top(all(log, "rolled"));
  if (!worst || worst.fact.points < HURTS) return [];
  return [{ icon: "flame", text: phrases.say("web-story-luck", { told: sentence(phrases, worst) }) }];
}

function busts(phrases: Phrases, log: readonly Entry[]): StoryLine[] {
  const worst = most(tallied(all(log, "busted").map(({ fact }) => fact.seat)));
  if (!worst || worst[1] < 2) return [];
  const words = { name: phrases.name(worst[0]), count: worst[1] };
  return [{ icon: "flag", text: phrases.say("web-story-busts", words) }];
}

function turningPoint(phrases: Phrases, log: readonly Entry[], { winners }: PushView): StoryLine[] {
  const entry = winners.length === 1 ? leadForGood(log, winners[0]!) : null;
  const fact = entry?.facts.find(({ fact }) => fact === "took" || fact === "rolled");
  if (!entry || !fact) return [];
  return [
    { icon: "bulb", text: phrases.say("web-story-turn", { told: sentence(phrases, { entry, fact }) }) },
  ];
}

function moments(log: readonly Entry[]): Moment[] {
  const found = [
    ...all(log, "took").filter(({ fact }) => fact.points >= BIG),
    ...all(log, "rolled").filter(({ fact }) => fact.points >= HURTS),
  ];
  const big = found
    .sort((a, b) => b.fact.points - a.fact.points)
    .slice(0, MOMENTS - 1)
    .map(({ entry, fact }): Moment => ({ n: entry.n, icon: fact.fact === "took" ? "hand" : "flame" }));
  const { winners = [] } = log.at(-1)?.after ?? {};
  const turn = winners.length === 1 ? leadForGood(log, winners[0]!) : null;
  const once = new Map(
    [...big, ...(turn ? [{ n: turn.n, icon: "bulb" } as const] : [])].map((one) => [one.n, one]),
  );
  return [...once.values()].sort((a, b) => a.n - b.n);
}

/** By colour, the highest first; what is protected lies on a card's back. */
function lying({ players }: PushView): Card[][][] {
  const sorted = (cards: Cards): Card[][] =>
    COLOURS.map((colour) => numbersOf(cards, colour).map((number) => `${colour}${number}`)).filter(
      ({ length }) => length > 0,
    );
  return players.map(({ bench, protected: safe }) => [
    ...sorted(bench),
    ...sorted(safe).map((group) => ["?", ...group]),
  ]);
}

/** So many points lost, and so many kept, are worth a word. */
const DEAR = 6;

function why(phrases: Phrases, log: readonly Entry[], { players, winners }: PushView): string | null {
  const { seat } = phrases;
  const player = players[(seat ?? 0) - 1];
  if (!player) return null;
  const lost = all(log, "rolled").reduce((sum, { fact }) => sum + (fact.seat === seat ? fact.points : 0), 0);
  const safe = listed(player.protected);
  if (winners.includes(seat!)) {
    if (points(safe) >= BIG) return phrases.say("web-why-push-safe", { points: points(safe) });
    return lost === 0 ? phrases.say("web-why-push-spared") : null;
  }
  if (lost >= DEAR) return phrases.say(`web-why-push-${safe.length ? "die" : "never"}`, { points: lost });
  const { length } = all(log, "busted").filter(({ fact }) => fact.seat === seat);
  if (length > 1) return phrases.say("web-why-push-busts", { count: length });
  const [winner, second] = winners;
  const taken = (one: number): number =>
    all(log, "took").reduce((sum, { fact }) => sum + (fact.seat === one ? fact.points : 0), 0);
  if (!winner || second || taken(winner) <= taken(seat!)) return null;
  return phrases.say("web-why-push-short", {
    name: phrases.name(winner),
    points: taken(winner),
    own: taken(seat!),
  });
}

export const story: GameStory<PushView, PushFact> = {
  lines: (phrases, log, view) =>
    [
      ...haul(phrases, log),
      ...luck(phrases, log),
      ...turningPoint(phrases, log, view),
      ...busts(phrases, log),
    ].slice(0, 3),
  why,
  moments,
  lying,
  Card: PushCard,
};
