import { beforeEach, expect, test } from "vitest";
import english from "virtual:locale/en";
import type { LinkoView, PushView } from "../lib/protocol";
import { tipFor } from "./tips";
import { LINKO_TIPS } from "./tips-linko";
import { PUSH_TIPS } from "./tips-push";
import { tips } from "./tips.svelte";

function linko(
  part: Partial<LinkoView>,
  layers: LinkoView["players"][number]["layers"][] = [[], [], []],
): LinkoView {
  return {
    game: "linko",
    edition: "ravensburger-2014",
    rules: 1,
    seat: 1,
    move: 20,
    to_move: 1,
    phase: "play",
    active: 1,
    victim: null,
    drawer: null,
    to_draw: 0,
    hand: { "9": 2, "12": 1 },
    players: layers.map((own) => ({ hand_size: 9, known: {}, layers: own, score: 0 })),
    display: [["7"], ["3"], ["1"], ["12"], ["5"], ["8"]],
    ghost: null,
    pile: 40,
    discards: {},
    quiet: 0,
    stirred: false,
    legal: [],
    over: false,
    end: null,
    winners: [],
    ...part,
  };
}

function push(part: Partial<PushView>): PushView {
  const player = { bench: {}, protected: {}, score: 0, cards: 0 };
  return {
    game: "push",
    edition: "push",
    rules: 1,
    seat: 1,
    move: 20,
    to_move: 1,
    phase: "turn",
    active: 1,
    card: null,
    switches: 0,
    columns: [],
    players: [player, player, player],
    pile: 80,
    discards: {},
    unseen: {},
    last_roll: null,
    rolls: 0,
    legal: [],
    over: false,
    end: null,
    winners: [],
    ...part,
  };
}

const none = new Set<string>();
const at = (after: LinkoView | PushView): string | null =>
  tipFor({ before: null, move: null, after }, 1, none)?.name ?? null;
const moved = (
  before: LinkoView | PushView,
  token: string,
  after: LinkoView | PushView,
  seat = before.active,
): string | null => tipFor({ before, move: { seat, token }, after }, 1, none)?.name ?? null;

test("nothing special calls for no tip, and a spectator gets none", () => {
  expect(at(linko({}))).toBeNull();
  expect(tipFor({ before: null, move: null, after: linko({ phase: "take" }) }, null, none)).toBeNull();
  expect(at(linko({ phase: "take", over: true }))).toBeNull();
});

test("a snatched layer: who decides hears the rule", () => {
  expect(at(linko({ phase: "take", victim: 2 }))).toBe("linko-must");
  expect(at(linko({ phase: "reclaim", victim: 1, active: 2 }))).toBe("linko-stays");
  expect(at(linko({ phase: "draw", drawer: 1, to_draw: 2 }))).toBe("linko-refill");
});

test("a snatch by a single card, and in the first round", () => {
  const before = linko({ active: 2, to_move: 2 }, [[[3, 1, 0]], [[9, 2, 0]], []]);
  const after = linko({ active: 2, to_move: 2, phase: "take", victim: 1 }, [
    [[3, 1, 0]],
    [
      [9, 2, 0],
      [5, 1, 0],
    ],
    [],
  ]);
  expect(moved(before, "5", after)).toBe("linko-single");
  const early = { move: 2 };
  expect(
    moved(
      linko({ ...early, active: 2, to_move: 2 }, [[[3, 1, 0]], [], []]),
      "5",
      linko({ ...early, active: 2, to_move: 2, phase: "take", victim: 1 }, [[[3, 1, 0]], [[5, 1, 0]], []]),
    ),
  ).toBe("linko-first-round");
});

test("an uncovered layer is not compared again", () => {
  const before = linko({ active: 2, to_move: 2, phase: "take", victim: 1 }, [
    [
      [2, 1, 0],
      [3, 1, 0],
    ],
    [[5, 1, 0]],
    [],
  ]);
  const after = linko({ active: 3, to_move: 1, drawer: 1, to_draw: 1, phase: "draw" }, [
    [[2, 1, 0]],
    [[5, 1, 0]],
    [],
  ]);
  expect(moved(before, "T", after)).toBe("linko-top");
});

