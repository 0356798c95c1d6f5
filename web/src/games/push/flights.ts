// What travels across the table when a decision is made in Push.
import type { Flight } from "../../lib/flights";
import type { PushView } from "../../lib/protocol";
import type { Move } from "../../table/board";
import { COLOURS, columnOf, COLUMNS, numbersOf, type Colour } from "./cards";
import { isBust, turned } from "./told";

/** A colour of a bench travels as one thing; its tile carries this as `data-card`. */
export const heap = (colour: string): string => `heap-${colour}`;

/** A moment in which nothing travels, while the die tumbles. */
const BEAT: Flight = { cards: [], from: "die", to: "die" };
const BEATS = 6;
/** What it took to get there is looked at before the table goes on. */
const REST: Flight = { cards: [""], from: "card", to: "discards" };

export function flights(move: Move, before: PushView, after: PushView): Flight[] {
  return [...decision(move, before, after), ...cleared(move, before, after), ...turn(before, after)];
}

function decision({ seat, token }: Move, before: PushView, after: PushView): Flight[] {
  if (token === "+") return push(seat, before, after);
  if (token.startsWith("!")) {
    const letter = token.charAt(1);
    return [{ cards: [heap(letter)], from: `bench:${seat}:${letter}`, to: `safe:${seat}`, fades: true }];
  }
  if (token.startsWith("=")) return take(seat, token.charAt(1), before, after);
  return [{ cards: [before.card ?? ""], from: "card", to: `column:${token}` }];
}

function push(seat: number, before: PushView, after: PushView): Flight[] {
  const card = turned(before, after);
  if (card === "S") return [{ cards: [card], from: "pile", to: "switches" }];
  if (!isBust(before, after)) return [{ cards: [card], from: "pile", to: "card" }];
  return [{ cards: [card], from: "pile", to: "bust" }, ...rolled(seat, before, after), REST];
}

function take(seat: number, column: string, before: PushView, after: PushView): Flight[] {
  const cards = columnOf(before.columns, column);
  const from = `column:${column}`;
  const sorted = cards.map((card, i) => ({
    cards: [card],
    from,
    to: goesTo(seat, card, before, after),
    fades: true,
    along: i > 0,
  }));
  return cards.includes("R") ? [...sorted, ...rolled(seat, before, after), REST] : sorted;
}

/** Cards of a colour that was protected before join the protected pile (P13): its size tells. */
function goesTo(seat: number, card: string, before: PushView, after: PushView): string {
  if (card === "R") return "discards";
  const safe = (view: PushView): number => view.players[seat - 1]?.protected[card] ?? 0;
  return safe(after) > safe(before) ? `safe:${seat}` : `bench:${seat}:${card.charAt(0)}`;
}

function rolled(seat: number, before: PushView, after: PushView): Flight[] {
  const beats = Array<Flight>(BEATS).fill(BEAT);
  const lost = lostColours(seat, before, after).map((colour, i) => ({
    cards: [heap(colour)],
    from: `bench:${seat}:${colour}`,
    to: "discards",
    fades: true,
    along: i > 0,
  }));
  return [...beats, ...lost];
}

/** The colours that a roll swept off a bench. */
export function lostColours(seat: number, before: PushView, after: PushView): Colour[] {
  const count = (view: PushView, colour: string): number =>
    numbersOf(view.players[seat - 1]?.bench ?? {}, colour).length;
  return COLOURS.filter((colour) => count(before, colour) > 0 && count(after, colour) === 0);
}

/** What is left of the columns and the switch cards when a turn ends. */
function cleared({ token }: Move, before: PushView, after: PushView): Flight[] {
  const left: Flight[] = COLUMNS.filter((name) => token !== `=${name}`)
    .filter((name) => columnOf(before.columns, name).length && !columnOf(after.columns, name).length)
    .map((name) => ({
      cards: columnOf(before.columns, name),
      from: `column:${name}`,
      to: "discards",
      fades: true,
    }));
  if (before.switches && !after.switches) {
    left.push({
      cards: Array<string>(before.switches).fill("S"),
      from: "switches",
      to: "discards",
      fades: true,
    });
  }
  return left.map((flight, i) => ({ ...flight, along: i > 0 }));
}

/** The paw passes on. */
function turn(before: PushView, after: PushView): Flight[] {
  if (after.over || after.active === before.active) return [];
  return [{ cards: ["paw"], from: `turn:${before.active}`, to: `turn:${after.active}` }];
}
