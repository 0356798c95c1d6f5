// A game on its way to another device: its match as records that any program of ours reads, with what a record does
// not tell (who of the players is a bot, what the table agreed on) in two tags of their own.
import type { Position } from "../engine";
import type { Level } from "../lib/protocol";
import { BAR, decisions, listed, namesOf, recordOf, type GameRecord, type Tags } from "../records/record";
import { writeAll } from "../records/writer";
import type { Dealt } from "./dealt";
import type { Setup, StoredEvent } from "./events";
import { refuse } from "./refusal";
import type { Table } from "./table";
import { clean } from "./text";

export const PERSON = "person";
const LONGEST_NAME = 24;
const LEVELS: readonly string[] = ["easy", "medium", "hard", "expert"] satisfies Level[];

// --- away

/** The games of a table's match, the last one as far as it went. */
export function taken(table: Table): string {
  if (table.setup.script) throw refuse("off:record");
  return writeAll(table.played.map((game) => recordFor(table, game)));
}

function recordFor(table: Table, game: Dealt): GameRecord {
  const { names, start, laid, round } = game;
  const { setup, name, rounds } = table;
  const match = setup.match ? { Match: `${name}-${game.match}`, Round: `${round}/${rounds}` } : {};
  const free = { ...match, Players: players(table), Table: agreement(setup) };
  return recordOf(
    table.dealt(game),
    { names, start, ...laid, free },
    game.decisions.map(({ token }) => token),
  );
}

const players = ({ seats }: Table): string => seats.map(({ level }) => level ?? PERSON).join(BAR);

function agreement({ match, hints, odds, pace, stand_in }: Setup): string {
  return Object.entries({ match, hints, odds, pace, stand_in })
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

// --- and back

/** The events of a table at which the last of these games goes on; `chance` rolls dice that are not told. */
export function arrived(records: readonly GameRecord[], chance: () => number): StoredEvent[] {
  const last = records.at(-1);
  if (!last) throw refuse("not-found:game");
  const before = matchBefore(records);
  const setup = setupOf(last, before !== null);
  const games = [...(before ?? []), last].flatMap((record) => played(record, chance));
  return [{ t: "created", setup }, ...seated(last.tags), ...games];
}

/** The earlier rounds of the last game's match; null where they are not all here. */
function matchBefore(records: readonly GameRecord[]): GameRecord[] | null {
  const { tags, opening } = records.at(-1)!;
  const [, round] = /^(\d{1,2})\/\d{1,2}$/.exec(tags.Round ?? "") ?? [];
  if (!tags.Match || !round) return null;
  const before = records.slice(-Number(round), -1);
  const fits = before.every(
    ({ tags: other, position }, i) =>
      ["Match", "Game", "Edition", "Seats"].every((name) => other[name] === tags[name]) &&
      other.Round?.startsWith(`${i + 1}/`) &&
      position.over,
  );
  const rounds = opening.seats * matchOf(tags);
  return fits && before.length === Number(round) - 1 && Number(round) <= rounds ? before : null;
}

const told = ({ Table }: Tags): Map<string, string> =>
  new Map(listed(Table).map((word) => word.split("=", 2) as [string, string]));
const matchOf = (tags: Tags): number => Number(/^[12]$/.exec(told(tags).get("match") ?? "")?.[0] ?? 0);

function setupOf({ tags, opening }: GameRecord, match: boolean): Setup {
  const { engine } = opening;
  const agreed = told(tags);
  const yes = (name: string): boolean => agreed.get(name) !== "false";
  const stand_in = agreed.get("stand_in") ?? "";
  return {
    game: engine.game,
    edition: opening.edition.name,
    flags: { ...opening.edition.flags },
    seats: opening.seats,
    rules: engine.data.version,
    match: match ? matchOf(tags) : 0,
    start: null,
    spectators: false,
    chat: false,
    hints: yes("hints"),
    odds: yes("odds"),
    stand_in: LEVELS.includes(stand_in) ? (stand_in as Level) : "medium",
    pace: agreed.get("pace") === "instant" ? "instant" : "human",
    title: "",
  };
}

/** Whoever is not told to be a bot is a person at this device. */
function seated(tags: Tags): StoredEvent[] {
  const kinds = (tags.Players ?? "").split(BAR);
  return namesOf(tags).map((name, i): StoredEvent => {
    const level = LEVELS.find((one) => one === kinds[i]) as Level | undefined;
    const who = { seat: i + 1, name: Array.from(clean(name)).slice(0, LONGEST_NAME).join("") || `${i + 1}` };
    return level ? { t: "bot", ...who, level } : { t: "seated", ...who };
  });
}

function played(record: GameRecord, chance: () => number): StoredEvent[] {
  const { tags, opening, position } = record;
  const dice = [...listed(tags.Dice), ...missing(opening, listed(tags.Dice).length, chance)];
  const laid = { deck: listed(tags.Deck), dice, ...(tags.Seed ? { seed: tags.Seed } : {}) };
  const here = opening.copy();
  const moves = decisions(record).map((token): StoredEvent => {
    const turn = here.turnBegins ? { turn: true as const } : {};
    const moved = { t: "moved", seat: here.toMove!, token, ...turn } as const;
    here.play(token);
    return moved;
  });
  const end: StoredEvent[] = position.over ? [{ t: "ended" }] : [];
  return [{ t: "started", start: Number(tags.Start), laid }, ...moves, ...end];
}

/** A record need not tell more rolls than were made. */
function missing({ engine }: Position, told: number, chance: () => number): string[] {
  const { rolls, names } = engine.data.dice;
  const faces = names.slice(1);
  return Array.from({ length: Math.max(rolls - told, 0) }, () => faces[Math.floor(chance() * faces.length)]!);
}
