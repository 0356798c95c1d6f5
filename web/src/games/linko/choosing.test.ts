import { describe, expect, test } from "vitest";
import { JOKER, layerCards, playOf, tokenOf } from "./cards";
import { table } from "./testing/sample";
import { command } from "./keys";
import {
  can,
  counted,
  cycled,
  joined,
  kept,
  lifted,
  mostJokers,
  moved,
  offer,
  tapped,
  values,
  whole,
  wished,
} from "./choosing.svelte";

const view = table();
const open = offer(view.legal);
const play = (token: string) => playOf(token)!;

describe("tokens", () => {
  test.each(["7", "7x2", "6x3+J", "7+Jx2", "J", "Jx2", "13x8+Jx5"])("%s there and back", (token) => {
    expect(tokenOf(play(token))).toBe(token);
  });

  test.each(["T", "G5", "^7", "^*", "-", "7x", "x2", "J+J", ""])("“%s” is no play", (token) => {
    expect(playOf(token)).toBeNull();
  });

  test("jokers lie beneath, so that the value is read from the top", () => {
    expect(layerCards([6, 3, 1])).toEqual(["J", "6", "6", "6"]);
    expect(layerCards([JOKER, 0, 2])).toEqual(["J", "J"]);
  });
});

describe("choosing", () => {
  test("the values that may be played, jokers last", () => {
    expect(values(open)).toEqual([3, 9, 12, JOKER]);
    expect(whole(open, 9)).toEqual(play("9x3"));
    expect(whole(open, JOKER)).toEqual(play("Jx2"));
    expect(whole(open, 5)).toBeNull();
  });

  test("arrows go round the hand", () => {
    expect(moved(open, null, 1)).toEqual(play("3x2"));
    expect(moved(open, null, -1)).toEqual(play("Jx2"));
    expect(moved(open, play("Jx2"), 1)).toEqual(play("3x2"));
    expect(moved(open, play("3x2"), -1)).toEqual(play("Jx2"));
  });

  test("count and jokers stay within what is legal", () => {
    expect(counted(open, play("9x3"), -1)).toEqual(play("9x2"));
    expect(counted(open, play("9x3"), 1)).toEqual(play("9x3"));
    expect(counted(open, play("9"), -1)).toEqual(play("9"));
    expect(joined(open, play("9"), 1)).toEqual(play("9+J"));
    expect(joined(open, play("9"), -1)).toEqual(play("9"));
    expect(cycled(open, play("9+Jx2"))).toEqual(play("9"));
    expect(mostJokers(open, 9)).toBe(2);
    expect(can(open, play("9x3"), counted, 1)).toBe(false);
    expect(can(open, play("9x3"), counted, -1)).toBe(true);
  });

  test("taps: the whole group, then one by one; a joker joins what is chosen", () => {
    const first = tapped(open, null, 9);
    expect(first).toEqual(play("9x3"));
    expect(tapped(open, first, 9)).toEqual(play("9"));
    expect(tapped(open, play("9"), 9)).toEqual(play("9x2"));
    expect(tapped(open, play("9"), JOKER)).toEqual(play("9+J"));
    expect(tapped(open, play("9+Jx2"), JOKER)).toEqual(play("Jx2"));
    expect(tapped(open, play("Jx2"), JOKER)).toEqual(play("J"));
    expect(tapped(open, play("9x3"), 3)).toEqual(play("3x2"));
  });

  test("what is chosen lifts, jokers too", () => {
    expect([9, 3, JOKER].map((value) => lifted(play("9x2+J"), value))).toEqual([2, 0, 1]);
  });

  test("a choice outlives a change of the hand as far as it can", () => {
    const less = offer(["9", "9x2"]);
    expect(kept(less, play("9x2"))).toEqual(play("9x2"));
    expect(kept(less, play("9x3"))).toEqual(play("9x2"));
    expect(kept(less, play("3"))).toBeNull();
  });

  test("a wish for a group is a token even when nothing may be played", () => {
    expect(wished({ 7: 3 }, 7)).toBe("7x3");
    expect(wished({ J: 1 }, JOKER)).toBe("J");
  });
});

describe("keys", () => {
  test("while playing", () => {
    expect(command("ArrowLeft", view, true)).toEqual({ kind: "move", step: -1 });
    expect(command("-", view, true)).toEqual({ kind: "count", step: -1 });
    expect(command("J", view, true)).toEqual({ kind: "jokers", step: -1 });
    expect(command("x", view, true)).toBeNull();
  });

  test("draws and answers, also as wishes", () => {
    expect(command("2", view, true)).toEqual({ kind: "token", token: "^3", place: 1 });
    expect(command("3", view, true)).toBeNull();
    // Two that are alike have changed places: what is drawn there is meant.
    expect(command("1", view, true, [5, 1, 2, 3, 4, 0])).toEqual({ kind: "token", token: "^12", place: 5 });
    expect(command("p", view, false)).toEqual({ kind: "token", token: "^*" });
    expect(command("t", view, true)).toEqual({ kind: "token", token: "T" });
    expect(command("-", table({ phase: "option" }), true)).toEqual({ kind: "token", token: "-" });
  });

  test("digits choose a set of the ghost, small to large", () => {
    const haunted = table({ phase: "ghost", legal: ["G10", "G2", "G5"] });
    expect([1, 2, 3, 4].map((digit) => command(`${digit}`, haunted, true))).toEqual([
      { kind: "token", token: "G2" },
      { kind: "token", token: "G5" },
      { kind: "token", token: "G10" },
      null,
    ]);
  });
});
