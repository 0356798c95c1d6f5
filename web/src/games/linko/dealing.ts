// A game begins: round after round from the pile to the hands.
import { alongside, type Flight } from "../../lib/flights";
import type { LinkoFact, LinkoView } from "../../lib/protocol";
import type { Beat } from "../../table/beat";
import { face, groups } from "./cards";

const HIDDEN = "?";
/** All is dealt within about a second, however many play. */
const FLIGHTS = 12;
const MOST_ROUNDS = 4;
/** Backs that fly to others in a round: a gesture, not a count. */
const BACKS = 2;

export function deal(view: LinkoView): Beat<LinkoView, LinkoFact> {
  const rounds = Math.min(MOST_ROUNDS, Math.floor(FLIGHTS / view.players.length));
  const flights = Array.from({ length: rounds }, (_, round) => roundOf(view, round, rounds)).flat();
  return { name: "dealt", view, flights: alongside(flights), facts: [], sound: "slide" };
}

/** From the one who begins round the table. */
function roundOf(view: LinkoView, round: number, rounds: number): Flight[] {
  const { length } = view.players;
  return Array.from({ length }, (_, i) => {
    const seat = ((view.active - 1 + i) % length) + 1;
    const own = seat === view.seat && view.hand;
    const cards = own
      ? held(view).filter((_, at) => at % rounds === round)
      : Array<string>(BACKS).fill(HIDDEN);
    return { cards, from: "pile", to: `hand:${seat}` };
  });
}

function held({ hand }: LinkoView): string[] {
  return groups(hand).flatMap(({ value, count }) => Array<string>(count).fill(face(value)));
}
