// Facts and the rows of numbers that a story keeps them in, there and back.
import type { Fact } from "../lib/protocol";
import type { FactField, GameData } from "./data";

type Row = Int16Array;
type Names = readonly string[];

const READ: Record<FactField["kind"], (row: Row, names: Names) => unknown> = {
  seat: (row) => row[0]! + 1,
  number: (row) => row[0],
  "number?": (row) => (row[0]! < 0 ? null : row[0]),
  flag: (row) => row[0] !== 0,
  name: (row, names) => names[row[0]!],
  "name?": (row, names) => (row[0] ? names[row[0]] : null),
  cards: (row, names) => [...row].filter(Boolean).map((card) => names[card]),
  counts: (row, names) => counted([...row].filter(Boolean).map((card) => names[card]!)),
  layer: (row) => [...row],
};

function counted(cards: Names): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

const WRITE: Record<FactField["kind"], (value: never, names: Names) => number[]> = {
  seat: (seat: number) => [seat - 1],
  number: (n: number) => [n],
  "number?": (n: number | null) => [n ?? -1],
  flag: (flag: boolean) => [Number(flag)],
  name: (name: string, names) => [names.indexOf(name)],
  "name?": (name: string | null, names) => [names.indexOf(name ?? "")],
  cards: (cards: string[], names) => cards.map((card) => names.indexOf(card)),
  counts: (counts: Record<string, number>, names) =>
    Object.entries(counts).flatMap(([card, n]) => Array<number>(n).fill(names.indexOf(card))),
  layer: (layer: number[]) => layer,
};

const namesOf = (data: GameData, { names = [] }: FactField): Names =>
  names === "cards" ? data.cards : names === "dice" ? data.dice.names : names;

/** The rows as facts. */
export function readFacts(data: GameData, rows: Row): Fact[] {
  const width = data.told[2];
  return Array.from({ length: rows.length / width }, (_, n) =>
    readFact(data, rows.subarray(n * width, (n + 1) * width)),
  );
}

function readFact(data: GameData, row: Row): Fact {
  const { name, fields } = data.facts[row[0]!]!;
  let at = 1;
  const values = fields.map((field) => {
    const part = row.subarray(at, (at += field.width));
    return [field.name, READ[field.kind](part, namesOf(data, field))];
  });
  return { fact: name, ...Object.fromEntries(values) } as Fact;
}

/** Facts as rows; what a row holds beyond them is lost. */
export function writeFacts(data: GameData, facts: readonly Fact[]): Row {
  const width = data.told[2];
  const rows = new Int16Array(facts.length * width);
  facts.forEach((fact, n) => writeFact(data, fact, rows.subarray(n * width)));
  return rows;
}

function writeFact(data: GameData, fact: Fact, row: Row): void {
  const code = data.facts.findIndex(({ name }) => name === fact.fact);
  row[0] = code;
  let at = 1;
  for (const field of data.facts[code]!.fields) {
    const value = (fact as unknown as Record<string, never>)[field.name]!;
    row.set(WRITE[field.kind](value, namesOf(data, field)), at);
    at += field.width;
  }
}
