// What others would have made of a deal of the day: seat 1 is played by a bot, the others by those of the deal.
import type { Daily } from "../../deals/daily";
import type { Engine } from "../../engine";
import { botSeed, laidFrom } from "./deal";
import type { Player, Thinker } from "./think";

export interface Par {
  scores: number[];
  winners: number[];
}

/** Plays a deal to its end, with a bot in the person's place. */
export async function parOf(
  { deal, level }: Daily,
  by: Player,
  engine: Engine,
  thinker: Thinker,
): Promise<Par> {
  const edition = engine.edition(deal.edition);
  const { deck, dice, seed } = laidFrom(deal.seed, engine, edition, deal.seats);
  const position = engine.deal(edition, deal.seats, deal.start, deck, dice);
  while (!position.over) {
    const [seat, move] = [position.toMove!, position.move];
    const player = seat === deal.start ? by : level;
    const asked = [position.masked(seat), player, botSeed(seed!, seat, move)] as const;
    position.play(await thinker.choose(...asked, { exact: true }));
  }
  return { scores: position.scores, winners: position.winners };
}
