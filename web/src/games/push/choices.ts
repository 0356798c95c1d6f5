// What each choice of Push is called and what it does: for buttons and for screen readers.
import type { PushView } from "../../protocol";
import type { Effect } from "../../net/questions";
import type { Phrases } from "../../words/words";
import { columnOf, points, pointsOf, type Cards } from "./cards";
import { chance, colour, danger, lettered, percent, type Risk } from "./words";

/** More than any column is worth. */
const RISKY = 100;

export interface Choice {
  act: string;
  effect: string;
}

/** Placing is one tap; taking and protecting end a turn, so they are chosen first, then done. */
export function isFinal(token: string): boolean {
  return token.startsWith("=") || token.startsWith("!");
}

/** The token that a column stands for now: to place the card, or to take the column. */
export function columnToken(view: PushView, column: string): string {
  return view.phase === "place" ? column : `=${column}`;
}

/** The choice that is made for you but for the confirmation: where only one is left. */
export function onlyChoice(legal: readonly string[]): string | null {
  const [first] = legal;
  return legal.length === 1 && first && isFinal(first) ? first : null;
}

/** What is offered until something else is chosen: the column, or else the colour, of the most points; a column sooner without a roll of the die. */
export function offered(view: PushView, legal: readonly string[]): string | null {
  const worth = (token: string): number => {
    if (token.startsWith("!")) return pointsOf(ownBench(view), token.charAt(1));
    const cards = columnOf(view.columns, token.charAt(1));
    return points(cards) - (cards.includes("R") ? RISKY : 0);
  };
  return legal
    .filter(isFinal)
    .reduce<string | null>((best, one) => (best && worth(best) >= worth(one) ? best : one), null);
}

export const ownBench = (view: PushView): Cards => view.players[(view.seat ?? 1) - 1]?.bench ?? {};

export interface Offer extends Choice {
  token: string;
  label: string;
}

/** What stands at the thumb: stop and push on side by side, or the places for a card. */
interface Acts {
  stop: Choice | null;
  unready: boolean;
  push: Choice | null;
  risk: Risk | null;
  places: Offer[];
  idle: boolean;
}

export function acts(
  phrases: Phrases,
  view: PushView,
  legal: readonly string[],
  picked: string | null,
  riskOf: (token: string) => Risk | null,
): Acts {
  const idle = legal.length === 0;
  const [stops, pushes] = [legal.some(isFinal), legal.includes("+")];
  const places = legal.filter((token) => !isFinal(token) && token !== "+");
  const risk = idle ? null : riskOf("+");
  return {
    stop: idle ? bare(phrases.say("web-push-stop")) : stops ? stopping(phrases, view, picked, pushes) : null,
    unready: picked === null,
    push: idle || pushes ? pushing(phrases, view, risk) : null,
    risk,
    places: places.map((token) => placing(phrases, view, token, riskOf(token))),
    idle,
  };
}

const bare = (act: string): Choice => ({ act, effect: "" });

function stopping(phrases: Phrases, view: PushView, picked: string | null, pushes: boolean): Choice {
  if (!picked) return bare(phrases.say("web-push-stop"));
  const { act, effect } = choice(phrases, view, picked, null);
  const stops = picked.startsWith("=") && view.phase === "push" && pushes;
  return {
    act: stops ? phrases.say("web-push-stop-take", { column: lettered(picked.charAt(1)) }) : act,
    effect,
  };
}

function pushing(phrases: Phrases, view: PushView, risk: Risk | null): Choice {
  const { act } = choice(phrases, view, "+", null);
  if (!risk) return bare(act);
  const words = risk.misfits ? "web-push-of-bust" : "table-bust-never";
  return { act, effect: phrases.say(words, { ...risk }) };
}

function placing(phrases: Phrases, view: PushView, token: string, risk: Risk | null): Offer {
  const { act, effect } = choice(phrases, view, token, risk);
  return {
    token,
    act: lettered(token),
    effect: risk ? after(phrases, risk) : "",
    label: phrases.does(act, effect),
  };
}

export function after(phrases: Phrases, risk: Risk): string {
  if (risk.misfits === 0) return phrases.say("web-push-risk-none");
  return phrases.say("web-push-risk-after", { chance: percent(chance(risk)) });
}

export function choice(phrases: Phrases, view: PushView, token: string, risk: Risk | null): Choice {
  if (token === "+") {
    const act = phrases.say(view.phase === "turn" ? "table-push-push" : "table-push-push-on");
    return { act, effect: risk ? danger(phrases, risk) : "" };
  }
  if (token.startsWith("!")) return protect(phrases, view, token.charAt(1));
  if (token.startsWith("=")) return take(phrases, view, token.charAt(1));
  const fresh = columnOf(view.columns, token).length === 0;
  const act = phrases.say(fresh ? "table-push-place-new" : "table-push-place", { column: lettered(token) });
  return { act, effect: risk ? danger(phrases, risk) : "" };
}

export function choiceWords(
  phrases: Phrases,
  view: PushView,
  token: string,
  known: Effect | null = null,
): string {
  const { act, effect } = choice(phrases, view, token, known?.risk ?? null);
  return phrases.does(act, effect);
}

function protect(phrases: Phrases, view: PushView, letter: string): Choice {
  return {
    act: phrases.say("table-push-protect", { colour: colour(phrases, letter) }),
    effect: phrases.say("table-push-makes-safe", { points: pointsOf(ownBench(view), letter) }),
  };
}

/** The die on a column is seen by everybody; that it will be rolled is said, not decided, here. */
function take(phrases: Phrases, view: PushView, column: string): Choice {
  const cards = columnOf(view.columns, column);
  const worth = phrases.points(points(cards));
  const roll = phrases.say("table-push-then-roll");
  return {
    act: phrases.say("table-push-take", { column: lettered(column) }),
    effect: cards.includes("R") ? phrases.say("table-and-then", { first: worth, second: roll }) : worth,
  };
}
