// What happened in Linko, in words: from the views before and after a decision.
import type { Card, LinkoView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import type { Move } from "../../table/board";
import { drawPlace, playLayer, playOf, surplus, topOf } from "./cards";
import { cardWords, kindWords, layerWords, lyingWords } from "./words";

const ANSWERS: Record<string, string> = {
  T: "table-linko-told-take",
  L: "table-linko-told-leave",
  R: "table-linko-told-reclaim",
  D: "table-linko-told-discard",
};

/** The sentences for one decision, as the seat that owns these views saw it. */
export function told(phrases: Phrases, move: Move, before: LinkoView, after: LinkoView): string[] {
  return [decision(phrases, move, before, after), ...news(phrases, move, before, after)];
}

function decision(phrases: Phrases, { seat, token }: Move, before: LinkoView, after: LinkoView): string {
  const who = phrases.who(seat);
  const play = before.phase === "play" ? playOf(token) : null;
  if (play)
    return phrases.say("table-linko-told-play", { layer: layerWords(phrases, playLayer(play)), ...who });
  if (token.startsWith("G")) {
    const layer = layerWords(phrases, [Number(token.slice(1)), before.ghost?.[token.slice(1)] ?? 1, 0]);
    return phrases.say("table-linko-told-rob", { layer, ...who });
  }
  if (token === "-") return phrases.say("table-linko-told-decline", who);
  if (token.startsWith("^")) return draw(phrases, { seat, token }, before, after);
  const victim = before.victim ?? seat;
  const layer = topOf(before.players, victim) ?? [1, 1, 0];
  const whom = { whom: phrases.who(victim).who, victim: phrases.name(victim) };
  return phrases.say(ANSWERS[token] ?? "", { layer: layerWords(phrases, layer), ...who, ...whom });
}

function draw(phrases: Phrases, { seat, token }: Move, before: LinkoView, after: LinkoView): string {
  const who = phrases.who(seat);
  if (token !== "^*") {
    return phrases.say("table-linko-told-draw", {
      card: lyingWords(phrases, token.slice(1).split("+")),
      ...who,
    });
  }
  const drawn = drawnCard(seat, before, after);
  return phrases.say("table-linko-told-draw-pile", { card: drawn ? cardWords(phrases, drawn) : "", ...who });
}

/** The card a seat drew from the pile, where these eyes saw it. */
export function drawnCard(seat: number, before: LinkoView, after: LinkoView): Card | null {
  const own = seat === before.seat;
  const [held, had] = own
    ? [after.hand, before.hand]
    : [after.hands?.[seat - 1] ?? null, before.hands?.[seat - 1] ?? null];
  return held && had ? (Object.keys(surplus(held, had))[0] ?? null) : null;
}

/** What was turned up from the pile for all to see. */
function news(phrases: Phrases, move: Move, before: LinkoView, after: LinkoView): string[] {
  const sentences: string[] = [];
  const gained = kindWords(phrases, ghostGain(move, before, after));
  if (gained.length)
    sentences.push(phrases.say("table-linko-told-ghost-fill", { cards: phrases.join(gained) }));
  const fresh = freshPlaces(move, before, after).map(({ cards }) => lyingWords(phrases, cards));
  if (fresh.length) sentences.push(phrases.say("table-linko-told-refill", { cards: phrases.join(fresh) }));
  return sentences;
}

/** What the ghost was dealt. */
export function ghostGain({ token }: Move, before: LinkoView, after: LinkoView): Record<Card, number> {
  if (!before.ghost || !after.ghost) return {};
  const left = { ...before.ghost };
  if (token.startsWith("G")) left[token.slice(1)] = 0;
  return surplus(after.ghost, left);
}

/** Places of the display that have been filled, or had cards laid on them; `added` is what is new there. */
export function freshPlaces(
  { token }: Move,
  before: LinkoView,
  after: LinkoView,
): { place: number; cards: Card[]; added: Card[] }[] {
  const drawn = token.startsWith("^") ? drawPlace(before.display, token) : -1;
  return after.display.flatMap((cards, place) => {
    const held = place === drawn ? null : (before.display[place] ?? null);
    if (!cards || held?.join() === cards.join()) return [];
    return [{ place, cards, added: cards.slice(held?.length ?? 0) }];
  });
}
