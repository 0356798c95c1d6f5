// The fields of views and facts, as a game's table of fields places them: bytes and numbers inside, JSON outside.
import type { Cards, Fact, Patch, Token, View } from "../protocol/index";
import type { FactData, FieldData, GameData, KindName, PlacedField } from "./data";
import type { Edition } from "./editions";

type Row = ArrayLike<number>;
type Names = readonly (string | null)[];

/** A kind's numbers read and written; fewer that are written are followed by 0. */
interface Kind {
  read(row: Row, names: Names, first: number): unknown;
  write(value: never, names: Names, first: number): readonly number[];
}

const NOBODY = 255; // -1 as a byte
const LAYER = 3;
const listed = (row: Row, names: Names): string[] =>
  Array.from(row)
    .filter(Boolean)
    .map((card) => names[card]!);
const indices = (cards: readonly string[], names: Names): number[] =>
  cards.map((card) => names.indexOf(card));

const KINDS: Record<KindName, Kind> = {
  number: { read: (row) => row[0], write: (n: number) => [n] },
  "number?": { read: (row) => (row[0]! < 0 ? null : row[0]), write: (n: number | null) => [n ?? -1] },
  flag: { read: (row) => row[0] !== 0, write: (flag: boolean) => [Number(flag)] },
  seat: { read: (row) => row[0]! + 1, write: (seat: number) => [seat - 1] },
  "seat?": {
    read: (row) => (row[0]! < 0 || row[0] === NOBODY ? null : row[0]! + 1),
    write: (seat: number | null) => [seat === null ? NOBODY : seat - 1],
  },
  name: { read: (row, names) => names[row[0]!], write: (name: string, names) => [names.indexOf(name)] },
  "name?": {
    read: (row, names) => (row[0] ? names[row[0]] : null),
    write: (name: string | null, names) => [name ? names.indexOf(name) : 0],
  },
  cards: { read: listed, write: indices },
  "cards?": {
    read: (row, names) => (row[0] ? listed(row, names) : null),
    write: (cards: readonly string[] | null, names) => indices(cards ?? [], names),
  },
  multiset: {
    read: (row, names) => {
      const counts: Cards = {};
      for (const card of listed(row, names)) counts[card] = (counts[card] ?? 0) + 1;
      return counts;
    },
    write: (counts: Cards, names) =>
      Object.entries(counts).flatMap(([card, n]) => Array<number>(n).fill(names.indexOf(card))),
  },
  counts: {
    read: (row, names, first) => {
      const cards: Cards = {};
      for (let k = 0; k < row.length; k++) if (row[k]) cards[names[first + k]!] = row[k]!;
      return cards;
    },
    write: (cards: Cards, names, first) => names.slice(first).map((name) => cards[name!] ?? 0),
  },
  numbers: { read: (row) => Array.from(row).filter(Boolean), write: (list: number[]) => list },
  layer: { read: (row) => Array.from(row), write: (layer: number[]) => layer },
  layers: {
    read: (row) => {
      const layers: number[][] = [];
      for (let at = 0; row[at]; at += LAYER) layers.push([row[at]!, row[at + 1]!, row[at + 2]!]);
      return layers;
    },
    write: (layers: number[][]) => layers.flat(),
  },
  winners: {
    read: (row) => Array.from(row).flatMap((won, seat) => (won ? [seat + 1] : [])),
    write: (seats: number[]) => seats,
  },
};

const namesOf = (data: GameData, { names = [] }: FieldData): Names =>
  names === "cards" ? data.cards : names === "dice" ? data.dice.names : names;

export const readField = (data: GameData, field: FieldData, row: Row): unknown =>
  KINDS[field.kind].read(row, namesOf(data, field), field.first ?? 0);

const writeField = (data: GameData, field: FieldData, value: unknown): readonly number[] =>
  KINDS[field.kind].write(value as never, namesOf(data, field), field.first ?? 0).slice(0, field.width);

export function readRow(data: GameData, { fields }: FactData, row: Row): Record<string, unknown> {
  let at = 1;
  const numbers = Array.from(row);
  return Object.fromEntries(
    fields.map((field) => [field.name, readField(data, field, numbers.slice(at, (at += field.width)))]),
  );
}

export function readFacts(data: GameData, rows: Int16Array): Fact[] {
  const width = data.told[2];
  return Array.from({ length: rows.length / width }, (_, n) => {
    const row = rows.subarray(n * width, (n + 1) * width);
    const fact = data.facts[row[0]!]!;
    return { fact: fact.name, ...readRow(data, fact, row) } as Fact;
  });
}

/** Facts as rows; what a row holds beyond them is lost. */
export function writeFacts(data: GameData, facts: readonly Fact[]): Int16Array {
  const width = data.told[2];
  const rows = new Int16Array(facts.length * width);
  facts.forEach((fact, n) => {
    const code = data.facts.findIndex(({ name }) => name === fact.fact);
    let at = n * width;
    rows[at++] = code;
    for (const field of data.facts[code]!.fields) {
      rows.set(writeField(data, field, (fact as unknown as Record<string, unknown>)[field.name]), at);
      at += field.width;
    }
  });
  return rows;
}

type Fields = Record<string, unknown>;

