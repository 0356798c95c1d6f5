// What only a table on this device does: taking back, going on after a reload, thinking that is seen and hurried.
import { expect, it } from "vitest";
import type { Masked } from "../engine";
import lesson from "../games/linko/lesson.json";
import type { State, Told, View } from "../lib/protocol";
import { MemoryStore } from "./store/memory";
import { StoreError } from "./store/store";
import { World } from "./testing/world";

const SOLO = { game: "linko", seats: 3, bots: { 2: "easy", 3: "easy" }, pace: "instant", seed: "tea" };

class Page {
  table = "";
  #line = 0;
  #ids = 0;

  constructor(
    readonly world: World,
    readonly name = "one",
  ) {}

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const { text } = await this.world.ask("POST", path, body);
    return JSON.parse(text) as T;
  }

  async make(wish: object = SOLO, names = ["Ann"]): Promise<this> {
    this.table = (await this.post<{ table: string }>("/tables", wish)).table;
    for (const name of names) await this.post(`/tables/${this.table}/claim`, { name });
    await this.join(1);
    await this.post(`/tables/${this.table}/start`);
    this.heard();
    return this;
  }

  async join(seat: number | null): Promise<State> {
    this.world.say({ to: "open", line: ++this.#line, table: this.table });
    await this.world.clock.due();
    const told = await this.ask({ type: "join", protocol: 1, seat });
    return told.find((one) => one.type === "state")!;
  }

  /** Says something, and hears what comes of it. */
  async ask(message: object, wait = 0): Promise<Told[]> {
    const id = "protocol" in message ? {} : { id: `${this.name} ${++this.#ids}` };
    this.world.say({ to: "line", line: this.#line, text: JSON.stringify({ ...id, ...message }) });
    await this.world.clock.pass(wait);
    return this.heard();
  }

  heard(): Told[] {
    const lines = this.world.told.splice(0).filter((one) => one.to === "line");
    return lines.map(({ text }) => JSON.parse(text) as Told);
  }

  async view(): Promise<View> {
    const { text } = await this.world.ask("GET", `/tables/${this.table}/view?seat=1`);
    return (JSON.parse(text) as { view: View }).view;
  }

  /** Decides the k-th way, and hears what comes of it. */
  async decide(k = 0): Promise<Told[]> {
    const { move, legal } = await this.view();
    return this.ask({ type: "decide", move, token: legal[k % legal.length] });
  }
}

it("takes back a decision with all that the bots answered", async () => {
  const page = await new Page(new World()).make();
  const before = await page.view();
  await page.decide(3);
  expect((await page.view()).move).toBeGreaterThan(before.move);
  const [undone, done] = await page.ask({ type: "undo" });
  expect(undone).toMatchObject({ type: "event", kind: "table", what: "undone", seat: 1, view: before });
  expect(done).toMatchObject({ type: "done" });
  await page.decide(4);
  const { text } = await page.world.ask("GET", `/tables/${page.table}/replay?eyes=1`);
  expect((JSON.parse(text) as { events: unknown[] }).events).toHaveLength((await page.view()).move);
});

it("says so when there is nothing to take back", async () => {
  const page = await new Page(new World()).make();
  expect(await page.ask({ type: "undo" })).toMatchObject([{ type: "refused", code: "no-undo" }]);
});

it("takes nothing back once a card was turned up, and says so", async () => {
  const page = await new Page(new World()).make({ ...SOLO, game: "push" });
  while (!(await page.view()).legal.includes("=a")) await page.decide();
  const { move } = await page.view();
  await page.ask({ type: "decide", move, token: "+" });
  expect(await page.ask({ type: "undo" })).toMatchObject([{ type: "refused", code: "undo-seen" }]);
  expect((await page.view()).move).toBeGreaterThan(move);
});

it("takes nothing back where several play, in a lesson, or when the game is over", async () => {
  const two = await new Page(new World()).make({ game: "push", seats: 2, pace: "instant" }, ["Ann", "Ben"]);
  await two.decide();
  expect(await two.ask({ type: "undo" })).toMatchObject([{ type: "refused", code: "off" }]);
  const { info } = JSON.parse((await two.world.ask("GET", `/tables/${two.table}`)).text) as State;
  expect(info.undo).toBe(false);
  const { deck, moves, seats } = lesson;
  const learnt = await new Page(new World()).make({
    game: "linko",
    seats,
    start: 1,
    script: { deck: deck.split(" "), moves },
  });
  await learnt.decide();
  expect(await learnt.ask({ type: "undo" })).toMatchObject([{ type: "refused", code: "off" }]);
  const alone = await new Page(new World()).make({ ...SOLO, game: "push" });
  while ((await alone.view()).to_move !== null) await alone.decide();
  expect(await alone.ask({ type: "undo" })).toMatchObject([{ type: "refused", code: "over" }]);
});

it("goes on after a reload where it was, taken back or not", async () => {
  const store = new MemoryStore();
  const page = await new Page(new World({ store })).make();
  for (let turn = 0; turn < 3; turn += 1) await page.decide(turn);
  await page.ask({ type: "undo" });
  const before = await page.view();
  const again = new Page(new World({ store }), "other");
  again.table = page.table;
  const state = await again.join(1);
  expect(state.view).toEqual(before);
  expect(state.info).toMatchObject({ status: "playing", undo: true });
  expect(await again.decide(1)).toContainEqual(expect.objectContaining({ kind: "move", seat: 1 }));
});

it("deals the same cards from the same seed", async () => {
  const [one, other] = [await new Page(new World()).make(), await new Page(new World()).make()];
  expect(await one.view()).toEqual(await other.view());
  const third = await new Page(new World()).make({ ...SOLO, seed: "coffee" });
  expect((await third.view()) as unknown).not.toEqual(await one.view());
});

it("keeps nothing in memory that was not stored", async () => {
  const store = new MemoryStore();
  const page = await new Page(new World({ store })).make();
  const before = await page.view();
  store.append = () => Promise.reject(new StoreError("full"));
  expect(await page.decide()).toMatchObject([{ type: "refused", code: "storage" }]);
  expect(await page.view()).toEqual(before);
});

it("reads the table anew when another window has played on", async () => {
  const store = new MemoryStore();
  const page = await new Page(new World({ store })).make();
  const other = new Page(new World({ store }), "other");
  other.table = page.table;
  await other.join(1);
  await other.decide(2);
  const told = await page.decide(1);
  expect(told.map(({ type }) => type)).toEqual(["bye", "refused"]);
  expect(await page.view()).toEqual(await other.view());
});

it("lets whoever thinks be seen, and be hurried", async () => {
  const world = new World();
  const shares: number[] = [];
  world.tables.means.thinker = {
    choose: (masked: Masked, _level, _seed, { onProgress, enough } = {}) =>
      new Promise((answer) => {
        onProgress?.(0.5);
        enough?.addEventListener("abort", () => answer(masked.legal()[0]!));
      }),
  };
  const page = await new Page(world).make();
  const told = [...page.heard(), ...(await page.decide(0))];
  for (const one of told) if (one.type === "thinking") shares.push(one.share);
  expect(shares).toEqual([0.5]);
  const hurried = await page.ask({ type: "enough" });
  expect(hurried.map(({ type }) => type)).toContain("done");
  expect(hurried).toContainEqual(expect.objectContaining({ kind: "move", seat: 2, by: "bot" }));
});

it("shows a reaction over its seat", async () => {
  const page = await new Page(new World()).make();
  const told = await page.ask({ type: "react", what: "laugh" });
  expect(told).toContainEqual({ type: "reaction", seat: 1, what: "laugh" });
  expect(told.at(-1)).toMatchObject({ type: "done" });
  const [rude] = await page.ask({ type: "react", what: "rude" });
  expect(rude).toMatchObject({ type: "refused", code: "bad-request" });
});

it("answers nonsense with a refusal, and what it does not have with another", async () => {
  const page = await new Page(new World()).make();
  const asked = async (message: object) => (await page.ask(message))[0];
  expect(await asked({ type: "dance" })).toMatchObject({ type: "refused", code: "bad-request" });
  expect(await asked({ type: "decide", move: -1, token: "1" })).toMatchObject({ code: "bad-request" });
  expect(await asked({ type: "chat", text: "hello" })).toMatchObject({ type: "refused", code: "off" });
  expect(await asked({ type: "enough" })).toMatchObject({ type: "refused", code: "off" });
  expect(await asked({ type: "join", protocol: 1, seat: 2 })).toMatchObject({ code: "no-key" });
  const { status } = await page.world.ask("GET", "/tables/~nowhere");
  expect(status).toBe(404);
  expect((await page.world.ask("GET", "/nonsense")).status).toBe(404);
});
