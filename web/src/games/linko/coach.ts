// What the coach counted in Linko, in words.
import type { Arguments, Phrases } from "../../words/words";
import { JOKER } from "./cards";
import { layerWords } from "./words";

export function counted(phrases: Phrases, numbers: Readonly<Record<string, number>>): Arguments {
  const { name, value, count, held, jokers, most } = numbers;
  const cards = (many: number): string =>
    layerWords(phrases, value === JOKER ? [JOKER, 0, many] : [value ?? 1, many, 0]);
  const told: Arguments = {};
  if (name !== undefined) told.name = phrases.name(name + 1);
  if (value !== undefined && count !== undefined) told.layer = cards(count);
  if (held !== undefined) told.whole = cards(held);
  if (jokers !== undefined) told.jokers = phrases.say("table-jokers", { count: jokers });
  if (count !== undefined) told.count = count;
  if (most !== undefined) told.most = most;
  return told;
}
