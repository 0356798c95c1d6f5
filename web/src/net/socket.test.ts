import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Bye, LinkoView, State, TableStep } from "../protocol";
import { TableSocket, type Link, type Listener } from "./socket";
import { FakeSocket } from "./testing/fake-socket";
import { aMove, aState } from "./testing/told";

const seen: { states: State[]; steps: TableStep[]; links: Link[]; byes: Bye[] } = {
  states: [],
  steps: [],
  links: [],
  byes: [],
};
const listener: Listener = {
  state: (state) => seen.states.push(state),
  step: (step) => seen.steps.push(step),
  presence: () => undefined,
  link: (link) => seen.links.push(link),
  bye: (bye) => seen.byes.push(bye),
  refused: () => undefined,
};
let line: TableSocket;
let lively: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  for (const list of Object.values(seen)) list.length = 0;
  lively = false;
  line = new TableSocket(
    () => new WebSocket("ws://here/socket"),
    listener,
    () => lively,
  );
  line.open(1);
  FakeSocket.newest.accept();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const steps = (): number[] => seen.steps.map(({ n }) => n);

describe("joining", () => {
  test("the first message is a join, and a state makes the line live", () => {
    expect(FakeSocket.newest.sent).toEqual([{ type: "join", protocol: 1, seat: 1 }]);
    FakeSocket.newest.say(aState(57));
    expect(seen.links).toEqual(["live"]);
    expect(line.last).toBe(57);
  });

  test("another seat's eyes: a new join without since, old events are not taken for the new view", () => {
    FakeSocket.newest.say(aState(57));
    line.look(2);
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ type: "join", protocol: 1, seat: 2 });
    FakeSocket.newest.say(aMove(58, 1), aState(58, null, { seat: 2 }));
    expect(steps()).toEqual([]);
    expect(seen.states.length).toBe(2);
  });
});

describe("numbers", () => {
  test("a move is told with names, of the seat that was to decide", () => {
    const form = { leaves: ["move", "to_move"], facts: [["turn", "seat"]] };
    const view = { game: "linko", move: 0, to_move: 2 } as unknown as LinkoView;
    const told = { type: "move" as const, token: "7" };
    FakeSocket.newest.say(aState(57, view, { form }));
    FakeSocket.newest.say({ ...told, n: 58, patch: [0, 1, 1, 1], facts: [[0, 1]] });
    FakeSocket.newest.say({ ...told, n: 59, patch: [0, 2], facts: [], by: "bot" });
    expect(seen.steps).toMatchObject([
      {
        kind: "move",
        seat: 2,
        by: "person",
        clock: null,
        patch: { move: 1, to_move: 1 },
        facts: [{ fact: "turn", seat: 1 }],
      },
      { kind: "move", seat: 1, by: "bot", patch: { move: 2 }, facts: [] },
    ]);
  });

  test("every event once, in order, however often it is sent", () => {
    FakeSocket.newest.say(aState(57), aMove(58, 1), aMove(58, 1), aMove(59, 2), aMove(57, 0));
    expect(steps()).toEqual([58, 59]);
  });

  test("a gap is asked for, and filled before anything later is shown", () => {
    FakeSocket.newest.say(aState(57), aMove(60, 3));
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ type: "join", protocol: 1, seat: 1, since: 57 });
    FakeSocket.newest.say({ type: "resumed", n: 60, form: null }, aMove(58, 1), aMove(59, 2), aMove(60, 3));
    expect(steps()).toEqual([58, 59, 60]);
    expect(FakeSocket.newest.of("join").length).toBe(2);
  });
});

