// What the table asks in Linko, and what each choice does.
import type { Layer, LinkoView, Token } from "../../lib/protocol";
import type { Arguments, Phrases } from "../../lib/words";
import type { Effect, Reason } from "../../table/board";
import { JOKER, layerSize, playLayer, playOf, topOf, type Play } from "./cards";
import { layerWords, lyingWords } from "./words";

/** An act, and what follows from it. */
export interface Choice {
  token: Token;
  act: string;
  effect: string;
}

/** A play, and how its button says it in short: the jokers are counted beside it. */
export interface PlayChoice extends Choice {
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
  return phrases.say(`table-linko-ask-${view.phase}`, args);
}

/** What follows from a play. */
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

/** Take or leave, reclaim or discard. */
export function answerChoice(phrases: Phrases, view: LinkoView, token: Token): Choice {
  const layer = topOf(view.players, view.victim) ?? [1, 1, 0];
  const words = phrases.say(ANSWERS[token] ?? "", {
    layer: layerWords(phrases, layer),
    name: phrases.name(view.victim ?? 1),
    cards: phrases.cards(layerSize(layer)),
  });
  return { token, ...split(words) };
}

/** A set of the ghost, a draw, or declining it. */
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

/** The sentence for a choice of any kind, as a hint says it. */
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
  return phrases.does(choice.act, choice.effect);
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
