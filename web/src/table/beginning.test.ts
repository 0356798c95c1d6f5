import { beforeEach, expect, test } from "vitest";
import type { Seated } from "../net/seated";
import { Beginning } from "./scene.svelte";

const told = (table: { move: number; over?: boolean }, about: { game_number: number; scripted?: boolean }) =>
  ({ view: { over: false, ...table }, info: { table: "t", ...about } }) as unknown as Seated;

beforeEach(() => sessionStorage.clear());

/** What a page that is told these tables takes for a game that begins. */
function begins(...tables: Seated[]): boolean[] {
  const session = {} as Seated;
  const beginning = new Beginning(session);
  return tables.map((table) => {
    Object.assign(session, table);
    return beginning.next() !== null;
  });
}

test("a game begins once, however often its table is told", () => {
  const first = told({ move: 0 }, { game_number: 1 });
  expect(begins(first, first, told({ move: 3 }, { game_number: 1 }), first)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a page that is loaded again does not deal again", () => {
  const first = told({ move: 0 }, { game_number: 1 });
  expect([...begins(first), ...begins(first)]).toEqual([true, false]);
});

test("who comes later sees nothing dealt, not even when all is taken back", () => {
  expect(begins(told({ move: 7 }, { game_number: 1 }), told({ move: 0 }, { game_number: 1 }))).toEqual([
    false,
    false,
  ]);
});

test("the next round is dealt, though its number is told before its table", () => {
  const ended = told({ move: 60, over: true }, { game_number: 2 });
  expect(begins(ended, told({ move: 0 }, { game_number: 2 }))).toEqual([false, true]);
});

test("a lesson lays its cards itself", () => {
  expect(begins(told({ move: 0 }, { game_number: 1, scripted: true }))).toEqual([false]);
});
