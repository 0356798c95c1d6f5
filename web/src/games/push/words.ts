// Push in phrases: its cards, colours and chances. The shape stands next to every colour (P1).
import { FluentNumber } from "@fluent/bundle";
import type { Argument, Phrases } from "../../words/words";
import type { LogEntry } from "../../protocol/log";
import type { PushFact, PushPlayer, PushView } from "../../protocol";
import type { Count, Reason } from "../board";
import { points } from "./cards";

const SIGNS: Readonly<Record<string, string>> = {
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

/** A colour or the star in words alone: its shape is drawn next to it. */
export function bare(phrases: Phrases, letter: string): string {
  return letter === "*" ? phrases.say("table-star") : phrases.say("table-colour", { colour: letter });
}

/** A colour or the star, with its shape: “● red”. */
export function colour(phrases: Phrases, letter: string): string {
  return `${SIGNS[letter] ?? ""} ${bare(phrases, letter)}`;
}

/** A card in words: “a red 4 ●”. */
export function card(phrases: Phrases, name: string): string {
  if (name === "R") return phrases.say("table-push-roll");
  if (name === "S") return phrases.say("table-push-switch");
  const colour = name.charAt(0);
  const text = phrases.say("table-push-card", { colour, number: name.slice(1) });
  return `${text} ${SIGNS[colour] ?? ""}`;
}

export const lettered = (column: string): string => column.toUpperCase();

export function chance(risk: Risk): number {
  return risk.pile ? risk.misfits / risk.pile : 0;
}

/** A share for a sentence. In the browser Fluent takes its style from the number, not from the sentence. */
export function percent(share: number): Argument {
  return new FluentNumber(share, { style: "percent" }) as unknown as Argument;
}

export function danger(phrases: Phrases, risk: Risk): string {
  if (risk.misfits === 0) return phrases.say("table-bust-never");
  return phrases.say("table-bust-exact", { ...risk, chance: percent(chance(risk)) });
}

export function direction(phrases: Phrases, clockwise: boolean): string {
  return phrases.say(clockwise ? "table-label-clockwise" : "table-label-anticlockwise");
}

/** The sentences for one decision. A card turned up is told when it is placed, which follows at once. */
export function told(phrases: Phrases, { facts }: LogEntry<PushView, PushFact>): string[] {
  return facts.flatMap((fact) => sentence(phrases, fact));
}

function sentence(phrases: Phrases, fact: PushFact): string | [] {
  switch (fact.fact) {
    case "switched": {
      const turns = direction(phrases, fact.clockwise);
      return phrases.say("table-push-told-switch", { direction: turns, ...phrases.who(fact.seat) });
    }
    case "busted": {
      const bust = card(phrases, fact.card);
      return phrases.say("table-push-told-bust", { card: bust, ...phrases.who(fact.seat) });
    }
    case "placed": {
      const { column } = fact;
      return phrases.say("table-push-told-place", {
        card: card(phrases, fact.card),
        column: lettered(column),
        ...phrases.who(fact.seat),
      });
    }
    case "took": {
      const { column, points } = fact;
      return phrases.say("table-push-told-take", {
        column: lettered(column),
        points,
        ...phrases.who(fact.seat),
      });
    }
    case "rolled":
      return rollWords(phrases, fact);
    case "protected": {
      const safe = { colour: colour(phrases, fact.colour), points: fact.points };
      return phrases.say("table-push-told-protect", { ...safe, ...phrases.who(fact.seat) });
    }
    default:
      return [];
  }
}

/** What the die showed, and what it took. */
function rollWords(
  phrases: Phrases,
  { seat, face, points }: { seat: number; face: string | null; points: number },
): string {
  const shown = colour(phrases, face ?? "*");
  return phrases.say("table-push-told-roll", { face: shown, points, ...phrases.who(seat) });
}

export function ask(phrases: Phrases, view: PushView): string {
  const seat = view.to_move;
  if (seat === null) return phrases.say("table-end-stock-push");
  const turned = view.card ? card(phrases, view.card) : "";
  if (seat !== view.seat) {
    return phrases.say(`table-push-wait-${view.phase}`, { name: phrases.name(seat), card: turned });
  }
  return phrases.say(`table-push-ask-${question(view)}`, {
    name: phrases.name(view.active),
    card: turned,
  });
}

function question(view: PushView): string {
  const { phase, legal } = view;
  const push = legal.includes("+");
  const only = push && legal.length === 1;
  if (phase === "turn" && only) return "turn-bare";
  if (phase === "push" && only) return "push-only";
  if (phase === "push" && !push) return "last";
  return phase;
}

export function reason(phrases: Phrases, view: PushView, why: Reason): string | null {
  const { code, args } = why;
  const turned = view.card ?? "";
  const column = lettered(String(args.column ?? ""));
  switch (code) {
    case "push-why-not-asked":
      return notAsked(phrases, view);
    case "push-why-same-number":
      return phrases.say("web-push-why-same-number", { column, number: turned.slice(1) });
    case "push-why-same-colour":
      return phrases.say("web-push-why-same-colour", { column, colour: colour(phrases, turned.charAt(0)) });
    case "push-why-bench-empty":
      return phrases.say("web-push-why-bench-empty");
    case "push-why-no-column":
      return phrases.say("web-push-why-no-column", { column });
    default:
      return null;
  }
}

function notAsked(phrases: Phrases, view: PushView): string {
  if (view.to_move !== null && view.to_move !== view.seat) {
    return phrases.say("web-push-why-not-yours", { name: phrases.name(view.to_move) });
  }
  if (view.phase === "turn" && view.legal.length === 1) return phrases.say("web-push-why-turn-bare");
  return phrases.say(`web-push-why-${view.phase}`, { card: card(phrases, view.card ?? "") });
}

/** Points on the bench and protected ones: what the score, which the view tells, is made of. */
export function count(phrases: Phrases, player: PushPlayer): Count {
  const [bench, safe] = [points(player.bench), points(player.protected)];
  const words = phrases.say("web-end-push", { bench, safe });
  return { gained: bench, safe, lost: null, words };
}

export function benchLabel(phrases: Phrases, letter: string, numbers: readonly number[]): string {
  const name = colour(phrases, letter);
  if (!numbers.length) return phrases.say("web-push-bench-none", { colour: name });
  return phrases.say("web-push-bench-colour", {
    colour: name,
    numbers: numbers.join(", "),
    points: numbers.reduce((sum, number) => sum + number, 0),
  });
}

export function columnLabel(phrases: Phrases, column: string, cards: readonly string[]): string {
  if (!cards.length) return phrases.say("web-push-column-empty", { column: lettered(column) });
  return phrases.say("web-push-column", {
    column: lettered(column),
    cards: cards.map((name) => card(phrases, name)).join(", "),
  });
}
