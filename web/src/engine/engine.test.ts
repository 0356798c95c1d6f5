// @vitest-environment node
import { expect, test } from "vitest";
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
      const sight = engine.sight(view);
      expect(sight.record).toEqual(position.masked(seat).record);
      expect(sight.view()).toEqual(view);
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