test("my higher layer does not strike back", () => {
  const before = linko({ active: 2, to_move: 2 }, [[[9, 1, 0]], [], []]);
  const after = linko({ active: 3, to_move: 3 }, [[[9, 1, 0]], [[4, 1, 0]], []]);
  expect(moved(before, "4", after)).toBe("linko-active");
});

test("one play a turn", () => {
  expect(moved(linko({}), "9", linko({ active: 2, to_move: 2 }, [[[9, 1, 0]], [], []]))).toBe("linko-once");
});

test("the three tips of the booklets", () => {
  expect(at(linko({ hand: { "2": 5, "9": 1 } }))).toBe("linko-many");
  expect(at(linko({ hand: { "2": 1, "9": 2 }, display: [["J"], null, null, null, null, null] }))).toBe(
    "linko-decoy",
  );
  const close = linko({});
  close.players[2] = { hand_size: 3, known: {}, layers: [], score: 5 };
  expect(at(close)).toBe("linko-stretch");
  expect(at(linko({ hand: { "9": 2, J: 1 } }))).toBe("linko-last");
});

test("Push: columns, roll cards, switch cards", () => {
  expect(at(push({ phase: "place", card: "r5", columns: [["r1"], [], []], legal: ["b"] }))).toBe("push-both");
  expect(at(push({ phase: "place", card: "b5", columns: [["r1"], [], []], legal: ["a", "b"] }))).toBe(
    "push-new",
  );
  expect(at(push({ phase: "place", card: "R", columns: [["R"], ["r1"], []], legal: ["b", "c"] }))).toBe(
    "push-roll",
  );
  expect(at(push({ phase: "push", columns: [["R"], ["r1"], []] }))).toBe("push-sort");
  expect(at(push({ phase: "push", columns: [["r1"], ["r2"], ["r3"]] }))).toBe("push-third");
  expect(at(push({ phase: "collect", active: 2, columns: [["r1"], [], []] }))).toBe("push-must");
  expect(moved(push({ active: 2, to_move: 2 }), "+", push({ active: 2, to_move: 2, switches: 1 }))).toBe(
    "push-switch",
  );
  expect(
    moved(push({ active: 2, to_move: 2, switches: 1 }), "+", push({ active: 2, to_move: 2, switches: 2 })),
  ).toBe("push-switches");
});

test("Push: the die and protecting", () => {
  const other = { active: 2, to_move: 2 };
  expect(moved(push(other), "+", push({ ...other, rolls: 1, last_roll: "r" }))).toBe("push-bust");
  expect(moved(push(other), "=a", push({ ...other, rolls: 1, last_roll: "*" }))).toBe("push-star");
  expect(moved(push(other), "=a", push({ ...other, rolls: 1, last_roll: "*", edition: "push-risk" }))).toBe(
    "push-star-risk",
  );
  const bench = { bench: { r5: 1 }, protected: {}, score: 5, cards: 1 };
  expect(at(push({ players: [bench, bench, bench] }))).toBe("push-protect");
  expect(at(push({ pile: 6 }))).toBe("push-pile");
  const safe = { bench: {}, protected: { r5: 1 }, score: 5, cards: 1 };
  expect(moved(push({ phase: "push" }), "=a", push({ ...other, players: [safe, bench, bench] }))).toBe(
    "push-joins",
  );
});

test("every tip has its sentence", () => {
  for (const { name } of [...LINKO_TIPS, ...PUSH_TIPS]) expect(english).toContain(`\nweb-tip-${name} = `);
});

beforeEach(() => {
  tips.again();
  tips.dismiss();
});

test("a tip is shown once, then remembered", () => {
  const after = linko({ phase: "take", victim: 2 });
  tips.notice({ before: null, move: null, after });
  expect(tips.now?.name).toBe("linko-must");
  tips.dismiss();
  tips.notice({ before: null, move: null, after: { ...after, move: 40 } });
  expect(tips.now).toBeNull();
  expect(localStorage.getItem("lynxdeck.tips")).toContain("linko-must");
});

test("tips can be switched off, and lessons have none", () => {
  tips.off = true;
  const after = linko({ phase: "take", victim: 2, move: 80 });
  tips.notice({ before: null, move: null, after });
  expect(tips.now).toBeNull();
  tips.off = false;
  tips.notice({ before: null, move: null, after }, { scripted: true });
  expect(tips.now).toBeNull();
});
