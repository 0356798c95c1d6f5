// What each choice of Push is called and what it does: for buttons and for screen readers.
import type { PushView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import { columnOf, numbersOf, points } from "./cards";
import { colour, danger, type Risk } from "./words";

export interface Choice {
  act: string;
  /** Empty where nothing is known of it. */
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

export function choice(phrases: Phrases, view: PushView, token: string, risk: Risk | null): Choice {
  if (token === "+") {
    const act = phrases.say(view.phase === "turn" ? "table-push-push" : "table-push-push-on");
    return { act, effect: risk ? danger(phrases, risk) : "" };
  }
  if (token.startsWith("!")) return protect(phrases, view, token.charAt(1));
  if (token.startsWith("=")) return take(phrases, view, token.charAt(1));
  const fresh = columnOf(view.columns, token).length === 0;
  const act = phrases.say(fresh ? "table-push-place-new" : "table-push-place", { column: token });
  return { act, effect: risk ? danger(phrases, risk) : "" };
}

/** One choice as a line, as a hint says it. */
export function choiceWords(phrases: Phrases, view: PushView, token: string): string {
  const { act, effect } = choice(phrases, view, token, null);
  return phrases.does(act, effect);
}

function protect(phrases: Phrases, view: PushView, letter: string): Choice {
  const bench = view.players[(view.seat ?? 1) - 1]?.bench ?? {};
  const worth = numbersOf(bench, letter).reduce((sum, number) => sum + number, 0);
  return {
    act: phrases.say("table-push-protect", { colour: colour(phrases, letter) }),
    effect: phrases.say("table-push-makes-safe", { points: worth }),
  };
}

/** The die on a column is seen by everybody; that it will be rolled is said, not decided, here. */
function take(phrases: Phrases, view: PushView, column: string): Choice {
  const cards = columnOf(view.columns, column);
  const worth = phrases.points(points(cards));
  const roll = phrases.say("table-push-then-roll");
  return {
    act: phrases.say("table-push-take", { column }),
    effect: cards.includes("R") ? phrases.say("table-and-then", { first: worth, second: roll }) : worth,
  };
}
