// Faces, options at the table, and going on together, as the server does it.
import { expect, it } from "vitest";
import type { TableInfo } from "../lib/protocol";
import { World } from "./testing/world";

class Asker {
  readonly world = new World();
  table = "";

  async post(path: string, body: unknown = {}): Promise<{ info: TableInfo; code?: string }> {
    const { text } = await this.world.ask("POST", `/tables/${this.table}/${path}`, body);
    return JSON.parse(text) as { info: TableInfo; code?: string };
  }

  async make(wish: object): Promise<this> {
    const { text } = await this.world.ask("POST", "/tables", {
      game: "push",
      seats: 3,
      seed: "tea",
      ...wish,
    });
    this.table = (JSON.parse(text) as { table: string }).table;
    return this;
  }
}

it("gives a face to one person only", async () => {
  const page = await new Asker().make({});
  await page.post("claim", { name: "Ann", face: 3 });
  const { info } = await page.post("claim", { name: "Ben", face: 3 });
  expect(info.seats.map(({ face }) => face)).toEqual([3, null, null]);
  expect((await page.post("seats/2/face", { face: 3 })).code).toBe("face-taken");
  expect((await page.post("seats/2/face", { face: 12 })).code).toBe("bad-request");
  expect((await page.post("seats/2/face", { face: 11 })).info.seats[1]!.face).toBe(11);
});

it("changes what is agreed until the first deal", async () => {
  const page = await new Asker().make({});
  await page.post("claim", { name: "Ann" });
  await page.post("claim", { name: "Ben" });
  expect((await page.post("seats/2/ready", { ready: true })).info.seats[1]!.ready).toBe(true);
  const { info } = await page.post("setup", { seats: 2, match: 1, flags: ["risk=yes"] });
  expect([info.players, info.rounds, info.flags.risk]).toEqual([2, 2, "yes"]);
  expect(info.seats[1]!.ready).toBe(false);
  expect((await page.post("setup", { match: 0 })).info.flags.risk).toBe("yes");
  expect((await page.post("setup", { game: "linko" })).code).toBe("off");
  await page.post("setup", { seats: 3 });
  await page.post("claim", { name: "Cleo" });
  expect((await page.post("setup", { seats: 2 })).code).toBe("seat-taken");
  await page.post("start");
  expect((await page.post("setup", { match: 1 })).code).toBe("started");
});

it("deals the next game as soon as somebody here is ready", async () => {
  const page = await new Asker().make({ seats: 2, bots: { 2: "easy" }, pace: "instant" });
  await page.post("claim", { name: "Ann" });
  await page.post("start");
  expect((await page.post("seats/1/ready", { ready: true })).code).toBe("started");
  await page.post("seats/1/leave"); // a bot plays on, to the end
  page.world.say({ to: "open", line: 1, table: page.table });
  await page.world.clock.due();
  page.world.say({ to: "line", line: 1, text: '{"type":"join","protocol":1}' });
  await page.world.clock.pass(600_000);
  const { info } = await page.post("seats/1/ready", { ready: true });
  expect([info.status, info.game_number, info.seats[0]!.stand_in]).toEqual(["playing", 2, false]);
});
