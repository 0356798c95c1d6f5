import { beforeAll, expect, it } from "vitest";
import { loadEngine, type Engine } from "../../engine";
import { engineFromDisk, enginesFromDisk } from "../../engine/testing/disk";
import { Fault } from "../../records/fault";
import { readAll } from "../../records/read";
import type { GameRecord } from "../../records/record";
import type { Kept } from "../store/store";
import { exported } from "./export";
import { imported } from "./import";
import { setupOf } from "./setup";
import { DeviceTable, type Happening } from "./table";

let push: Engine;
beforeAll(async () => {
  await enginesFromDisk();
  push = await engineFromDisk("push");
});

const wish = { game: "push", edition: "push-risk", seats: 3, bots: { 2: "easy", 3: "expert" } } as const;
const agreed = { hints: false, stand_in: "hard", pace: "instant" } as const;

/** A table with a person and two bots, played at random to the middle of its second round. */
function played(match: number, more: number): [DeviceTable, Kept] {
  const setup = setupOf({ ...wish, ...agreed, match }, [{ seat: 1, name: "Ann" }], push);
  const table = new DeviceTable("~a", setup, push);
  const all: Happening[] = [];
  const happen = (event: Happening): void => {
    table.apply(event, 1);
    all.push(event);
  };
  let random = 1;
  const decide = (): void => {
    const { position } = table;
    const legal = position.legal().sort();
    const token = legal[(random = (random * 48271) % 2147483647) % legal.length]!;
    happen(table.decision(position.toMove!, position.move, token, "person"));
    if (position.over) happen({ t: "ended" });
  };
  happen({ t: "created", setup });
  happen(table.next(() => "tea"));
  if (match) {
    while (table.status === "playing") decide();
    happen(table.next(() => "party"));
  }
  for (let i = 0; i < more; i++) decide();
  return [table, keptOf(table, all)];
}

const keptOf = (table: DeviceTable, events: readonly Happening[]): Kept => ({
  head: table.head(),
  events: events.map((event, i) => ({ n: i + 1, at: 1, event })),
  fault: null,
});

async function read(text: string): Promise<GameRecord[]> {
  const found = await readAll(text, { find: () => loadEngine("push"), games: ["push"] });
  return found.map((one) => {
    if (one instanceof Fault) throw one;
    return one;
  });
}

function brought(records: readonly GameRecord[], chance = Math.random): DeviceTable {
  const [created, ...events] = imported(records, chance);
  const table = new DeviceTable("~b", created.setup, push);
  for (const event of [created, ...events]) table.apply(event, 1);
  return table;
}

it.each([
  [0, 9],
  [1, 9],
  [1, 0],
])("takes a game to another device (match %i, %i decisions)", async (match, more) => {
  const [table, kept] = played(match, more);
  const there = brought(await read(exported(kept)));
  expect(there.position.openView()).toEqual(table.position.openView());
  const { table: _, ...info } = table.info();
  expect(there.info()).toMatchObject(info);
  expect(there.setup).toEqual(table.setup);
  expect(there.game.laid).toEqual(table.game.laid);
});

it("plays on with any record: a player not told to be a bot is a person, dice that are missing are rolled", async () => {
  const [table, kept] = played(0, 9);
  const bare = exported(kept)
    .replace(/^\[(Players|Table|Seed) .*\n/gm, "")
    .replace(/^\[Dice "(.{0,11}).*/m, '[Dice "$1"]');
  const there = brought(await read(bare), () => 0);
  expect(there.mine).toEqual([1, 2, 3]);
  expect(there.game.laid.dice).toHaveLength(push.data.dice.rolls);
  expect(there.position.legal()).toEqual(table.position.legal());
});

it("takes only the last game where the match before it is not whole", async () => {
  const [, kept] = played(1, 4);
  const [, last] = await read(exported(kept));
  const there = brought([last!]);
  expect([there.setup.match, there.rounds, there.info().sheet]).toEqual([0, 1, []]);
});

it("leaves out what was taken back, and games of an earlier match", async () => {
  const [table, { head, events }] = played(0, 9);
  const tokens = table.game.decisions.map(({ token }) => token);
  const undone = { n: 0, at: 1, event: { t: "undone", seat: 1, moves: 5 } } as const;
  const again = [events[1]!, ...events.slice(2)];
  const text = exported({ head, events: [...events, ...again, undone], fault: "older" });
  const records = await read(text);
  expect(records).toHaveLength(1);
  expect(records[0]!.tokens.filter((token) => !token.endsWith("."))).toEqual(tokens.slice(0, 5));
});
