// How a game without a page of its own is told: with the words it brings, or else in its own terms.
//
// The locale file of a game called NAME may have `NAME-act-TOKEN` with signs spelled out (`topper-act-up`), or
// `NAME-act` for all others with their $token; `NAME-told-FACT` with the fact's fields, $who and $name; and
// `NAME-label-FIELD` for the fields of views and facts.
import type { LogEntry } from "../../protocol/log";
import { has, say, sayOr, type Arguments, type Phrases } from "../../words/words";

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Things = Readonly<Record<string, Value>>;

/** What every view has, and the board shows in its own way. */
const COMMON =
  "game edition rules seat move to_move phase active hand hands players legal over end winners".split(" ");

export function things(view: Things): [string, Value][] {
  return Object.entries(view).filter(([name, value]) => !COMMON.includes(name) && value !== null);
}

export function label(game: string, name: string): string {
  return sayOr(`${game}-label-${name.replaceAll("_", "-")}`, {}, name.replaceAll("_", " "));
}

/** Signs of tokens, as the keys of locale files can hold them. */
const SPELLED: Readonly<Record<string, string>> = {
  "^": "up",
  "-": "minus",
  "+": "plus",
  "*": "star",
  "=": "equals",
  "!": "mark",
};

export function tokenWords(game: string, token: string): string {
  const spelled = token.replace(/\W/g, (sign) => SPELLED[sign] ?? "");
  return sayOr(`${game}-act-${spelled}`, {}, sayOr(`${game}-act`, { token }, token));
}

/** A value as text: a multiset card by card, a list in its order. */
export function text(value: Value): string {
  if (value === null || value === "") return "–";
  if (typeof value !== "object") return String(value);
  if (isList(value)) return value.map(text).join(" · ") || "–";
  const counts = Object.entries(value).map(([card, n]) => (n === 1 ? card : `${card} × ${text(n)}`));
  return counts.join(" · ") || "–";
}

function isList(value: object): value is readonly Value[] {
  return Array.isArray(value);
}

export function told(phrases: Phrases, { facts, after }: LogEntry): string[] {
  const { game } = after;
  return (facts as unknown as Things[])
    .filter(({ fact }) => fact !== "turn")
    .map((fact) => sentence(phrases, game, fact));
}

function sentence(phrases: Phrases, game: string, { fact, seat, ...fields }: Things): string {
  const who = typeof seat === "number" ? phrases.who(seat) : null;
  const key = `${game}-told-${text(fact ?? "")}`;
  const args: Arguments = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plain(value)]),
  );
  if (has(key)) return say(key, { ...args, ...who });
  const rest = Object.entries(fields).map(([name, value]) => `${label(game, name)} ${text(value)}`);
  const words = [text(fact ?? "").replaceAll("-", " "), ...rest].join(", ");
  return who ? say("web-labelled", { label: who.name, text: words }) : words;
}

function plain(value: Value): string | number {
  return typeof value === "number" ? value : value === null ? "" : text(value);
}