export const offset = (data: GameData, field: string): number => data.records.state.fields[field]!.at;

/** A whole number, lowest byte first. */
const whole = (raw: Uint8Array, at: number): number =>
  raw[at]! | (raw[at + 1]! << 8) | (raw[at + 2]! << 16) | (raw[at + 3]! << 24);

export const moveOf = (data: GameData, record: Uint8Array): number => whole(record, offset(data, "move"));

function rowOf(raw: Uint8Array, { at, item, width }: PlacedField, k: number): Row {
  const from = at + k * width * item;
  if (item === 1) return raw.subarray(from, from + width);
  return Array.from({ length: width }, (_, n) => whole(raw, from + item * n));
}

function show(data: GameData, raw: Uint8Array, field: PlacedField, k = 0): unknown {
  if (field.when && !raw[field.when]) return null;
  const entry = (n: number): unknown => readField(data, field, rowOf(raw, field, n));
  return field.count ? Array.from({ length: field.count }, (_, n) => entry(n)) : entry(k);
}

export function handIn(data: GameData, record: Uint8Array, seat: number): Cards | null {
  const own = data.view.fields.find((field) => field.own);
  return own ? (show(data, record, own, seat - 1) as Cards) : null;
}

/** The view that a masked record and its tally stand for; the hand is a seat's own. */
export function viewOf(
  data: GameData,
  raw: Uint8Array,
  {
    edition,
    seat,
    legal,
    hand,
  }: { edition: Edition; seat: number | null; legal: readonly Token[]; hand: Cards | null },
): View {
  const seats = Array.from({ length: raw[offset(data, "seats")]! }, (_, k) => k);
  const fields: Fields = { game: data.game, edition: edition.text, rules: data.version, seat };
  for (const field of data.view.fields) {
    if (field.name === "over") fields.legal = legal;
    if (field.own) fields[field.name] = hand;
    else if (field.name === "players") fields.players = seats.map((k) => player(data, raw, k));
    else fields[field.name] = show(data, raw, field);
  }
  return fields as unknown as View;
}

const player = (data: GameData, raw: Uint8Array, seat: number): Fields =>
  Object.fromEntries(data.view.players.map((field) => [field.name, show(data, raw, field, seat)]));

/** A record that holds only seats and flags. */
export function blankRecord(data: GameData, edition: Edition, seats: number): Uint8Array {
  const record = new Uint8Array(data.records.state.size);
  record[offset(data, "seats")] = seats;
  for (const [flag, values] of Object.entries(data.flags)) {
    record[offset(data, flag)] = values.indexOf(edition.flags[flag]!);
  }
  return record;
}

/** What a view tells, in a record: the module's `restore` completes it. */
export function recordOf(data: GameData, view: View, edition: Edition): Uint8Array {
  const record = blankRecord(data, edition, view.players.length);
  const seen = view as unknown as Fields;
  record[offset(data, "viewer")] = view.seat === null ? data.constants.SPECTATOR! : view.seat - 1;
  const put = (field: PlacedField, value: unknown, k = 0): void => {
    if (field.at >= record.length || (value === null && field.when)) return;
    if (field.count) (value as unknown[]).forEach((one, n) => entry(field, one, n));
    else entry(field, value, k);
  };
  const entry = (field: PlacedField, value: unknown, k: number): void => {
    const from = field.at + k * field.width * field.item;
    const numbers = writeField(data, field, value);
    if (field.item === 1) record.set(numbers, from);
    else numbers.forEach((n, i) => new DataView(record.buffer).setInt32(from + field.item * i, n, true));
  };
  for (const field of data.view.fields) {
    if (field.own) {
      if (view.seat !== null) put(field, seen[field.name] ?? {}, view.seat - 1);
    } else if (field.name !== "players") put(field, seen[field.name]);
  }
  view.players.forEach((one, seat) => {
    for (const field of data.view.players) put(field, (one as unknown as Fields)[field.name], seat);
  });
  return record;
}

/** What a decision changed from one view to the next, as the server tells it. */
export function patchOf(data: GameData, before: View, after: View): Patch {
  const patch: Patch = {};
  const compare = (path: string, was: unknown, now: unknown): void => {
    if (JSON.stringify(was) !== JSON.stringify(now)) patch[path] = now;
  };
  const was = before as unknown as Fields;
  const now = after as unknown as Fields;
  for (const { name, count } of data.view.fields) {
    if (name === "players") {
      after.players.forEach((one, seat) => {
        for (const field of data.view.players) {
          const old = before.players[seat] as unknown as Fields;
          const fresh = one as unknown as Fields;
          compare(`players.${seat}.${field.name}`, old[field.name], fresh[field.name]);
        }
      });
    } else if (count) {
      for (let k = 0; k < count; k++)
        compare(`${name}.${k}`, (was[name] as unknown[])[k], (now[name] as unknown[])[k]);
    } else compare(name, was[name], now[name]);
  }
  before.hands?.forEach((hand, seat) => compare(`hands.${seat}`, hand, after.hands![seat]));
  const asked = [before.to_move, after.to_move].includes(after.seat);
  if (after.seat !== null && asked) patch.legal = after.legal;
  return patch;
}
