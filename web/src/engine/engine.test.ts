// @vitest-environment node
import { expect, test } from "vitest";
import type { LinkoFact, PushFact } from "../protocol/index";
import { readFacts, writeFacts } from "./fields";
import { engineFromDisk } from "./testing/disk";

for (const game of ["linko", "push"] as const) {
  test(`a game of ${game} is dealt, played and seen`, async () => {
    const engine = await engineFromDisk(game);
    const edition = engine.edition(engine.data.editions[0]!.name);
    const deck = engine.freshDeck(edition, 3).map((card) => engine.cardName(card));
    const dice = Array<string>(engine.data.dice.rolls).fill(engine.data.dice.names.at(-1) ?? "");
    const position = engine.deal(edition, 3, 2, deck, dice);
    expect(position.toMove).toBe(2);
    while (!position.over) {
      const seat = position.toMove!;
      const view = position.view(seat);
      const masked = engine.maskedIn(view);
      expect(masked.record).toEqual(position.masked(seat).record);
      expect(masked.view()).toEqual(view);
      position.play(view.legal[0]!);
    }
    expect(position.winners.length).toBeGreaterThan(0);
  });
}

test("a match's rotation and ties come from the module", async () => {
  const engine = await engineFromDisk("linko");
  expect([1, 2, 3].map((round) => engine.starter(3, 2, round))).toEqual([2, 3, 1]);
  expect(engine.standings(3, [])).toEqual({ totals: [0, 0, 0], winners: [1, 2, 3] });
  expect(
    engine.standings(3, [
      [5, 0, 7],
      [2, 3, 0],
    ]),
  ).toEqual({ totals: [7, 3, 7], winners: [1, 3] });
});

test("facts keep all they say on the way into rows and back", async () => {
  const { data } = await engineFromDisk("linko");
  const linko: LinkoFact[] = [
    { fact: "laid", seat: 2, layer: [6, 3, 1] },
    { fact: "drew", seat: 1, place: 0, cards: ["3", "13", "J"] },
    { fact: "drew-pile", seat: 3, card: null },
    { fact: "ghost-laid", card: "13", place: null },
    { fact: "ghost-laid", card: "J", place: 0 },
    { fact: "dry" },
  ];
  expect(readFacts(data, writeFacts(data, linko))).toEqual(linko);
  const push: PushFact[] = [
    { fact: "switched", seat: 2, clockwise: false },
    { fact: "rolled", seat: 1, face: "*", points: 0 },
    { fact: "lost", seat: 1, colour: "y", cards: { y1: 2, y6: 1 }, points: 8 },
    { fact: "cleared", column: "c", cards: ["R", "b2"] },
  ];
  const other = (await engineFromDisk("push")).data;
  expect(readFacts(other, writeFacts(other, push))).toEqual(push);
});
