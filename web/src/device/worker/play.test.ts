// What only a table on this device does: taking back, going on after a reload, thinking that is seen and hurried.
import { expect, it } from "vitest";
import lesson from "../../games/linko/lesson.json";
import type { RefusedError } from "../../net/api";
import type { TableInfo, View } from "../../protocol";
import { StoreError } from "../../page/database";
import { MemoryStore } from "../store/testing/memory";
import { World } from "../testing/world";
import type { DeviceWish } from "./setup";
import type { DeviceTold } from "./messages";

const SOLO: DeviceWish = {
  game: "linko",
  seats: 3,
  bots: { 2: "easy", 3: "easy" },
  pace: "instant",
  seed: "tea",
};

/** A page at one table. */
class Page {
  view!: View;
  info!: TableInfo;
  heard: DeviceTold[] = [];

  constructor(
    readonly world: World,
    readonly table: string,
  ) {}

  static async make(world: World, wish = SOLO, names = ["Ann"]): Promise<Page> {
    return new Page(world, await world.make(wish, ...names)).open();
  }

  async open(): Promise<this> {
    this.world.client.hear(this.table, (told) => this.#hear(told));
    await this.world.client.ask("open", this.table);
    await this.world.clock.due();
    return this;
  }

  #hear(told: DeviceTold): void {
    this.heard.push(told);
    if (told.type === "state") this.info = told.info;
  }

  async now(): Promise<View> {
    return (await this.world.at(this.table)).table.position.view(1);
  }

  /** Decides the k-th way, and hears what comes of it. */
  async decide(k = 0): Promise<DeviceTold[]> {
    const { move, legal } = await this.now();
    return this.token(legal[k % legal.length]!, move);
  }

  async token(token: string, move: number): Promise<DeviceTold[]> {
    this.heard = [];
    await this.world.client.askAt(this.table, "decide", 1, move, token);
    await this.world.clock.due();
    return this.heard;
  }

  async undo(): Promise<DeviceTold[]> {
    this.heard = [];
    await this.world.client.askAt(this.table, "undo", 1);
    return this.heard;
  }
}

const code = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "done",
    (error: unknown) => (error as RefusedError).code,
  );

it("takes back a decision with all that the bots answered", async () => {
  const page = await Page.make(new World());
  const before = await page.now();
  await page.decide(3);
  expect((await page.now()).move).toBeGreaterThan(before.move);
  const [undone] = await page.undo();
  expect(undone).toMatchObject({ type: "event", kind: "table", what: "undone", seat: 1, view: before });
  await page.decide(4);
  const { events } = await page.world.client.ask("replay", page.table, 1);
  expect(events).toHaveLength((await page.now()).move);
});

it("says so when there is nothing to take back", async () => {
  const page = await Page.make(new World());
  expect(await code(page.undo())).toBe("no-undo");
});

it("takes nothing back once a card was turned up, and says so", async () => {
  const page = await Page.make(new World(), { ...SOLO, game: "push" });
  while (!(await page.now()).legal.includes("=a")) await page.decide();
  const { move } = await page.now();
  await page.token("+", move);
  expect(await code(page.undo())).toBe("undo-seen");
  expect((await page.now()).move).toBeGreaterThan(move);
});

it("takes nothing back where several play, in a lesson, or when the game is over", async () => {
  const two = await Page.make(new World(), { game: "push", seats: 2, pace: "instant" }, ["Ann", "Ben"]);
  await two.decide();
  expect([await code(two.undo()), two.info.undo]).toEqual(["off", false]);
  const { deck, moves, seats } = lesson;
  const script = { deck: deck.split(" "), moves };
  const learnt = await Page.make(new World(), { game: "linko", seats, start: 1, script, pace: "instant" });
  await learnt.decide();
  expect(await code(learnt.undo())).toBe("off");
  const alone = await Page.make(new World(), { ...SOLO, game: "push" });
  while ((await alone.now()).to_move !== null) await alone.decide();
  expect(await code(alone.undo())).toBe("over");
});

