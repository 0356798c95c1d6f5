// Who can be dealt to, of those who sit at a table.
import { catalogue, sizes } from "../../lib/catalogue.svelte";
import type { SeatInfo, TableInfo } from "../../lib/protocol";

export interface Company {
  /** How many play if the cards are dealt now. */
  players: number;
  /** Why they cannot be: too few, or a free seat between them. */
  obstacle: "few" | "gap" | null;
  /** The fewest who can play this game. */
  fewest: number;
}

const isFree = ({ kind }: SeatInfo): boolean => kind === "free";

/** Free seats at the end are not needed; one between people is. */
export function companyAt(info: TableInfo): Company {
  const last = info.seats.findLastIndex((seat) => !isFree(seat)) + 1;
  const players = info.seats.filter((seat) => !isFree(seat)).length;
  const game = catalogue.game(info.game);
  const allowed = game ? sizes(game) : [info.players];
  const fewest = Math.min(...allowed);
  const few = players < fewest;
  return { players, fewest, obstacle: few ? "few" : last > players ? "gap" : null };
}
