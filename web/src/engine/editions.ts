// Editions by name or by flags, read as `games/edition.py` and `games/registry.py` read them.
import type { GameData } from "./data";
import { Refusal } from "./fault";

/** A named set of flags, or a household's own (`custom`). */
export interface Edition {
  readonly name: string;
  readonly flags: Flags;
  readonly players: readonly number[];
  readonly text: string;
  /** The cards that are shuffled for so many players, ascending. */
  readonly decks: Readonly<Record<number, readonly number[]>>;
}

type Flags = Readonly<Record<string, string>>;
const CUSTOM = "custom";

/** An edition by its name, or `custom` with its flags, each once. */
export function editionOf(data: GameData, text: string): Edition {
  const named = data.editions.find(({ name }) => name === text);
  if (named) return { ...named, text, decks: decksOf(data, named.flags) };
  const [first, ...words] = text.split(" ");
  if (first !== CUSTOM) {
    const names = data.editions.map(({ name }) => name).join(", ");
    throw new Refusal("unknown-edition", `“${text}” is no edition of ${data.game}; there are ${names}.`);
  }
  return customOf(data, readFlags(data, words));
}

export function customOf(data: GameData, given: Flags): Edition {
  const flags = complete(data, given);
  const decks = decksOf(data, flags);
  const said = Object.entries(flags).filter(([name, value]) => data.unsaid[name] !== value);
  return {
    name: CUSTOM,
    flags,
    players: Object.keys(decks).map(Number),
    text: [CUSTOM, ...said.map(([name, value]) => `${name}=${value}`)].join(" "),
    decks,
  };
}

function complete(data: GameData, given: Flags): Flags {
  const unknown = Object.keys(given)
    .sort()
    .find((name) => !Object.hasOwn(data.flags, name));
  if (unknown !== undefined) throw new Refusal("unknown-flag", `There is no flag ${unknown} in this game.`);
  const pairs = Object.keys(data.flags).map((name) => {
    const value = given[name] ?? data.unsaid[name];
    if (value === undefined) throw new Refusal("flag-missing", `A custom edition sets ${name} too.`);
    checkValue(data, name, value);
    return [name, value];
  });
  return Object.fromEntries(pairs) as Flags;
}

function checkValue(data: GameData, name: string, value: string): void {
  const values = data.flags[name]!;
  if (values.includes(value)) return;
  throw new Refusal("flag-value", `${name} is ${values.join(" or ")}, not “${value}”.`);
}

/** Flags written `name=value`, each at most once. */
function readFlags(data: GameData, words: readonly string[]): Flags {
  const read: Record<string, string> = {};
  for (const word of words) {
    const at = word.indexOf("=");
    const [name, value] = [word.slice(0, Math.max(at, 0)), word.slice(at + 1)];
    if (!Object.hasOwn(data.flags, name)) {
      const names = Object.keys(data.flags).join(", ");
      throw new Refusal("unknown-flag", `“${word}” sets no flag of this game; it has ${names}.`);
    }
    if (Object.hasOwn(read, name)) throw new Refusal("flag-twice", `The flag ${name} is set twice.`);
    checkValue(data, name, value);
    read[name] = value;
  }
  return read;
}

/** Refuses a number of players that the edition does not allow, and says which it does. */
export function checkPlayers(edition: Edition, seats: number): void {
  const { name, players } = edition;
  if (players.includes(seats)) return;
  const [first, last] = [players[0]!, players.at(-1)!];
  const counts = first === last ? `${first}` : `${first}–${last}`;
  throw new Refusal("player-count", `${name} is for ${counts} players, not ${seats}.`);
}

function decksOf({ decks }: GameData, flags: Flags): Edition["decks"] {
  const numbers = decks.by[decks.flags.map((name) => flags[name]).join()]!;
  return Object.fromEntries(Object.entries(numbers).map(([seats, deck]) => [seats, decks.cards[deck]!]));
}
