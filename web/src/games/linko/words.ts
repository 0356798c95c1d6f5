// Linko's cards in words.
import type { Card, Cards, Layer, LinkoFact, LinkoPlayer, LinkoView, Token } from "../../protocol";
import type { Arguments, Phrases } from "../../words/words";
import { type Group, groups, JOKER, laid, layerSize, type Play, playLayer, playOf, topOf } from "./cards";
import type { LogEntry } from "../../protocol/log";
import type { Count, Effect, Reason } from "../board";

/** A layer: “three 9s (one of them a joker)”. */
export function layerWords(phrases: Phrases, [value, numbers, jokers]: Layer): string {
  if (value === JOKER) return phrases.say("table-jokers", { count: jokers });
  const text = phrases.say("table-numbers", { count: numbers + jokers, value });
  return jokers ? phrases.say("table-with-jokers", { layer: text, jokers }) : text;
}

/** A layer that stands alone, as the name of what is seen: some languages need a verb for it. */
export function layerLabel(phrases: Phrases, layer: Layer): string {
  return phrases.say("web-linko-layer", { layer: layerWords(phrases, layer) });
}

/** A multiset, kind by kind: “two 3s”, “a joker”. */
function kindWords(phrases: Phrases, cards: Cards | null): string[] {
  const words = ({ value, count }: Group): string =>
    layerWords(phrases, value === JOKER ? [JOKER, 0, count] : [value, count, 0]);
  return groups(cards).map(words);
}

/** A single card by its face: “an 8”, “a joker”. */
export function cardWords(phrases: Phrases, card: Card): string {
  // As a number: the files choose between “a” and “an” by it.
  return phrases.say("table-linko-card", { value: card === "J" ? card : Number(card) });
}

export function lyingWords(phrases: Phrases, cards: readonly Card[]): string {
  const [only, ...more] = cards;
  if (only !== undefined && more.length === 0) return cardWords(phrases, only);
  return phrases.say("table-linko-group", { cards: cards.join(" + ") });
}

/** A layer as a small mark: “7”, “3×3”, “X×2”. */
export function mark([value, numbers, jokers]: Layer): string {
  const count = numbers + jokers;
  const sign = value === JOKER ? "X" : `${value}`;
  return count === 1 ? sign : `${sign}×${count}`;
}

type Entry = LogEntry<LinkoView, LinkoFact>;

export function told(phrases: Phrases, entry: Entry): string[] {
  return [...entry.facts.flatMap((fact) => deed(phrases, fact)), ...news(phrases, entry)];
}

function deed(phrases: Phrases, fact: LinkoFact): string | [] {
  switch (fact.fact) {
    case "laid":
      return withLayer(phrases, "table-linko-told-play", fact.seat, fact.layer);
    case "took":
      return withLayer(phrases, "table-linko-told-take", fact.seat, fact.layer, fact.victim);
    case "left":
      return withLayer(phrases, "table-linko-told-leave", fact.seat, fact.layer, fact.victim);
    case "reclaimed":
      return withLayer(phrases, "table-linko-told-reclaim", fact.seat, fact.layer);
    case "discarded":
      return withLayer(phrases, "table-linko-told-discard", fact.seat, fact.layer);
    case "robbed":
      return withLayer(phrases, "table-linko-told-rob", fact.seat, [fact.value, fact.count, 0]);
    case "drew": {
      const card = lyingWords(phrases, fact.cards);
      return phrases.say("table-linko-told-draw", { card, ...phrases.who(fact.seat) });
    }
    case "drew-pile": {
      const card = fact.card ? cardWords(phrases, fact.card) : "";
      return phrases.say("table-linko-told-draw-pile", { card, ...phrases.who(fact.seat) });
    }
    case "declined":
      return phrases.say("table-linko-told-decline", phrases.who(fact.seat));
    default:
      return [];
  }
}

function withLayer(phrases: Phrases, key: string, seat: number, layer: Layer, victim = seat): string {
  const whom = { whom: phrases.who(victim).who, victim: phrases.name(victim) };
  return phrases.say(key, { layer: layerWords(phrases, layer), ...phrases.who(seat), ...whom });
}

function news(phrases: Phrases, { facts, after }: Entry): string[] {
  const sentences: string[] = [];
  const gained = counted(facts.flatMap((fact) => (fact.fact === "ghost-gained" ? fact.card : [])));
  if (Object.keys(gained).length > 0) {
    const cards = phrases.join(kindWords(phrases, gained));
    sentences.push(phrases.say("table-linko-told-ghost-fill", { cards }));
  }
  const places = new Set(facts.flatMap((fact) => filled(fact) ?? []));
  if (places.size > 0) {
    const lying = [...places].sort().map((place) => lyingWords(phrases, after.display[place] ?? []));
    sentences.push(phrases.say("table-linko-told-refill", { cards: phrases.join(lying) }));
  }
  return sentences;
}

function filled(fact: LinkoFact): number | null {
  return fact.fact === "refilled" || fact.fact === "ghost-laid" ? fact.place : null;
}

function counted(cards: readonly Card[]): Cards {
  const sum: Cards = {};
  for (const card of cards) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
}

interface Choice {
  token: Token;
  act: string;
  effect: string;
}

/** A play, and how its button says it in short: the jokers are counted next to it. */
interface PlayChoice extends Choice {
  short: string;
}

