import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../../protocol/log";
import type { LinkoView } from "../../protocol";
import type { TableSession } from "../../net/session.svelte";
import { Coach } from "./coach.svelte";
import { LessonTable } from "./lesson-table.svelte";
import type { Lesson } from "../../games/lesson";

const LESSON: Lesson = {
  game: "linko",
  edition: "ravensburger-2014",
  seats: 2,
  start: 1,
  deck: "1",
  dice: "",
  moves: { "2": ["7", "8"] },
  steps: [
    { move: 0, id: "play", target: null, token: "6" },
    { move: 2, id: "look", target: null },
    { move: 3, id: "more", target: null, token: "9", nudge: "more" },
  ],
};

const at = (move: number, legal: string[] = []): LinkoView =>
  ({ game: "linko", move, seat: 1, to_move: legal.length > 0 ? 1 : 2, legal }) as unknown as LinkoView;
const entry = (n: number, after: LinkoView): LogEntry => ({
  n,
  seat: 1,
  token: "x",
  facts: [],
  before: at(n),
  after,
});

function seated(): { session: TableSession; decided: string[] } {
  const decided: string[] = [];
  const session = {
    view: at(0, ["6", "7"]),
    log: [],
    pending: null,
    decide: (token: string) => {
      decided.push(token);
      return Promise.resolve(null);
    },
  } as unknown as TableSession;
  return { session, decided };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what happens is shown one by one, and waits until the coach has been read", async () => {
  const { session, decided } = seated();
  const coach = new Coach(LESSON);
  const flown: number[] = [];
  const table = new LessonTable(
    () => session,
    (move) => {
      flown.push(move.n);
      return Promise.resolve();
    },
  );
  table.follow(coach);
  table.decide("7");
  expect([decided, coach.nudged]).toEqual([[], true]);
  table.decide("6");
  expect(decided).toEqual(["6"]);
  session.view = at(3, ["9"]);
  session.log = [entry(0, at(1)), entry(1, at(2)), entry(2, at(3, ["9"]))];
  table.follow(coach);
  await vi.advanceTimersByTimeAsync(5000);
  expect([flown, table.view?.move, coach.step?.id, table.current]).toEqual([[0, 1], 2, "look", false]);
  coach.next();
  await vi.advanceTimersByTimeAsync(2000);
  expect([flown, table.view?.move, coach.step?.id, table.current]).toEqual([[0, 1, 2], 3, "more", true]);
});

test("where the log has a hole the table is shown as it is", async () => {
  const { session } = seated();
  const coach = new Coach(LESSON);
  const table = new LessonTable(
    () => session,
    () => Promise.resolve(),
  );
  table.follow(coach);
  session.view = at(3, ["9"]);
  table.follow(coach);
  await vi.advanceTimersByTimeAsync(4000);
  expect(table.view?.move).toBe(3);
});

test("nothing moves once the lesson is left", async () => {
  const { session } = seated();
  const coach = new Coach(LESSON);
  const table = new LessonTable(
    () => session,
    () => Promise.resolve(),
  );
  table.follow(coach);
  table.stop();
  session.view = at(1);
  session.log = [entry(0, at(1))];
  table.follow(coach);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view?.move).toBe(0);
});
