import { beforeAll, expect, it } from "vitest";
import { loadEngine, type Engine } from "../engine";
import { engineFromDisk, enginesFromDisk } from "../engine/testing/disk";
import { Fault } from "../records/fault";
import { readAll } from "../records/read";
import type { GameRecord } from "../records/record";
import { addBot, sit, start } from "./commands";
import type { Setup, StoredEvent } from "./events";
import { arrived, taken } from "./moving";
import { rescued } from "./rescue";
import { Table } from "./table";

let push: Engine;
beforeAll(async () => {
  await enginesFromDisk();
  push = await engineFromDisk("push");
});

function setup(match: number): Setup {
  const edition = push.edition("push-risk");
  return {
    ...{
      game: "push",
      edition: edition.name,
      flags: { ...edition.flags },
      seats: 3,
      rules: push.data.version,
    },
    ...{ start: null, spectators: false, chat: false, hints: false, odds: true, stand_in: "hard" },
    ...{ pace: "instant", match, title: "" },
  };
}

/** A table with a person and two bots, played at random to the middle of its second round. */
function played(match: number, more: number): [Table, StoredEvent[]] {
  const table = new Table("~a", setup(match), push);
  const all: StoredEvent[] = [{ t: "created", setup: table.setup }];
  const happen = (events: StoredEvent[]): void => {
    for (const event of events) table.apply(event, 1);
    all.push(...events);
  };
  table.apply(all[0]!, 1);
  happen([...sit(table, 1, "Ann"), ...addBot(table, 2, "easy")]);
  happen(addBot(table, 3, "expert"));
  let random = 1;
  const decide = (): void => {
    const { legal, position } = table;
    const token = legal[(random = (random * 48271) % 2147483647) % legal.length]!;
    const turn = position!.turnBegins ? { turn: true as const } : {};
    happen([{ t: "moved", seat: position!.toMove!, token, ...turn }]);
    if (position!.over) happen([{ t: "ended" }]);
  };
  happen(start(table, () => "tea"));
  if (match) {
    while (table.status === "playing") decide();
    happen(start(table, () => "party"));
  }
  for (let i = 0; i < more; i++) decide();
  return [table, all];
}

async function read(text: string): Promise<GameRecord[]> {
  const found = await readAll(text, { find: () => loadEngine("push"), games: ["push"] });
  return found.map((one) => {
    if (one instanceof Fault) throw one;
    return one;
  });
}

function folded(events: readonly StoredEvent[]): Table {
  const [first] = events;
  if (first?.t !== "created") throw new Error("no table");
  const table = new Table("~b", first.setup, push);
  for (const event of events) table.apply(event, 1);
  return table;
}

it.each([
  [0, 9],
  [1, 9],
  [1, 0],
])("takes a game to another device (match %i, %i decisions)", async (match, more) => {
  const [table] = played(match, more);
  const there = folded(arrived(await read(taken(table)), Math.random));
  expect(there.position!.openView()).toEqual(table.position!.openView());
  expect(there.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual(
    table.seats.map(({ kind, name, level }) => [kind, name, level]),
  );
  expect([there.sheet, there.round, there.rounds, there.starters]).toEqual([
    table.sheet,
    table.round,
    table.rounds,
    table.starters,
  ]);
  expect({ ...there.setup, spectators: false }).toEqual(table.setup);
  expect(there.game.laid).toEqual(table.game.laid);
});

it("plays on with any record: whoever is not told to be a bot is a person, dice that are missing are rolled", async () => {
  const [table] = played(0, 9);
  const bare = taken(table)
    .replace(/^\[(Players|Table|Seed) .*\n/gm, "")
    .replace(/^\[Dice "(.{0,11}).*/m, '[Dice "$1"]');
  const there = folded(arrived(await read(bare), () => 0));
  expect(there.mine).toEqual([1, 2, 3]);
  expect(there.game.laid.dice).toHaveLength(push.data.dice.rolls);
  expect(there.position!.legal()).toEqual(table.position!.legal());
});

it("takes only the last game where the match before it is not whole", async () => {
  const [table] = played(1, 4);
  const [, last] = await read(taken(table));
  const there = folded(arrived([last!], Math.random));
  expect([there.setup.match, there.rounds, there.sheet]).toEqual([0, 1, []]);
});

it("writes a record from events alone, with what was taken back left out", async () => {
  const [table, all] = played(1, 9);
  const events = [...all, { t: "undone", seat: 1, moves: 5 } as const].map((event, i) => ({
    n: i + 1,
    at: 1,
    event,
  }));
  const [first, second] = await read(rescued({ head: null as never, events, fault: "older" }));
  const tokens = table.games.map(({ decisions }) => decisions.map(({ token }) => token));
  expect(first!.tokens.filter((token) => !token.endsWith("."))).toEqual(tokens[0]);
  expect(second!.tokens.filter((token) => !token.endsWith("."))).toEqual(tokens[1]!.slice(0, 5));
  expect([first!.tags.Players, second!.tags.Players]).toEqual([undefined, "person | easy | expert"]);
});
