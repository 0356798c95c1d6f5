import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bundleOf, voice } from "../words/bundle.svelte";
import type { Told } from "../protocol";
import { ServerSession } from "./server-session.svelte";
import { FakeSocket } from "./testing/fake-socket";
import { aMove, anInfo, aSetup, aState, aView } from "./testing/told";

const TABLE = "abcdefghijkl";
let session: ServerSession;

/** The server's plain answers: mine is seat 1, the replay is empty. */
function answers(more: Record<string, unknown> = {}): void {
  vi.stubGlobal("fetch", (path: string) => {
    const found = Object.entries(more).find(([end]) => path.includes(end));
    const body = found
      ? found[1]
      : path.includes("/replay")
        ? { view: aView(), events: [] }
        : { info: anInfo(), mine: [1], host: false };
    return Promise.resolve(new Response(JSON.stringify(body), { status: body === null ? 404 : 200 }));
  });
}

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  voice.bundle = bundleOf(
    "en",
    "web-game-linko = Linko\nweb-title-asked = ● Your decision – { $game }\nweb-host-now = { $name } hosts",
  );
  answers();
  session = new ServerSession();
  await session.open(TABLE);
  FakeSocket.newest.accept();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("events", () => {
  test("are shown one after the other: the next waits for the movement before", async () => {
    const shown: string[] = [];
    const ends: (() => void)[] = [];
    session.animate = ({ n, before, after }) => {
      shown.push(`${n}: ${before.move} → ${after.move}`);
      return new Promise<void>((end) => ends.push(end));
    };
    FakeSocket.newest.say(aState(57), aMove(58, 1), aMove(59, 2));
    await settle();
    expect(shown).toEqual(["0: 0 → 1"]);
    expect(session.view?.move).toBe(0);
    ends[0]?.();
    await settle();
    expect(shown).toEqual(["0: 0 → 1", "1: 1 → 2"]);
    expect(session.view?.move).toBe(1);
    ends[1]?.();
    await settle();
    expect(session.view?.move).toBe(2);
    expect(session.log.map(({ n, after }) => [n, after.move])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test("a long queue is not shown move by move", async () => {
    const shown: number[] = [];
    session.animate = async ({ n }) => {
      shown.push(n);
      await new Promise((end) => setTimeout(end, 100));
    };
    FakeSocket.newest.say(aState(0), ...Array.from({ length: 30 }, (_, i) => aMove(i + 1, i + 1)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.view?.move).toBe(30);
    expect(shown.length).toBeLessThan(16);
  });

  test("a whole state ends what was being shown", async () => {
    let end = (): void => undefined;
    session.animate = () =>
      new Promise((done) => {
        end = done;
      });
    FakeSocket.newest.say(aState(57), aMove(58, 1));
    await settle();
    FakeSocket.newest.say(aState(90, aView(33)));
    end();
    await settle();
    expect(session.view?.move).toBe(33);
    FakeSocket.newest.say(aMove(91, 34));
    end();
    await settle();
    end();
    await settle();
    expect(session.view?.move).toBe(34);
  });

  test("a movement that fails does not stop the table", async () => {
    const loud = vi.spyOn(console, "error").mockImplementation(() => undefined);
    session.animate = () => Promise.reject(new Error("no such card"));
    FakeSocket.newest.say(aState(57), aMove(58, 1), aMove(59, 2));
    await settle();
    expect(session.view?.move).toBe(2);
    loud.mockRestore();
  });

  test("chat and table events keep their place between moves", async () => {
    FakeSocket.newest.say(
      aState(57),
      aMove(58, 1),
      { type: "event", kind: "chat", n: 59, at: 0, seat: 2, name: "Ben", text: "hm" },
      {
        type: "event",
        kind: "table",
        n: 60,
        at: 0,
        what: "renamed",
        seat: 2,
        info: anInfo({ setup: aSetup({ title: "x" }) }),
        clock: null,
      },
    );
    await settle();
    expect(session.chat.map(({ text }) => text)).toEqual(["hm"]);
    expect(session.info?.setup.title).toBe("x");
    expect(session.news?.what).toBe("renamed");
  });
});

describe("the host", () => {
  const given = (n: number, seat: number) =>
    ({
      type: "event",
      kind: "table",
      n,
      at: 0,
      what: "host",
      seat,
      info: anInfo({ host_seat: seat }),
      clock: null,
    }) as const;

  // promise: host-given
  test("is the one who was given the role, and nobody else any more", async () => {
    FakeSocket.newest.say({ ...aState(57), host: true });
    await settle();
    expect(session.host).toBe(true);
    FakeSocket.newest.say(given(58, 2));
    await settle();
    expect(session.host).toBe(false);
    FakeSocket.newest.say(given(59, 1));
    await settle();
    expect(session.host).toBe(true);
  });

  test("stays so over a new line only if the role is still here", async () => {
    FakeSocket.newest.say({ ...aState(57), host: true });
    await settle();
    FakeSocket.newest.say({ ...aState(58), host: false });
    await settle();
    expect(session.host).toBe(true);
    FakeSocket.newest.say({ ...aState(59), host: false, info: anInfo({ host_seat: 2 }) });
    await settle();
    expect(session.host).toBe(false);
  });
});

describe("decisions", () => {
  test("one at a time, under way until its event is shown", async () => {
    FakeSocket.newest.say(aState(57));
    await settle();
    const answer = session.decide("3x1");
    void session.decide("3x1");
    expect(session.pending).toBe("3x1");
    const [sent] = FakeSocket.newest.of("decide");
    expect(FakeSocket.newest.of("decide").length).toBe(1);
    expect(sent).toMatchObject({ move: 0, token: "3x1" });
    FakeSocket.newest.say({ type: "done", id: sent?.id ?? "", n: 58 });
    expect(await answer).toBeNull();
    expect(session.pending).toBe("3x1");
    expect(await session.decide("3x1")).toBeNull();
    expect(FakeSocket.newest.of("decide").length).toBe(1);
    FakeSocket.newest.say(aMove(58, 1, 1));
    await settle();
    expect(session.pending).toBeNull();
  });

  test("a refusal is told, and one may choose again", async () => {
    FakeSocket.newest.say(aState(57));
    await settle();
    const answer = session.decide("9x9");
    const id = FakeSocket.newest.of("decide")[0]?.id ?? "";
    const refused = {
      type: "refused",
      id,
      code: "illegal-move",
      sentence: "No.",
      args: {},
      rule: "L4",
      move: 0,
    } as const;
    FakeSocket.newest.say(refused);
    expect(await answer).toEqual(refused);
    expect([session.pending, session.refusal?.code]).toEqual([null, "illegal-move"]);
    void session.decide("3x1");
    expect(FakeSocket.newest.of("decide").length).toBe(2);
  });
});

describe("around the game", () => {
  test("title and icon say when it is my decision", async () => {
    const icon = Object.assign(document.createElement("link"), { rel: "icon", href: "/calm.svg" });
    Object.assign(icon.dataset, { calm: "/calm.svg", asked: "/asked.svg" });
    document.head.append(icon);
    FakeSocket.newest.say(aState(57));
    await settle();
    expect(document.title).toBe("● Your decision – Linko · Lynxdeck");
    expect(icon.getAttribute("href")).toBe("/asked.svg");
    FakeSocket.newest.say(aMove(58, 1, 1, { patch: { move: 1, to_move: 2, legal: [] } }));
    await settle();
    expect(document.title).toBe("Linko · Lynxdeck");
    expect(icon.getAttribute("href")).toBe("/calm.svg");
    icon.remove();
  });

  test("my seat promises its share by the line, and reveals it when the terms hold it", async () => {
    const deal = {
      scheme: "lynx2-fair" as const,
      game_number: 2,
      commitment: "c".repeat(64),
      promises: [null, null],
      starting: false,
      terms: null,
      waiting: [],
      void: null,
    };
    const info = anInfo({ status: "between", deal });
    FakeSocket.newest.say(aState(57, null, { info }));
    await vi.waitFor(() => expect(FakeSocket.newest.of("promise").length).toBe(1));
    const [{ id, promise, commitment } = { id: "", promise: "", commitment: "" }] =
      FakeSocket.newest.of("promise");
    expect(commitment).toBe(deal.commitment);
    FakeSocket.newest.say({ type: "done", id, n: 57 });
    const terms =
      `table=${info.table} game=2 round=1/1 start=1 seats=2 rules=1 play=linko edition=x` +
      ` commitment=${commitment} parts=share:${promise},bot`;
    const sealed = { ...info, deal: { ...deal, terms, waiting: [1] } };
    FakeSocket.newest.say(aState(58, null, { info: sealed }));
    await vi.waitFor(() => expect(FakeSocket.newest.of("reveal").length).toBe(1));
  });

  test("the log of what happened before is rebuilt from the replay", async () => {
    session.close();
    answers({
      "/replay": {
        view: aView(0),
        events: [
          { seat: 1, token: "3x1", patch: { move: 1 } },
          { seat: 2, token: "7x1", patch: { move: 2 } },
        ],
      },
    });
    await session.open(TABLE);
    FakeSocket.newest.accept();
    FakeSocket.newest.say(aState(57, aView(2)), aMove(58, 3));
    await settle();
    expect(session.log.map(({ n, token }) => [n, token])).toEqual([
      [0, "3x1"],
      [1, "7x1"],
      [2, "7x1"],
    ]);
  });

  test("a table that is not there is gone, and forgotten", async () => {
    session.close();
    const count = FakeSocket.all.length;
    answers({ "/tables/": null });
    await session.open("nosuchtable0");
    expect(session.link).toBe("gone");
    expect(FakeSocket.all.length).toBe(count);
  });

  test("the table is remembered here, without any key", async () => {
    FakeSocket.newest.say(aState(57));
    await settle();
    const kept = localStorage.getItem("lynxdeck.tables") ?? "";
    expect(JSON.parse(kept)).toMatchObject([{ table: TABLE, seats: [1] }]);
    expect(kept).not.toContain("key");
  });
});

describe("taking back", () => {
  test("the table stands as it did, and the log ends there", async () => {
    FakeSocket.newest.say(aState(57), aMove(58, 1), aMove(59, 2));
    await settle();
    expect(session.log.map(({ n }) => n)).toEqual([0, 1]);
    const taking = session.undo();
    await settle();
    const [asked] = FakeSocket.newest.of("undo");
    const before = session.log[0]!.after;
    FakeSocket.newest.say(
      {
        type: "event",
        n: 60,
        kind: "table",
        what: "undone",
        seat: 1,
        at: 0,
        info: anInfo(),
        view: before,
      } as Told,
      { type: "done", id: asked!.id, n: 60 },
    );
    await settle();
    expect(await taking).toBeNull();
    expect(session.log.map(({ n }) => n)).toEqual([0]);
    expect([session.view?.move, session.pending]).toEqual([1, null]);
  });

  test("what has not been shown yet is not shown any more, whatever is being read or moves", async () => {
    FakeSocket.newest.say(aState(57));
    await settle();
    const before = session.view!;
    const shown = vi.fn(() => new Promise<void>(() => {}));
    session.animate = shown;
    const info = anInfo();
    FakeSocket.newest.say(aMove(58, 1), aMove(59, 2));
    await settle();
    FakeSocket.newest.say({
      type: "event",
      n: 60,
      kind: "table",
      what: "undone",
      seat: 1,
      at: 0,
      info,
      view: before,
    } as Told);
    await settle();
    expect(shown).toHaveBeenCalledOnce();
    expect([session.view, session.log]).toEqual([before, []]);
    expect(session.news?.what).toBe("undone");
  });
});

describe("thinking", () => {
  test("is shown until something comes of it, and can be hurried", async () => {
    FakeSocket.newest.say(aState(57), { type: "thinking", seat: 2, hint: false, share: 0.4 });
    await settle();
    expect(session.thinking).toMatchObject({ seat: 2, share: 0.4 });
    session.enough();
    await settle();
    expect(FakeSocket.newest.of("enough")).toHaveLength(1);
    FakeSocket.newest.say(aMove(58, 2));
    await settle();
    expect(session.thinking).toBeNull();
  });
});
