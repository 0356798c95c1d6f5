// What happened in Push, in words: from the views before and after a decision.
import type { PushView } from "../../lib/protocol";
import type { Phrases } from "../../lib/words";
import type { Move } from "../../table/board";
import { columnOf, numbersOf, points, surplus } from "./cards";
import { card, colour, direction } from "./words";

export function told(phrases: Phrases, move: Move, before: PushView, after: PushView): string[] {
  const { seat, token } = move;
  const who = phrases.who(seat);
  if (token === "+") return push(phrases, seat, before, after);
  if (token.startsWith("!")) {
    const letter = token.charAt(1);
    const worth = numbersOf(before.players[seat - 1]?.bench ?? {}, letter);
    return [
      phrases.say("table-push-told-protect", {
        colour: colour(phrases, letter),
        points: worth.reduce((sum, number) => sum + number, 0),
        ...who,
      }),
    ];
  }
  if (token.startsWith("=")) return take(phrases, seat, token.charAt(1), before, after);
  const turned = card(phrases, before.card ?? "");
  return [phrases.say("table-push-told-place", { card: turned, column: token, ...who })];
}

/** The card that a push turned up. */
export function turned(before: PushView, after: PushView): string {
  return surplus(before.unseen, after.unseen)[0] ?? "";
}

export function isBust(before: PushView, after: PushView): boolean {
  return after.rolls > before.rolls && turned(before, after) !== "";
}

function push(phrases: Phrases, seat: number, before: PushView, after: PushView): string[] {
  const who = phrases.who(seat);
  const name = turned(before, after);
  if (name === "S") {
    const turns = direction(phrases, before.switches + 1);
    return [phrases.say("table-push-told-switch", { direction: turns, ...who })];
  }
  // Told when it is placed, which follows at once.
  if (after.phase === "place") return [];
  const lost = score(before, seat) - score(after, seat);
  const bust = phrases.say("table-push-told-bust", { card: card(phrases, name), ...who });
  return [bust, roll(phrases, seat, lost, after)];
}

function take(phrases: Phrases, seat: number, column: string, before: PushView, after: PushView): string[] {
  const cards = columnOf(before.columns, column);
  const worth = points(cards);
  const lines = [phrases.say("table-push-told-take", { column, points: worth, ...phrases.who(seat) })];
  if (cards.includes("R")) {
    lines.push(roll(phrases, seat, score(before, seat) + worth - score(after, seat), after));
  }
  return lines;
}

function roll(phrases: Phrases, seat: number, lost: number, after: PushView): string {
  const face = colour(phrases, after.last_roll ?? "*");
  return phrases.say("table-push-told-roll", { face, points: lost, ...phrases.who(seat) });
}

function score(view: PushView, seat: number): number {
  return view.players[seat - 1]?.score ?? 0;
}
