import { beforeAll, describe, expect, test, vi } from "vitest";
import { engineFromDisk } from "../engine/testing/disk";
import type { Engine } from "../engine";
import answers from "./fixtures/answers.json";
import type { Answer, Fact, GameName, TableInfo, View } from "../protocol";
import { Questions, PageRules } from "./questions";
import type { Course, Place } from "./seated";
import type { Question } from "./socket";
import { anInfo } from "./testing/told";

type Asked = (typeof answers)[number];
const engines = {} as Record<GameName, Engine>;
beforeAll(async () => {
  for (const game of ["linko", "push"] as const) engines[game] = await engineFromDisk(game);
});

const server = vi.fn<(question: Question) => Promise<Answer | null>>();

/** A table as the page shows it, with the facts that led there. */
function at({ view, facts }: Pick<Asked, "view" | "facts">, info: Partial<TableInfo> = {}, rules = known()) {
  const shown = view as unknown as View;
  const log = [{ facts: facts as unknown as Fact[], after: shown }];
  server.mockReset().mockResolvedValue(null);
  const table = { view: shown, info: anInfo(info), log } as unknown as Place & Course;
  rules.open(shown.game);
  return new Questions(table, server, rules);
}

const known = () => new PageRules((game) => Promise.resolve(engines[game]));
const push = answers.find(({ view }) => view.game === "push" && view.phase === "place")!;
const [token = ""] = push.view.legal;

function effect(game: string, said: unknown[]): unknown {
  const [victims, sets, out, may_draw, hand] = game === "linko" ? said : [[], [], false, false, null];
  const [misfits, pile] = game === "push" ? said : [null, null];
  return { victims, sets, out, may_draw, hand, risk: misfits === null ? null : { misfits, pile } };
}

describe("the page says what the server says", () => {
  // promise: page-answers
  test.each(["linko", "push"])("of %s, whatever is asked", async (game) => {
    const asked = answers.filter(({ view }) => view.game === game);
    expect(asked.length).toBeGreaterThan(15);
    for (const one of asked) {
      const questions = at(one);
      for (const [token, said] of Object.entries(one.whys)) expect(await questions.why(token)).toEqual(said);
      for (const [token, said] of Object.entries(one.previews)) {
        expect(await questions.preview(token)).toEqual(effect(game, said as unknown[]));
      }
      const odds = await questions.odds();
      expect(odds && [odds.misfits, odds.pile]).toEqual(one.odds);
      const tips = one.tips.map(([name, rule]) => ({ name, rule }));
      expect(await questions.tips()).toEqual({ move: one.view.move, tips });
      expect(server).not.toHaveBeenCalled();
    }
  });
});

test("a view is written into a record once, however much is asked of it", async () => {
  const written = vi.spyOn(engines.push, "maskedIn");
  const questions = at(push);
  for (const one of push.view.legal) {
    expect(await questions.preview(one)).not.toBeNull();
    expect(await questions.why(one)).not.toBeNull();
  }
  expect(await questions.odds()).not.toBeNull();
  expect(await questions.tips()).not.toBeNull();
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});

describe("the agreement of a table", () => {
  // promise: page-odds
  test("holds in the page: where no odds are told, it tells none", async () => {
    const questions = at(push, { alone: false });
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
    expect(await askAll(at(push, {}, new PageRules(() => Promise.reject(new Error("no-wasm")))))).toEqual(
      all,
    );
  });

  test("where the table was dealt by other rules", async () => {
    expect(await askAll(at({ ...push, view: { ...push.view, rules: 99 } }))).toEqual(all);
  });

  test("while the rules take too long, not for ever", async () => {
    vi.useFakeTimers();
    const asked = askAll(at(push, {}, new PageRules(() => new Promise(() => {}))));
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
    const broken = { game: "push", data: { version: 1 }, maskedIn: fails } as unknown as Engine;
    expect(await askAll(at(push, {}, new PageRules(() => Promise.resolve(broken))))).toEqual(all);
    loud.mockRestore();
  });

  test("and its answers are taken as they come, without odds where none are told", async () => {
    const questions = at(push, { alone: false }, new PageRules(() => Promise.reject(new Error())));
    const empty = { victims: [], sets: [], out: false, may_draw: false, hand: null };
    const effect = { game: "push", misfits: 1, pile: 2 } as const;
    server.mockResolvedValue({ type: "preview", id: "", effect });
    expect(await questions.preview(token)).toEqual({ ...empty, risk: null });
  });

  test("tips wait until it is known what happened", async () => {
    const questions = at({ ...push, facts: [], view: { ...push.view, move: push.view.move + 1 } });
    (questions as unknown as { table: { log: unknown[] } }).table.log = [];
    expect(await questions.tips()).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });
});
