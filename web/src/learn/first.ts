// The first game after a lesson: dealt at once, as it was taught, and the newcomer begins.
import { catalogue, editionFor } from "../lib/catalogue.svelte";
import { nameOr, openHere } from "../lib/opening";
import type { GameName } from "../lib/protocol";
import { LEARNER } from "./lesson";

const SEATS = 3;
const BOTS = { "2": "easy", "3": "easy" } as const;

/** Opens it against two easy bots; resolves to the table. */
export function firstGame(game: GameName): Promise<string> {
  const info = catalogue.game(game);
  const edition = info ? editionFor(info, SEATS) : undefined;
  const table = { game, seats: SEATS, start: LEARNER, bots: BOTS, pace: "human" as const };
  return openHere({ ...table, ...(edition ? { edition } : {}) }, [{ seat: LEARNER, name: nameOr("") }]);
}
