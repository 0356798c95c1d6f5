// Sentences for people, from the keys of the .ftl files. Reactive: a change of language re-renders.
import { FluentNumber } from "@fluent/bundle";
import { voice } from "./bundle.svelte";
import { isolated } from "./isolate";
import { typeset } from "./typeset";

export type Argument = string | number;
export type Arguments = Record<string, Argument>;

/** One sentence. A missing key or argument is a fault of ours, and loud. */
export function say(key: string, args: Arguments = {}): string {
  const { bundle } = voice;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    console.error(`There is no sentence “${key}”.`);
    return key;
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(message.value, apart(args), faults);
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return voice.tongue === "fr" ? typeset(text) : text;
}

/** Small whole numbers are written alike in all languages here, and a browser's formatter takes long to wake. */
class Small extends FluentNumber {
  override toString(): string {
    return `${this.value}`;
  }
}

const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** What is put into a sentence keeps its direction to itself. */
function apart(args: Arguments): Record<string, Argument | Small> {
  const pairs = Object.entries(args).map(([name, value]): [string, Argument | Small] => {
    if (typeof value === "string") return [name, isolated(value)];
    return [name, isSmall(value) ? new Small(value) : value];
  });
  return Object.fromEntries(pairs);
}

export function has(key: string): boolean {
  return voice.bundle?.hasMessage(key) ?? false;
}

export function keys(prefix: string): string[] {
  return voice.keys.filter((key) => key.startsWith(prefix));
}

/** The sentence of a key, or the text given where there is none. */
export function sayOr(key: string, args: Arguments, otherwise: string): string {
  return has(key) ? say(key, args) : otherwise;
}

/** A refusal in the page's language, or as the server says it where that has no such sentence. */
export function sayRefused({ code, args, sentence }: Refused): string {
  return sayOr(`web-error-${code}`, args, sentence);
}

interface Refused {
  code: string;
  args: Arguments;
  sentence: string;
}

/** How the table speaks to one seat: the players' names, and whom it calls “you”. */
export interface Phrases {
  readonly names: readonly string[];
  readonly seat: number | null;
  say(key: string, args?: Arguments): string;
  name(seat: number): string;
  who(seat: number): { who: "you" | "other"; name: string };
  join(words: readonly string[]): string;
  cards(count: number): string;
  points(count: number): string;
  does(act: string, effect: string): string;
}

export function phrases(names: readonly string[], seat: number | null): Phrases {
  const name = (other: number): string =>
    other === seat ? say("table-you") : (names[other - 1] ?? `${other}`);
  return {
    names,
    seat,
    say,
    name,
    who: (other) => ({ who: other === seat ? "you" : "other", name: name(other) }),
    join(words) {
      const you = say("table-you");
      const listed = words.map((word, i) => (i && word === you ? say("table-you-listed") : word));
      const [last, ...before] = listed.reverse();
      if (last === undefined) return say("table-nothing");
      return before.reduce(
        (text, word, i) =>
          i === 0
            ? say("table-names-pair", { first: word, last: text })
            : say("table-names-more", { first: word, rest: text }),
        last,
      );
    },
    cards: (count) => say("table-cards", { count }),
    points: (count) => say("table-points", { count }),
    does: (act, effect) => (effect ? say("table-act-effect", { act, effect }) : act),
  };
}

/** A score, with a minus as wide as a plus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function gameName(game: string): string {
  return sayOr(`web-game-${game}`, {}, game.charAt(0).toUpperCase() + game.slice(1));
}

export function gameAbout(game: string): string {
  return sayOr(`web-game-${game}-about`, {}, "");
}

export function editionName(name: string): string {
  return sayOr(name.startsWith("custom") ? "web-edition-custom" : `web-edition-${name}`, {}, name);
}

export function editionAbout(name: string): string {
  return sayOr(`web-edition-${name}-about`, {}, "");
}

/** A level, or a bot that the host of a server offers: that is called as its host calls it. */
export function levelName(name: string): string {
  return sayOr(`web-level-${name}`, {}, name);
}