it("goes on after a reload where it was, taken back or not", async () => {
  const store = new MemoryStore();
  const page = await Page.make(new World({ store }));
  await page.decide(3);
  await page.decide(3);
  await page.undo();
  const before = await page.now();
  const again = await new Page(new World({ store }), page.table).open();
  expect(again.heard[0]).toMatchObject({ type: "state", seat: 1, view: before });
  expect(again.info).toMatchObject({ status: "playing", undo: true });
  expect(await again.decide(1)).toContainEqual(expect.objectContaining({ kind: "move", seat: 1 }));
});

it("deals the same cards from the same seed", async () => {
  const [one, other] = [await Page.make(new World()), await Page.make(new World())];
  expect(await one.now()).toEqual(await other.now());
  const third = await Page.make(new World(), { ...SOLO, seed: "coffee" });
  expect(await third.now()).not.toEqual(await one.now());
});

it("keeps nothing in memory that was not stored", async () => {
  const store = new MemoryStore();
  const page = await Page.make(new World({ store }));
  const before = await page.now();
  const { append } = store;
  store.append = () => Promise.reject(new StoreError("full"));
  expect(await code(page.decide())).toBe("storage");
  expect(page.heard).toEqual([{ type: "closed", code: "reread" }]);
  store.append = append;
  await page.open();
  expect(await page.now()).toEqual(before);
});

it("reads the table again when another tab has played on", async () => {
  const store = new MemoryStore();
  const page = await Page.make(new World({ store }));
  const other = await new Page(new World({ store }), page.table).open();
  await other.decide(2);
  expect(await code(page.decide(1))).toBe("elsewhere");
  expect(page.heard).toEqual([{ type: "closed", code: "reread" }]);
  await page.open();
  expect(await page.now()).toEqual(await other.now());
});

it("lets a bot's thoughts be seen, and hurried", async () => {
  const world = new World({
    thinker: {
      choose: (masked, _level, _seed, { onProgress, enough } = {}) =>
        new Promise((answer) => {
          onProgress?.(0.5);
          enough?.addEventListener("abort", () => answer(masked.legal()[0]!));
        }),
    },
  });
  const page = await Page.make(world);
  const told = await page.decide();
  expect(told.at(-1)).toEqual({ type: "thinking", seat: 2, hint: false, share: 0.5 });
  await world.client.askAt(page.table, "enough");
  await world.clock.due();
  expect(page.heard).toContainEqual(expect.objectContaining({ kind: "move", seat: 2, by: "bot" }));
});

it("lets nobody look through a bot's eyes, nor decide for it", async () => {
  const { world, table } = await Page.make(new World());
  expect(await code(world.client.askAt(table, "look", 2))).toBe("no-key");
  expect(await code(world.client.askAt(table, "decide", 2, 0, "1x1"))).toBe("no-key");
  expect(await code(world.client.ask("replay", table, 2))).toBe("no-key");
  expect(await code(world.client.ask("replay", table, "open"))).toBe("off");
  expect(await code(world.client.ask("find", "~nowhere"))).toBe("not-found");
});

it("gives bots other names than people, and refuses the same name twice", async () => {
  const world = new World();
  const table = await world.make({ ...SOLO }, " luna ");
  const { info } = await world.client.ask("find", table);
  expect(info.seats.map(({ name }) => name)).toEqual(["luna", "Otto", "Mila"]);
  expect(await code(world.make(SOLO, "Ann", "ANN"))).toBe("name-taken");
});

it("rests after the page has left, until it comes back", async () => {
  const world = new World();
  const page = await Page.make(world, { ...SOLO, pace: "human" });
  const { move, legal } = await page.now();
  await page.token(legal[0]!, move);
  await world.client.ask("close", page.table);
  await world.clock.pass(60_000);
  expect(await code(world.client.askAt(page.table, "next"))).toBe("not-found");
  await page.open();
  expect((await page.now()).move).toBe(move + 1);
  await world.clock.pass(60_000);
  expect((await page.now()).move).toBeGreaterThan(move + 1);
});
