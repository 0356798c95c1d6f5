import type { Fact } from "../lib/protocol";
import type { Deeds } from "./played";

/** What a seat did, from all that happened in a game. */
export function deedsOf(seat: number, facts: Iterable<Fact>): Deeds {
  const deeds: Deeds = { victims: {}, busts: 0 };
  for (const fact of facts) {
    if (!("seat" in fact) || fact.seat !== seat) continue;
    if (fact.fact === "busted") deeds.busts += 1;
    else if (fact.fact === "snatched") deeds.victims[fact.victim] = (deeds.victims[fact.victim] ?? 0) + 1;
  }
  return deeds;
}

/** How often somebody snatched. */
export const snatches = ({ victims }: Deeds): number =>
  Object.values(victims).reduce((sum, count) => sum + count, 0);
