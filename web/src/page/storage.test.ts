import { beforeEach, expect, test } from "vitest";
import { isHead } from "../device/store/store";
import { isLike, recall } from "./storage";

const USUAL = { name: "", face: null as number | null, days: {}, seats: [{ name: "" }] };

beforeEach(() => localStorage.clear());

test.each(["null", "[]", "1", '"x"', "{", "nonsense", "[[]]"])(
  "spoilt as a whole, all is as usual: %s",
  (text) => {
    localStorage.setItem("key", text);
    expect(recall("key", USUAL)).toEqual(USUAL);
  },
);

test("a part that is spoilt is as usual, the others are kept", () => {
  localStorage.setItem("key", '{"name": 5, "face": {}, "days": null, "seats": [null], "more": 1}');
  expect(recall("key", USUAL)).toEqual({ ...USUAL, more: 1 });
  localStorage.setItem("key", '{"name": "Ann", "face": 3, "days": {"a": 1}, "seats": []}');
  expect(recall("key", USUAL)).toEqual({ name: "Ann", face: 3, days: { a: 1 }, seats: [] });
});

test("a game's head that is odd is none", () => {
  const seats = [{ kind: "person", name: "Ann" }];
  const told = {
    table: "~a",
    format: 2,
    rules: 1,
    game: "push",
    edition: "push",
    title: "",
    seats,
    mine: [1],
  };
  const head = {
    ...told,
    status: "over",
    to_move: null,
    winners: [1],
    scripted: false,
    created: 1,
    touched: 1,
    n: 9,
  };
  expect(isHead(head)).toBe(true);
  for (const name of Object.keys(head).filter((one) => one !== "to_move"))
    for (const odd of [null, {}, [null], undefined]) expect(isHead({ ...head, [name]: odd })).toBe(false);
  expect(isLike([], {})).toBe(false);
});
