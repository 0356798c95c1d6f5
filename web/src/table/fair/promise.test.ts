import { beforeEach, expect, test } from "vitest";
import { gameKey, note, promised } from "./promise";

beforeEach(() => sessionStorage.clear());
const info = (status: "waiting" | "playing" | "between", game_number: number, commitment: string) => ({
  table: "t",
  status,
  game_number,
  commitment,
});

test("a promise is noted before the deal and stays, whatever is said later", () => {
  note(info("waiting", 0, "aa"));
  note(info("playing", 1, "bb"));
  expect(promised(gameKey("t", 1))).toBe("aa");
});

test("between two rounds the next one is promised", () => {
  note(info("playing", 1, "aa"));
  note(info("between", 1, "bb"));
  expect([promised(gameKey("t", 1)), promised(gameKey("t", 2)), promised(gameKey("t", 3))]).toEqual([
    "aa",
    "bb",
    null,
  ]);
});

test("no commitment is no promise", () => {
  note(info("playing", 1, ""));
  expect(promised(gameKey("t", 1))).toBeNull();
});