/** The one sentence: what this seat must decide, or whom it waits for. */
export function ask(phrases: Phrases, view: LinkoView): string {
  const seat = view.to_move;
  if (seat === null) return phrases.say("web-table-over");
  const args: Arguments = { count: view.to_draw, name: phrases.name(seat) };
  const layer = topOf(view.players, view.phase === "ghost" ? view.active : view.victim);
  if (layer && ["ghost", "take", "reclaim"].includes(view.phase)) args.layer = layerWords(phrases, layer);
  if (view.victim !== null) args.victim = phrases.name(view.victim);
  if (seat !== view.seat) return phrases.say(`table-linko-wait-${view.phase}`, args);
  if (view.phase === "take" && view.victim !== null) args.name = phrases.name(view.victim);
  if (view.phase === "reclaim") args.name = phrases.name(view.active);
  const only = view.pile === 0 && (view.phase === "draw" || view.phase === "option");
  return phrases.say(only ? `web-linko-ask-${view.phase}-display` : `table-linko-ask-${view.phase}`, args);
}

export function effectWords(phrases: Phrases, effect: Effect): string {
  if (effect.out) return phrases.say("table-linko-goes-out");
  const names = effect.sets.length ? [phrases.say("table-ghost")] : [];
  names.push(...effect.victims.map((seat) => phrases.name(seat)));
  if (names.length) return phrases.say("table-linko-snatches", { names: phrases.join(names) });
  return phrases.say(effect.may_draw ? "table-linko-may-draw" : "table-linko-snatches-nobody");
}

/** A play; its effect is empty until it is known. */
export function playChoice(phrases: Phrases, play: Play, token: Token, effect: Effect | null): PlayChoice {
  const say = (layer: Layer): string =>
    phrases.say("table-linko-play", { layer: layerWords(phrases, layer) });
  const plain: Layer = play.value === JOKER ? playLayer(play) : [play.value, play.numbers + play.jokers, 0];
  return {
    token,
    act: say(playLayer(play)),
    short: say(plain),
    effect: effect ? effectWords(phrases, effect) : "",
  };
}

const ANSWERS: Record<string, string> = {
  T: "table-linko-take",
  L: "table-linko-leave",
  R: "table-linko-reclaim",
  D: "table-linko-discard",
};

export function answerChoice(phrases: Phrases, view: LinkoView, token: Token): Choice {
  const layer = topOf(view.players, view.victim) ?? [1, 1, 0];
  const words = phrases.say(ANSWERS[token] ?? "", {
    layer: layerWords(phrases, layer),
    name: phrases.name(view.victim ?? 1),
    cards: phrases.cards(layerSize(layer)),
  });
  return { token, ...split(words) };
}

export function tableChoice(phrases: Phrases, view: LinkoView, token: Token): Choice {
  if (token === "-") return { token, ...split(phrases.say("table-linko-decline")) };
  if (token === "^*") return { token, ...split(phrases.say("table-linko-draw-pile", { count: view.pile })) };
  if (token.startsWith("G")) {
    const count = view.ghost?.[token.slice(1)] ?? 1;
    const layer = layerWords(phrases, [Number(token.slice(1)), count, 0]);
    return { token, ...split(phrases.say("table-linko-rob", { layer })) };
  }
  const cards = token.slice(1).split("+");
  const key = cards.length === 1 ? "table-linko-draw-card" : "table-linko-draw-group";
  return { token, ...split(phrases.say(key, { card: lyingWords(phrases, cards) })) };
}

export function choiceWords(
  phrases: Phrases,
  view: LinkoView,
  token: Token,
  effect: Effect | null = null,
): string {
  const play = view.phase === "play" ? playOf(token) : null;
  const choice = play
    ? playChoice(phrases, play, token, effect)
    : ANSWERS[token]
      ? answerChoice(phrases, view, token)
      : tableChoice(phrases, view, token);
  const does = phrases.does(choice.act, choice.effect);
  if (effect === null || effect.hand === null || effect.out) return does;
  const fact = phrases.say("table-linko-hand-then", { count: effect.hand });
  return phrases.say("table-counted", { choice: does, fact });
}

/** A reason, said to the person at this seat instead of about a seat. */
export function reasonWords(
  phrases: Phrases,
  view: LinkoView,
  { code, args }: Reason,
  wished: Token | null,
): string | null {
  if (code === "linko-why-not-asked")
    return phrases.say("web-linko-now", { phase: view.phase, wished: kindOf(wished) });
  if (code === "linko-why-few-numbers") return phrases.say("web-linko-few-numbers", args);
  if (code === "linko-why-few-jokers") return phrases.say("web-linko-few-jokers", args);
  return null;
}

function kindOf(wished: Token | null): "draw" | "rob" | "play" | "other" {
  if (wished?.startsWith("^")) return "draw";
  if (wished?.startsWith("G")) return "rob";
  return wished && playOf(wished) ? "play" : "other";
}

/** The files write an act and its effect as one line, with a dash between them. */
function split(words: string): { act: string; effect: string } {
  const [act = words, ...rest] = words.split(" – ");
  return { act, effect: rest.join(" – ") };
}

/** Cards laid and cards still in hand: what the score, which the view tells, is made of (L18). */
export function count(phrases: Phrases, { layers, hand_size }: LinkoPlayer): Count {
  const gained = laid(layers);
  const words = phrases.say("web-end-linko", { laid: gained, hand: hand_size });
  return { gained, safe: 0, lost: hand_size, words };
}
