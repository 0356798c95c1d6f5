// What the Worker tells its page is no more than the people at this device may see: hidden cards may lie any other way,
// and the page is told the same, byte by byte.
import { describe, expect, it } from "vitest";
import type { Engine, Position } from "../../engine";
import type { GameName, Token } from "../../protocol";
import type { RefusedError } from "../../net/api";
import { World } from "../testing/world";
import type { DeviceTable } from "./table";

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

/** A solo table, and a page that looks on. */
class Solo {
  table = "";

  constructor(readonly world: World) {}

  async open({ game, seats, edition }: Case, more: object = { seed: `leaks of ${edition}` }): Promise<void> {
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 2, "easy" as const]));
    const wish = { game, seats, edition, bots, pace: "instant" as const, start: 1, ...more };
    this.table = await this.world.make(wish, "Ann");
    await this.world.client.ask("open", this.table);
    await this.world.clock.pass(200);
  }

  async folded(): Promise<DeviceTable> {
    return (await this.world.at(this.table)).table;
  }

  async decide(token: Token): Promise<void> {
    const { move } = (await this.folded()).position;
    await this.world.client.askAt(this.table, "decide", 1, move, token);
    await this.world.clock.pass(1000);
  }

  /** All that can be asked about the present position, and all that is answered. */
  async everything(tokens: readonly string[]): Promise<string> {
    const { client, told } = this.world;
    told.length = 0;
    const { table } = this;
    const refused = (error: RefusedError) => error.answer;
    const { move } = (await this.folded()).position;
    for (const seat of [1, 2, null]) await client.askAt(table, "look", seat).catch(refused);
    for (const eyes of [1, 2, "none", "open"] as const)
      await client.ask("replay", table, eyes).catch(refused);
    for (const token of tokens) await client.askAt(table, "decide", 2, move, token).catch(refused);
    await client.ask("record", table).catch(refused);
    await client.ask("find", table);
    await client.ask("list");
    await client.askAt(table, "look", 1);
    return JSON.stringify(told.splice(0).map((one) => ({ ...one, id: 0 })));
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
    const table = await solo.folded();
    let others = 0;
    for (let turn = 0; turn < 8 && table.status === "playing"; turn += 1) {
      const { position } = table;
      const tokens = [...position.legal(), "1x2", "J", "T", "=a", "!r", "+"];
      const told = await solo.everything(tokens);
      for (const seed of [1, 2, 3]) {
        const other = redealt(position.engine, position, seed * 7919 + turn);
        others += Number(hidden(other) !== hidden(position));
        table.position = other;
        expect(await solo.everything(tokens)).toBe(told);
        expect(other.masked(1).record, "what hints are made from").toEqual(position.masked(1).record);
      }
      table.position = position;
      await solo.decide(position.legal()[turn % position.legal().length]!);
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
    const { position } = await solo.folded();
    if (position.over) break;
    const { legal } = position.view(1);
    await solo.decide(legal[(turn * 7) % legal.length]!);
    told.push(await solo.world.client.ask("replay", solo.table, 1));
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
    const { laid } = (await drawn.folded()).game;
    const [solo, told] = await played(chosen, laid, []);
    const table = await solo.folded();
    const { decisions } = table.game;
    const thoughts = decisions.filter(({ by }) => by === "bot").map(({ token }) => token);
    const tokens = decisions.map(({ token }) => token);
    const other = turned(table.position, tokens, laid);
    expect(other.deck).not.toEqual(laid.deck);
    const [again, toldAgain] = await played(chosen, other, thoughts);
    const hands = (one: Solo) => one.folded().then(({ position }) => JSON.stringify(position.hands()));
    if (chosen.game === "linko") expect(await hands(again)).not.toBe(await hands(solo));
    expect(toldAgain).toBe(told);
    expect(told).not.toContain("lynx1");
  });
});

it("tells the seed when the game is over, and not before", async () => {
  const solo = new Solo(new World());
  await solo.open(CASES[4]!);
  const before: string[] = [];
  const table = await solo.folded();
  while (table.status === "playing") {
    before.push(JSON.stringify(solo.world.told.splice(0)));
    await solo.decide(table.position.legal().sort()[0]!);
  }
  expect(before.join()).not.toContain("leaks of");
  expect(JSON.stringify(solo.world.told)).toContain("lynx1 leaks of push");
});
