// What the Worker tells its page is no more than the people at this device may see: hidden cards may lie any other way,
// and the page is told the same, byte by byte.
import { describe, expect, it } from "vitest";
import type { Engine, Position } from "../engine";
import type { GameName } from "../lib/protocol";
import { World } from "./testing/world";

interface Case {
  game: GameName;
  seats: number;
  edition: string;
}

const CASES: Case[] = [
  { game: "linko", seats: 3, edition: "ravensburger-2014" },
  { game: "linko", seats: 4, edition: "amigo-2022-expert" },
  { game: "linko", seats: 2, edition: "amigo-2022-duel" },
  { game: "linko", seats: 2, edition: "playte-ghost" },
  { game: "push", seats: 3, edition: "push" },
  { game: "push", seats: 2, edition: "push-classic" },
];

/** A solo table with a line to it. */
class Solo {
  table = "";
  #ids = 0;

  constructor(readonly world: World) {}

  async open({ game, seats, edition }: Case): Promise<void> {
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 2, "easy"]));
    const wish = { game, seats, edition, bots, pace: "instant", seed: `leaks of ${edition}` };
    const { text } = await this.world.ask("POST", "/tables", wish);
    this.table = (JSON.parse(text) as { table: string }).table;
    await this.world.ask("POST", `/tables/${this.table}/claim`, { name: "Ann" });
    await this.join();
    await this.world.ask("POST", `/tables/${this.table}/start`);
  }

  async join(): Promise<void> {
    this.world.say({ to: "open", line: 1, table: this.table });
    await this.world.clock.due();
    this.say({ type: "join", protocol: 1, seat: 1 });
    await this.world.clock.pass(200);
  }

  say(message: object): void {
    const text = JSON.stringify({ ...("protocol" in message ? {} : { id: `a${++this.#ids}` }), ...message });
    this.world.say({ to: "line", line: 1, text });
  }

  async position(): Promise<Position> {
    return (await this.world.tables.room(this.table)).table.position!;
  }

  /** All that can be asked about the present position, and all that is answered. */
  async everything(tokens: readonly string[]): Promise<string> {
    this.#ids = 0;
    this.world.told.length = 0;
    this.say({ type: "join", protocol: 1, seat: 1 });
    for (const token of tokens) for (const type of ["why", "preview"]) this.say({ type, token });
    for (const type of ["odds", "tips"]) this.say({ type });
    await this.world.clock.due();
    const answers = [];
    for (const path of ["", "/view?seat=1", "/view", "/view?seat=2", "/replay?eyes=open", "/record"])
      answers.push(await this.world.ask("GET", `/tables/${this.table}${path}`));
    return JSON.stringify([this.world.told.splice(0), answers.map(({ status, text }) => [status, text])]);
  }
}

/** The same game for a seat, with all that it does not see lying another way. */
function redealt(engine: Engine, position: Position, seed: number): Position {
  const { module } = engine;
  const record = module.lend(() => {
    const [room, rng] = [module.room("state", 1), module.room("u64", 1)];
    module.bytes(room).set(position.masked(1).record);
    module.words(rng)[0] = BigInt(seed);
    module.call("redeal_at")(room, 0, rng);
    return module.bytes(room).slice();
  });
  return engine.position(position.edition, record);
}

const hidden = (position: Position): string => JSON.stringify([position.hands(), [...position.record]]);

// promise: device-masked
describe("whatever the page asks, the cards that nobody at this device sees do not matter", () => {
  it.each(CASES)("$edition, $seats seats", async (chosen) => {
    const solo = new Solo(new World());
    await solo.open(chosen);
    const room = await solo.world.tables.room(solo.table);
    let others = 0;
    for (let turn = 0; turn < 8 && room.table.status === "playing"; turn += 1) {
      const position = await solo.position();
      const tokens = [...position.legal(), "1x2", "J", "T", "=a", "!r", "+"];
      const told = await solo.everything(tokens);
      for (const seed of [1, 2, 3]) {
        const other = redealt(position.engine, position, seed * 7919 + turn);
        others += Number(hidden(other) !== hidden(position));
        room.table.position = other;
        expect(await solo.everything(tokens)).toBe(told);
        expect(other.masked(1).record, "what hints are made from").toEqual(position.masked(1).record);
      }
      room.table.position = position;
      solo.say({
        type: "decide",
        id: `${turn}`,
        move: position.move,
        token: position.legal()[turn % position.legal().length],
      });
      await solo.world.clock.pass(200);
    }
    expect(others).toBeGreaterThan(12);
  });
});

/** All that the page hears of a game's first decisions, when the cards and rolls that lie below are others. */
async function told(
  chosen: Case,
  laid: (deck: string[], dice: string[]) => [string[], string[]],
): Promise<string> {
  const first = new Solo(new World());
  await first.open(chosen);
  const { game, setup } = (await first.world.tables.room(first.table)).table;
  const [deck, dice] = laid(game.laid.deck, game.laid.dice);
  // The same table, dealt by a script: the order of the cards is all that can differ.
  const world = new World();
  const solo = new Solo(world);
  const bots = Object.fromEntries(Array.from({ length: setup.seats - 1 }, (_, i) => [i + 2, "easy"]));
  const wish = { ...chosen, bots, pace: "instant", script: { deck, ...(dice.length ? { dice } : {}) } };
  solo.table = (JSON.parse((await world.ask("POST", "/tables", wish)).text) as { table: string }).table;
  await world.ask("POST", `/tables/${solo.table}/claim`, { name: "Ann" });
  await solo.join();
  await world.ask("POST", `/tables/${solo.table}/start`);
  await world.clock.pass(200);
  return JSON.stringify(world.told);
}

describe("before a card is turned up, the page is told nothing of it", () => {
  it.each(CASES)("$edition, $seats seats", async (chosen) => {
    const asDealt = await told(chosen, (deck, dice) => [deck, dice]);
    const turned = await told(chosen, (deck, dice) => [
      [...deck.slice(0, -30), ...deck.slice(-30).reverse()],
      dice.toReversed(),
    ]);
    expect(turned).toBe(asDealt);
    expect(asDealt).not.toContain("lynx1");
  });
});

it("tells the seed when the game is over, and not before", async () => {
  const solo = new Solo(new World());
  await solo.open(CASES[4]!);
  const before: string[] = [];
  const room = await solo.world.tables.room(solo.table);
  while (room.table.status === "playing") {
    before.push(JSON.stringify(solo.world.told.splice(0)));
    const { move } = room.table.position!;
    solo.say({ type: "decide", move, token: room.table.legal[0] });
    await solo.world.clock.pass(1000);
  }
  expect(before.join()).not.toContain("leaks of");
  expect(JSON.stringify(solo.world.told)).toContain("lynx1 leaks of push");
});
