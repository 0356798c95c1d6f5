// Files of records that are brought to this device: to be replayed, or played on.
import { hasEngine, playable, Refusal, type Position } from "../../engine";
import { isLevel, isLynx } from "../../protocol";
import { brief, Fault } from "../../records/fault";
import { readAll } from "../../records/read";
import { BAR, decisions, listed, namesOf, type GameRecord, type Tags } from "../../records/record";
import { facesOf } from "./deal";
import type { Environment } from "./play";
import { cleanName, type DeviceSetup, type SeatSetup } from "./setup";
import type { Happened, Happening } from "./table";

/** More decisions than any game has; a longer record is not replayed. */
const LONGEST = 20_000;

/** All games of a file; refuses one without, and tells the first fault. */
export async function gamesIn(source: string, env: Pick<Environment, "engine">): Promise<GameRecord[]> {
  return (await readIn(source, env)).map(good);
}

/** The first game of a file, to be replayed: what comes after it does not matter. */
export async function firstIn(source: string, env: Pick<Environment, "engine">): Promise<GameRecord> {
  const [first] = await readIn(source, env);
  const record = good(first!);
  if (decisions(record).length <= LONGEST) return record;
  throw new Refusal("too-big", `A replay has at most ${LONGEST} decisions.`);
}

async function readIn(
  source: string,
  { engine }: Pick<Environment, "engine">,
): Promise<(GameRecord | Fault)[]> {
  const find = async (name: string) => (hasEngine(name) ? engine(name) : null);
  const found = await readAll(source, { find, games: playable });
  if (found.length === 0) throw bad(new Fault(1, 1, "There is no game in this file.", "", "none"));
  return found;
}

function good(found: GameRecord | Fault): GameRecord {
  if (found instanceof Fault) throw bad(found);
  return found;
}

const bad = ({ message, line, column, kind, token }: Fault): Refusal =>
  new Refusal("bad-record", message, { line, column, kind, token: brief(token) });

/** The events of a table at which the last of these games goes on; `chance` rolls dice that are not told. */
export function imported(
  records: readonly GameRecord[],
  chance: () => number,
): [Happened<"created">, ...Happening[]] {
  const last = records.at(-1)!;
  const before = matchBefore(records);
  const games = [...(before ?? []), last].flatMap((record) => played(record, chance));
  return [{ t: "created", setup: setupOf(last, before !== null) }, ...games];
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

const agreedIn = ({ Table }: Tags): Map<string, string> =>
  new Map(listed(Table).map((word) => word.split("=", 2) as [string, string]));
const matchOf = (tags: Tags): number => Number(/^[12]$/.exec(agreedIn(tags).get("match") ?? "")?.[0] ?? 0);

function setupOf({ tags, opening }: GameRecord, match: boolean): DeviceSetup {
  const { engine, edition } = opening;
  const agreed = agreedIn(tags);
  const stand_in = agreed.get("stand_in") ?? "";
  return {
    game: engine.game,
    edition: edition.name,
    flags: { ...edition.flags },
    seats: seatsOf(tags),
    rules: engine.data.version,
    match: match ? matchOf(tags) : 0,
    start: null,
    hints: agreed.get("hints") !== "false",
    odds: agreed.get("odds") !== "false",
    stand_in: isLevel(stand_in) ? stand_in : "medium",
    pace: agreed.get("pace") === "instant" ? "instant" : "human",
    title: "",
  };
}

/** A player who is not told to be a bot is a person at this device. */
function seatsOf(tags: Tags): SeatSetup[] {
  const kinds = (tags.Players ?? "").split(BAR);
  return namesOf(tags).map((told, i): SeatSetup => {
    const [name, level] = [cleanName(told) || `${i + 1}`, kinds[i] ?? ""];
    if (isLevel(level) || isLynx(level)) return { kind: "bot", name, level };
    return { kind: "person", name, face: null, auto: false };
  });
}

function played(record: GameRecord, chance: () => number): Happening[] {
  const { tags, opening, position } = record;
  const dice = [...listed(tags.Dice), ...missingRolls(opening, listed(tags.Dice).length, chance)];
  const laid = { deck: listed(tags.Deck), dice, ...(tags.Seed ? { seed: tags.Seed } : {}) };
  const here = opening.copy();
  const moves = decisions(record).map((token): Happening => {
    const turn = here.turnBegins ? { turn: true as const } : {};
    const moved = { t: "moved", seat: here.toMove!, token, ...turn } as const;
    here.play(token);
    return moved;
  });
  const end: Happening[] = position.over ? [{ t: "ended" }] : [];
  return [{ t: "started", start: Number(tags.Start), laid }, ...moves, ...end];
}

/** A record need not tell more rolls than were made. */
function missingRolls({ engine }: Position, told: number, chance: () => number): string[] {
  const faces = facesOf(engine);
  const missing = Math.max(engine.data.dice.rolls - told, 0);
  return Array.from({ length: missing }, () => faces[Math.floor(chance() * faces.length)]!);
}
