// What a table needs of a session (net/seated.ts), asked of both: at a server, and on this device.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { enginesFromDisk } from "../engine/testing/disk";
import { settings } from "../mine/settings.svelte";
import type { TableSession } from "../net/session.svelte";
import { FakeSocket } from "../net/testing/fake-socket";
import type { View } from "../protocol";
import { bundleOf, voice } from "../words/bundle.svelte";
import { VENUES } from "./testing/venues";
import { World, type WorldOptions } from "./testing/world";
import type { DeviceWish } from "./worker/setup";

const SOLO: DeviceWish = {
  game: "linko",
  edition: "ravensburger-2014",
  seats: 3,
  bots: { 2: "easy", 3: "easy" },
  pace: "instant",
  start: 1,
  seed: "tea",
};
const PUSH: DeviceWish = { ...SOLO, game: "push", edition: "push", seats: 2, bots: { 2: "easy" } };

beforeAll(enginesFromDisk);

// promise: device-same
describe.each(VENUES)("a session %s", (_, sit) => {
  let world: World;
  let table: string;
  let session: TableSession;

  async function settle(): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      await world.clock.due();
      flushSync();
    }
  }

  async function open(wish = SOLO, names = ["Ann"], options: WorldOptions = {}): Promise<TableSession> {
    world = new World(options);
    table = await world.make(wish, ...names);
    return again();
  }

  async function again(): Promise<TableSession> {
    session = await sit(world, table);
    await settle();
    return session;
  }

  const view = (): View => session.view!;

  async function decide(k = 0): Promise<void> {
    await session.decide(view().legal[k % view().legal.length]!);
    await settle();
  }

  beforeEach(() => {
    FakeSocket.all = [];
    localStorage.clear();
    settings.speed = "normal";
    voice.bundle = bundleOf("en", "web-title-asked = Yours\nweb-game-linko = Linko\nweb-game-push = Push");
  });

  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  test("shows the table through its own eyes", async () => {
    await open();
    expect(session.table).toBe(table);
    expect([session.link, session.seat, session.mine, session.asked]).toEqual(["live", 1, [1], true]);
    expect(session.names).toEqual(["Ann", "Luna", "Otto"]);
    expect(session.info).toMatchObject({
      status: "playing",
      setup: { seats: 3 },
      game_number: 1,
      undo: true,
    });
    expect(view()).toMatchObject({ game: "linko", seat: 1, move: 0, to_move: 1 });
    expect([session.log, session.result, session.pending, session.refusal]).toEqual([[], null, null, null]);
  });

  test("decides, and shows all that follows in its order", async () => {
    await open();
    const shown: [seat: number, before: number, after: number][] = [];
    session.animate = ({ seat, before, after }) => void shown.push([seat, before.move, after.move]);
    const token = view().legal[3]!;
    const done = session.decide(token);
    expect(session.pending).toBe(token);
    expect(await done).toBeNull();
    await settle();
    expect(session.pending).toBeNull();
    expect(view().to_move).toBe(1);
    expect(shown[0]).toEqual([1, 0, 1]);
    expect(shown.map(([, before]) => before)).toEqual(shown.map((_, i) => i));
    expect(session.log.map(({ n }) => n)).toEqual(shown.map((_, i) => i));
    expect(session.log[0]).toMatchObject({ seat: 1, token });
    expect(session.log.at(-1)!.after).toEqual(view());
  });

  test("waits with the next decision until the last has been shown, and read", async () => {
    await open();
    const ends: (() => void)[] = [];
    let read = (): void => {};
    session.animate = () => new Promise((end) => ends.push(end));
    await session.decide(view().legal[0]!);
    await settle();
    expect([view().move, ends.length, session.pending]).toEqual([0, 1, expect.anything()]);
    session.hold = () => new Promise((end) => (read = end));
    ends[0]!();
    await settle();
    expect([view().move, ends.length]).toEqual([1, 1]);
    read();
    await settle();
    expect(ends).toHaveLength(2);
  });

  test("refuses what the rules do not allow, with the reason", async () => {
    await open();
    const before = view();
    const refused = await session.decide("1x99");
    expect(refused).toMatchObject({ type: "refused", code: expect.any(String) as string });
    expect([session.refusal, session.pending, view()]).toEqual([refused, null, before]);
    await decide();
    expect(session.refusal).toBeNull();
    expect(view().move).toBeGreaterThan(0);
  });

  test("sends a decision once, however often it is tapped", async () => {
    await open();
    const token = view().legal[0]!;
    await Promise.all([session.decide(token), session.decide(token)]);
    await settle();
    expect(session.log.filter(({ n }) => n === 0)).toHaveLength(1);
    expect(session.refusal).toBeNull();
  });

  test("takes a decision back with all that followed", async () => {
    await open();
    const before = view();
    await decide(3);
    expect(await session.undo()).toBeNull();
    await settle();
    expect(view()).toEqual(before);
    expect([session.log, session.pending, session.news?.what]).toEqual([[], null, "undone"]);
    await decide(4);
    expect(session.log[0]).toMatchObject({ n: 0, seat: 1 });
  });

  test("says why nothing can be taken back", async () => {
    await open();
    expect(await session.undo()).toMatchObject({ type: "refused", code: "no-undo" });
  });

  test("answers questions about a decision by itself", async () => {
    await open(PUSH);
    await decide();
    const token = view().legal[0]!;
    expect(await session.preview(token)).not.toBeNull();
    expect(await session.why(token)).toMatchObject({ allowed: true });
    expect(await session.why("!r")).toMatchObject({ allowed: false });
    expect(await session.odds()).toMatchObject({ pile: expect.any(Number) as number });
    expect(await session.tips()).toMatchObject({ move: view().move });
  });

  test("gives a hint", async () => {
    await open();
    const hint = await session.hint();
    expect(hint).toMatchObject({ type: "hint", move: 0 });
    expect(view().legal).toContain(hint?.type === "hint" && hint.token);
    expect(session.thinking).toBeNull();
  });

  test("gives none where there are none", async () => {
    await open({ ...SOLO, hints: false });
    expect(await session.hint()).toMatchObject({ type: "refused", code: "off" });
  });

  test("shows how far a bot has thought, and hurries it", async () => {
    const thinker: WorldOptions["thinker"] = {
      choose: (masked, _player, _seed, { onProgress, enough } = {}) =>
        new Promise((answer) => {
          onProgress?.(0.5);
          enough?.addEventListener("abort", () => answer(masked.legal()[0]!));
        }),
    };
    await open(SOLO, ["Ann"], { thinker });
    await decide();
    expect(session.thinking).toMatchObject({ seat: 2, share: 0.5, hint: false });
    const { move } = view();
    session.enough();
    await settle();
    expect(view().move).toBeGreaterThan(move);
  });

  test("finds table and log again after a reload", async () => {
    await open();
    await decide(3);
    await decide(1);
    const [before, log] = [view(), session.log];
    session.close();
    await again();
    expect(view()).toEqual(before);
    expect(session.log).toEqual(log);
  });

  test("tells the result, and deals another game", async () => {
    await open(PUSH);
    while (!view().over) await decide();
    expect(session.info?.status).toBe("over");
    expect(session.result).toMatchObject({
      game_number: 1,
      scores: [expect.any(Number), expect.any(Number)],
    });
    expect(session.asked).toBe(false);
    await session.next();
    await settle();
    expect([session.result, session.info?.status, session.info?.game_number]).toEqual([null, "playing", 2]);
    expect(session.news?.what).toBe("started");
    expect(session.log.every(({ n }) => n < view().move)).toBe(true);
  });

  test("plays the rounds of a match", async () => {
    await open({ ...PUSH, match: 1 });
    while (!view().over) await decide();
    expect(session.info).toMatchObject({ status: "between", round: 2, rounds: 2 });
    expect(session.result?.match).toMatchObject({ round: 1, over: false });
    await session.next();
    await settle();
    expect(session.info).toMatchObject({ status: "playing", round: 2, start: 2 });
  });

  test("lets a bot play for a seat, and takes it back", async () => {
    await open(PUSH);
    await session.standIn(1, true);
    await settle();
    expect(session.info?.seats[0]).toMatchObject({ kind: "person", stand_in: true });
    expect([session.asked, view().over]).toEqual([false, true]);
    await session.next();
    await settle();
    expect(session.info?.seats[0]).toMatchObject({ stand_in: false });
  });

  test("makes decisions with one answer by itself, where that is wished", async () => {
    await open();
    await session.setAuto(1, true);
    await settle();
    expect(session.info?.seats[0]).toMatchObject({ auto: true });
    while (!view().over && view().move < 40) {
      expect(view().legal.length).toBeGreaterThan(1);
      await decide();
    }
  });

  test("looks through the eyes of another of its seats", async () => {
    await open({ ...SOLO, seats: 3, bots: { 3: "easy" } }, ["Ann", "Ben"]);
    const hand = "hand" in view() ? (view() as { hand: unknown }).hand : null;
    session.look(2);
    await settle();
    expect(session.seat).toBe(2);
    expect(view()).toMatchObject({ seat: 2, legal: [] });
    expect((view() as { hand: unknown }).hand).not.toEqual(hand);
    expect(session.info?.undo).toBe(false);
  });

  test("shows a reaction over its seat", async () => {
    await open();
    expect(await session.react("laugh")).toBeNull();
    expect(session.reactions.shown).toMatchObject([{ seat: 1, what: "laugh" }]);
  });

  test("says nothing where there is no chat", async () => {
    await open();
    expect(session.info?.setup.chat).toBe(false);
    expect(await session.say("hello")).toMatchObject({ type: "refused", code: "off" });
    expect(session.chat).toEqual([]);
  });

  test("hears nothing any more when it is closed", async () => {
    await open();
    session.close();
    await settle();
    expect([session.table, session.info, session.view, session.seat, session.mine]).toEqual([
      null,
      null,
      null,
      null,
      [],
    ]);
    const said = document.title;
    await world.clock.pass(60_000);
    expect([session.view, document.title]).toEqual([null, said]);
  });

  test("is gone where there is no such table", async () => {
    world = new World();
    session = await sit(world, "~nowhere");
    await settle();
    expect([session.link, session.info]).toEqual(["gone", null]);
  });
});
