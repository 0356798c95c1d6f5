// What the Worker tells its page is no more than the people at this device may see: hidden cards may lie any other way,
// and the page is told the same, byte by byte.
import { describe, expect, it } from "vitest";
import type { Engine, Position } from "../engine";
import type { GameName, Token } from "../lib/protocol";
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

  async open({ game, seats, edition }: Case, more: object = { seed: `leaks of ${edition}` }): Promise<void> {
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 2, "easy"]));
    const wish = { game, seats, edition, bots, pace: "instant", start: 1, ...more };
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

const TURNS = 6;

interface Laid {
  deck: string[];
  dice: string[];
}

/** A game dealt by a script, some of its turns, and all that the page was told. */
async function played(
  { game, seats, edition }: Case,
  { deck, dice }: Laid,
  thoughts: Token[],
): Promise<[Solo, string]> {
  const solo = new Solo(new World({ thoughts }));
  const script = { deck, ...(dice.length ? { dice } : {}) };
  await solo.open({ game, seats, edition }, { script });
  const told = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { move, over } = await solo.position();
    if (over) break;
    const legal = (await solo.position()).view(1).legal;
    solo.say({ type: "decide", id: `${turn}`, move, token: legal[(turn * 7) % legal.length] });
    await solo.world.clock.pass(1000);
    told.push(await solo.world.ask("GET", `/tables/${solo.table}/replay?eyes=1`));
  }
  return [solo, JSON.stringify([solo.world.told, told])];
}

/** Cards and rolls that nobody has seen lie another way: those of the pile, and one in a bot's hand. */
function turned(position: Position, tokens: readonly Token[], { deck, dice }: Laid): Laid {
  const view = position.view(1);
  const rolled = "rolls" in view ? view.rolls : 0;
  const seen = deck.length - view.pile;
  const other = [...deck.slice(0, seen), ...deck.slice(seen).reverse()];
  if ("hand" in view) swapHeld(position, tokens, other);
  return { deck: other, dice: [...dice.slice(0, rolled), ...dice.slice(rolled).reverse()] };
}

/** A card that a bot holds, dealt or drawn in secret, changes places with one of the pile. */
function swapHeld(position: Position, tokens: readonly Token[], deck: string[]): void {
  const { engine, edition, seats } = position;
  const hands = JSON.stringify(position.hands());
  const bytes = (one: Position): string => one.masked(1).record.join();
  const last = deck.length - 1;
  const at = deck.findLastIndex((card, i) => {
    const other = engine.deal(edition, seats, 1, deck.with(i, deck[last]!).with(last, card));
    const fits = tokens.every((token) => other.legal().includes(token) && other.play(token));
    return fits && JSON.stringify(other.hands()) !== hands && bytes(other) === bytes(position);
  });
  if (at >= 0) [deck[at], deck[last]] = [deck[last]!, deck[at]!];
}

// promise: device-masked
describe("what has not been turned up is not told, move by move", () => {
  it.each(CASES)("$edition, $seats seats", async (chosen) => {
    const drawn = new Solo(new World());
    await drawn.open(chosen);
    const { laid } = (await drawn.world.tables.room(drawn.table)).table.game;
    const [solo, told] = await played(chosen, laid, []);
    const { table } = await solo.world.tables.room(solo.table);
    const { decisions } = table.game;
    const thoughts = decisions.filter(({ by }) => by === "bot").map(({ token }) => token);
    const tokens = decisions.map(({ token }) => token);
    const other = turned(table.position!, tokens, laid);
    expect(other.deck).not.toEqual(laid.deck);
    const [again, toldAgain] = await played(chosen, other, thoughts);
    const hands = (one: Solo) => one.position().then((position) => JSON.stringify(position.hands()));
    if (chosen.game === "linko") expect(await hands(again)).not.toBe(await hands(solo));
    expect(toldAgain).toBe(told);
    expect(told).not.toContain("lynx1");
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
