// Sentences for people, from the keys of the .ftl files. Reactive: a change of language re-renders.
import { FluentNumber } from "@fluent/bundle";
import { voice } from "./bundle.svelte";
import { isolated } from "./isolate";

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
  return text;
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

/** Whether the language has such a sentence (for codes that come from the server). */
export function has(key: string): boolean {
  return voice.bundle?.hasMessage(key) ?? false;
}

/** All keys that begin like this. */
export function keys(prefix: string): string[] {
  return voice.keys.filter((key) => key.startsWith(prefix));
}

/** The sentence of a key, or the text given where there is none. */
export function sayOr(key: string, args: Arguments, otherwise: string): string {
  return has(key) ? say(key, args) : otherwise;
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
      const [last, ...before] = [...words].reverse();
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