describe("reconnecting", () => {
  test("by itself, with what was seen last", () => {
    FakeSocket.newest.say(aState(57), aMove(58, 1));
    FakeSocket.newest.cut();
    expect(seen.links).toEqual(["live", "connecting"]);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.newest.accept();
    expect(FakeSocket.newest.sent).toEqual([{ type: "join", protocol: 1, seat: 1, since: 58 }]);
    FakeSocket.newest.say({ type: "resumed", n: 58, form: null });
    expect(seen.links.at(-1)).toBe("live");
  });

  test("waits grow to 2.5 s, at last to 20 s, and the page says offline", () => {
    FakeSocket.newest.say(aState(1));
    const waits: number[] = [];
    for (let i = 0; i < 33; i++) {
      const count = FakeSocket.all.length;
      FakeSocket.newest.cut();
      let waited = 0;
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(Math.max(...waits.slice(0, 30))).toBeLessThanOrEqual(2_500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(10_000);
    expect(seen.links.at(-1)).toBe("offline");
  });

  test("at once when the network is back", () => {
    FakeSocket.newest.say(aState(1));
    for (let i = 0; i < 5; i++) {
      FakeSocket.newest.cut();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.newest.cut();
    const count = FakeSocket.all.length;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(count + 1);
  });

  test("silence is checked, and a dead line is replaced", () => {
    FakeSocket.newest.say(aState(1));
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.newest.of("ping").length).toBe(1);
    vi.advanceTimersByTime(8_000 + 500);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("in a game a server that hangs is left within five seconds", () => {
    FakeSocket.newest.say(aState(1));
    lively = true;
    FakeSocket.newest.say(aMove(2, 1));
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.newest.of("ping").length).toBe(1);
    vi.advanceTimersByTime(2_000 + 500);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5_000 + 1_000); // the next one hangs too: more patience
    expect(FakeSocket.all.length).toBe(3);
  });

  test("a slow line is not left again and again", () => {
    lively = true;
    FakeSocket.newest.say(aState(1));
    vi.advanceTimersByTime(2_000 + 2_000 + 500);
    FakeSocket.newest.accept();
    FakeSocket.newest.say({ type: "resumed", n: 1, form: null });
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(2_000 + 3_000);
      FakeSocket.newest.say({ type: "pong", id: null, at: 0 });
    }
    expect(FakeSocket.all.length).toBe(2);
  });

  test("flight mode is noticed at once, a server on this machine is kept", () => {
    FakeSocket.newest.say(aState(1));
    window.dispatchEvent(new Event("offline"));
    FakeSocket.newest.say({ type: "pong", id: null, at: 0 });
    vi.advanceTimersByTime(5_000);
    expect(seen.links.at(-1)).toBe("live");
    window.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(2_000);
    expect(seen.links.at(-1)).not.toBe("live");
  });

  test("an answer to the ping keeps the line", () => {
    FakeSocket.newest.say(aState(1));
    vi.advanceTimersByTime(20_000);
    FakeSocket.newest.say({ type: "pong", id: null, at: 0 });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe("questions", () => {
  const decision = { type: "decide", id: "d1", move: 3, token: "7x2" } as const;

  test("a decision that was not answered is sent again with the same id, once joined", async () => {
    FakeSocket.newest.say(aState(57));
    const answer = line.ask(decision);
    FakeSocket.newest.cut();
    vi.advanceTimersByTime(500);
    FakeSocket.newest.accept();
    expect(FakeSocket.newest.of("decide")).toEqual([]);
    FakeSocket.newest.say({ type: "resumed", n: 57, form: null });
    expect(FakeSocket.newest.of("decide")).toEqual([decision]);
    FakeSocket.newest.say({ type: "done", id: "d1", n: 58 });
    expect(await answer).toEqual({ type: "done", id: "d1", n: 58 });
  });

  test("what was answered is not sent again", async () => {
    FakeSocket.newest.say(aState(57));
    const answer = line.ask(decision);
    FakeSocket.newest.say({ type: "done", id: "d1", n: 58 });
    await answer;
    FakeSocket.newest.cut();
    vi.advanceTimersByTime(500);
    FakeSocket.newest.accept();
    FakeSocket.newest.say({ type: "resumed", n: 58, form: null });
    expect(FakeSocket.newest.of("decide")).toEqual([]);
  });

  test("a decision waits for the line; a question about the game gives up", async () => {
    const answer = line.ask(decision);
    const hint = line.ask({ type: "hint", id: "h1" });
    const failed = expect(hint).rejects.toThrow("timeout");
    vi.advanceTimersByTime(15_000);
    await failed;
    FakeSocket.newest.accept();
    FakeSocket.newest.say(aState(57));
    expect(FakeSocket.newest.of("decide").length).toBe(1);
    expect(FakeSocket.newest.of("hint").length).toBe(0);
    FakeSocket.newest.say({ type: "done", id: "d1", n: 58 });
    await answer;
  });
});

describe("farewells", () => {
  const bye = (code: Bye["code"], retry_ms: number | null): Bye => ({
    type: "bye",
    code,
    sentence: "",
    retry_ms,
  });

  test("a restart: back after the wait the server asks for", () => {
    FakeSocket.newest.say(aState(57), bye("restart", 500));
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.newest.accept();
    expect(FakeSocket.newest.sent[0]).toMatchObject({ since: 57 });
  });

  test("resync: back with nothing seen", () => {
    FakeSocket.newest.say(aState(57), bye("resync", 100));
    vi.advanceTimersByTime(200);
    FakeSocket.newest.accept();
    expect(FakeSocket.newest.sent[0]).not.toHaveProperty("since");
  });

  test("closed for good: no return", () => {
    FakeSocket.newest.say(aState(57), bye("gone", null));
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
    expect(seen.links.at(-1)).toBe("gone");
  });
});
