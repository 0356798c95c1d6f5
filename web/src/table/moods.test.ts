import { expect, test } from "vitest";
import type { Fact, View } from "../protocol";
import { gazesAt, moodsOf } from "./moods";

const view = (more: Partial<View> = {}) =>
  ({ players: [{}, {}, {}], to_move: 2, over: false, winners: [], ...more }) as unknown as View;
const felt = (facts: Partial<Fact>[], more: Partial<View> = {}) =>
  moodsOf({ facts: facts as Fact[], view: view(more), absent: { 3: "gone" as never }, bots: [2] });

test("a bot thinks when it is to move, and who is away sleeps", () => {
  expect(felt([])).toEqual(["calm", "think", "asleep"]);
  expect(felt([], { to_move: 1 })).toEqual(["calm", "calm", "asleep"]);
});

test("a snatch is answered by the thief and the victim, a roll by who rolls", () => {
  expect(felt([{ fact: "snatched", seat: 2, victim: 1 }])).toEqual(["wow", "smile", "asleep"]);
  expect(felt([{ fact: "rolled", seat: 1, points: 7 }])[0]).toBe("cry");
  expect(felt([{ fact: "rolled", seat: 1, points: 0 }])[0]).toBe("smile");
  expect(felt([{ fact: "busted", seat: 1 }])[0]).toBe("wow");
});

test("in the end only winners laugh", () => {
  expect(felt([], { over: true, winners: [3] })).toEqual(["calm", "calm", "laugh"]);
});

test("all look at whose turn it is, who looks straight ahead", () => {
  const room = document.createElement("div");
  const places = { 0: [500, 0], 1: [100, 400], 2: [100, 0], 3: [400, 0] };
  for (const [seat, [x = 0, y = 0]] of Object.entries(places)) {
    const face = document.createElement("span");
    face.dataset.face = seat;
    face.getBoundingClientRect = () => new DOMRect(x - 20, y - 20, 40, 40);
    room.append(face);
  }
  expect(gazesAt(2, room)).toEqual([
    [0, -1],
    [0, 0],
    [-1, 0],
  ]);
});
