// Push in phrases: its cards, colours and chances. The shape stands beside every colour (P1).
import { FluentNumber } from "@fluent/bundle";
import type { Argument, Phrases } from "../../lib/words";

export const SIGNS: Readonly<Record<string, string>> = {
  r: "●",
  b: "■",
  g: "▲",
  y: "◆",
  p: "✚",
  "*": "★",
};

export interface Risk {
  misfits: number;
  pile: number;
}

/** A colour or the star in words alone: its shape is drawn beside it. */
export function bare(phrases: Phrases, letter: string): string {
  return letter === "*" ? phrases.say("table-star") : phrases.say("table-colour", { colour: letter });
}

/** A colour or the star, with its shape: “● red”. */
export function colour(phrases: Phrases, letter: string): string {
  return `${SIGNS[letter] ?? ""} ${bare(phrases, letter)}`;
}

/** A card in words: “the red 4 ●”. */
export function card(phrases: Phrases, name: string): string {
  if (name === "R") return phrases.say("table-push-roll");
  if (name === "S") return phrases.say("table-push-switch");
  const colour = name.charAt(0);
  const text = phrases.say("table-push-card", { colour, number: name.slice(1) });
  return `${text} ${SIGNS[colour] ?? ""}`;
}

/** A column as it is marked on the table. */
export const lettered = (column: string): string => column.toUpperCase();

export function chance(risk: Risk): number {
  return risk.pile ? risk.misfits / risk.pile : 0;
}

/** A share for a sentence. In the browser Fluent takes its style from the number, not from the sentence. */
export function percent(share: number): Argument {
  return new FluentNumber(share, { style: "percent" }) as unknown as Argument;
}

/** The chance of a bust in words, exact. */
export function danger(phrases: Phrases, risk: Risk): string {
  if (risk.misfits === 0) return phrases.say("table-bust-never");
  return phrases.say("table-bust-exact", { ...risk, chance: percent(chance(risk)) });
}

/** Which way round the others choose. */
export function direction(phrases: Phrases, clockwise: boolean): string {
  return phrases.say(clockwise ? "table-label-clockwise" : "table-label-anticlockwise");
}
