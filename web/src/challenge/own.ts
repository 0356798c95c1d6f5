import { Drawer } from "../history/drawer";
import { ownSeat } from "../history/played";
import type { Deal } from "../lib/deal";
import { PERSON } from "./link";

/** The record of one's own first game of a deal, where there is one. */
export async function ownGame({ game, seed, seats }: Deal): Promise<string | null> {
  const drawer = new Drawer();
  const all = await drawer.list().catch(() => []);
  const same = all.filter(
    (one) => one.game === game && one.seed === `lynx1 ${seed}` && one.seats.length === seats,
  );
  const first = same.filter((one) => ownSeat(one) === PERSON).at(-1);
  return first ? drawer.record(first.id) : null;
}
