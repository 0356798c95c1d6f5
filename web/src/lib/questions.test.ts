import { beforeAll, describe, expect, test, vi } from "vitest";
import { engineFromDisk } from "../engine/testing/disk";
import type { Engine } from "../engine/types";
import answers from "./fixtures/answers.json";
import type { Answer, Fact, GameName, TableInfo, View } from "./protocol";
import { Questions } from "./questions";
import type { Course, Place } from "./seated";
import { Seer } from "./seer";
import type { Question } from "./socket";
import { anInfo } from "./testing/told";

type Asked = (typeof answers)[number];
const engines = {} as Record<GameName, Engine>;
beforeAll(async () => {
  for (const game of ["linko", "push"] as const) engines[game] = await engineFromDisk(game);
});

const server = vi.fn<(question: Question) => Promise<Answer | null>>();

/** A table as the page shows it, with the facts that led there. */
function at({ view, facts }: Pick<Asked, "view" | "facts">, info: Partial<TableInfo> = {}, seer = known()) {
  const shown = view as unknown as View;
  const log = [{ facts: facts as unknown as Fact[], after: shown }];
  server.mockReset().mockResolvedValue(null);
  const table = { view: shown, info: anInfo({ odds: true, ...info }), log } as unknown as Place & Course;
  seer.open(shown.game);
  return new Questions(table, server, seer);
}

const known = () => new Seer((game) => Promise.resolve(engines[game]));
const push = answers.find(({ view }) => view.game === "push" && view.phase === "place")!;
const [token = ""] = push.view.legal;

describe("the page says what the server says", () => {
  // promise: page-answers
  test.each(["linko", "push"])("of %s, whatever is asked", async (game) => {
    const asked = answers.filter(({ view }) => view.game === game);
    expect(asked.length).toBeGreaterThan(15);
    for (const one of asked) {
      const questions = at(one);
      for (const [token, said] of Object.entries(one.whys)) expect(await questions.why(token)).toEqual(said);
      for (const [token, said] of Object.entries(one.previews)) {
        const [victims, sets, out, may_draw, misfits, pile] = said as unknown[];
        const risk = misfits === null ? null : { misfits, pile };
        expect(await questions.preview(token)).toEqual({ victims, sets, out, may_draw, risk });
      }
      const odds = await questions.odds();
      expect(odds && [odds.misfits, odds.pile]).toEqual(one.odds);
      const tips = one.tips.map(([name, rule]) => ({ name, rule }));
      expect(await questions.tips()).toEqual({ move: one.view.move, tips });
      expect(server).not.toHaveBeenCalled();
    }
  });
});

describe("the agreement of a table", () => {
  // promise: page-odds
  test("holds in the page: where no odds are told, it tells none", async () => {
    const questions = at(push, { odds: false });
    expect(await questions.odds()).toBeNull();
    expect((await questions.preview(token))?.risk).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });

  test("who only looks on, or is not asked, gets no answer", async () => {
    const watching = at({ ...push, view: { ...push.view, seat: null } as unknown as Asked["view"] });
    expect(await watching.why("+")).toBeNull();
    expect(await watching.odds()).toBeNull();
    const waiting = at({ ...push, view: { ...push.view, seat: 3 - push.view.seat, legal: [] } });
    expect(await waiting.why("+")).toBeNull();
    expect(await waiting.preview(token)).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });

  test("text that is no token has no answer", async () => {
    expect(await at(push).why("x")).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });
});

describe("the server is asked", () => {
  const askAll = async (questions: Questions) => {
    await Promise.all([questions.preview(token), questions.why(token), questions.odds(), questions.tips()]);
    return server.mock.calls.map(([{ type }]) => type).sort();
  };
  const all = ["odds", "preview", "tips", "why"];

  test("where the rules do not come, or cannot run", async () => {
    expect(await askAll(at(push, {}, new Seer(() => Promise.reject(new Error("no-wasm")))))).toEqual(all);
  });

  test("where the table was dealt by other rules", async () => {
    expect(await askAll(at({ ...push, view: { ...push.view, rules: 99 } }))).toEqual(all);
  });

  test("while the rules take too long, not for ever", async () => {
    vi.useFakeTimers();
    const asked = askAll(at(push, {}, new Seer(() => new Promise(() => {}))));
    await vi.advanceTimersByTimeAsync(1000);
    expect(server).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toEqual(all);
    vi.useRealTimers();
  });

  test("from then on when the rules fail", async () => {
    const loud = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fails = () => {
      throw new Error("unreachable");
    };
    const broken = { game: "push", data: { version: 1 }, sight: fails } as unknown as Engine;
    expect(await askAll(at(push, {}, new Seer(() => Promise.resolve(broken))))).toEqual(all);
    loud.mockRestore();
  });

  test("and its answers are taken as they come, without odds where none are told", async () => {
    const questions = at(push, { odds: false }, new Seer(() => Promise.reject(new Error())));
    const empty = { victims: [], sets: [], out: false, may_draw: false };
    server.mockResolvedValue({ type: "preview", id: "", ...empty, misfits: 1, pile: 2 });
    expect(await questions.preview(token)).toEqual({ ...empty, risk: null });
  });

  test("tips wait until it is known what happened", async () => {
    const questions = at({ ...push, facts: [], view: { ...push.view, move: push.view.move + 1 } });
    (questions as unknown as { table: { log: unknown[] } }).table.log = [];
    expect(await questions.tips()).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });
});
