// All about a table but the game itself, as everybody sees it.
import type { Presence, SeatInfo, TableInfo } from "../lib/protocol";
import type { Seat } from "./seat";
import type { Table } from "./table";

/** Who looks on: the seats whose eyes the page looks through, and how many lines without a seat. */
export interface Present {
  seats: ReadonlySet<number>;
  watching: number;
}

export function infoOf(table: Table, present: Present): TableInfo {
  const { setup, edition, seats, sheet } = table;
  const alone = table.mine.length < 2;
  return {
    table: table.name,
    game: setup.game,
    edition: edition.text,
    flags: { ...edition.flags },
    players: seats.length,
    status: table.status,
    seats: seats.map((seat, i) => seatInfo(seat, i + 1, present)),
    host_here: isHere(present),
    host_open: false,
    clock: { kind: "none" },
    match: setup.match,
    round: table.round,
    rounds: table.rounds,
    sheet,
    totals: totalsOf(table),
    winners: winnersOf(table),
    start: table.games.length && table.status !== "over" ? table.game.start : null,
    starters: table.starters,
    public: false,
    spectators: setup.spectators,
    watching: present.watching,
    chat: false,
    hints: setup.hints && alone,
    odds: setup.odds && alone,
    stand_in: setup.stand_in,
    pace: setup.pace,
    scripted: setup.script !== undefined,
    commitment: "",
    contributed: [],
    created: table.created,
    game_number: table.games.length,
    title: setup.title,
    notice: "",
    deal: null,
    host_seat: null,
    undo: table.undo,
  };
}

const isHere = ({ seats, watching }: Present): boolean => seats.size + watching > 0;

function seatInfo(
  { kind, name, level, standIn, auto, face, ready }: Seat,
  seat: number,
  present: Present,
): SeatInfo {
  const here = present.seats.has(seat) || (kind !== "free" && kind !== "person");
  return { seat, kind, name, level, here, stand_in: standIn, auto, face, ready };
}

/** The sum of each seat's scores; none played, none scored. */
export const totalsOf = ({ engine, setup, sheet }: Table): number[] =>
  engine.standings(setup.seats, sheet).totals;

function winnersOf(table: Table): number[] {
  if (table.status !== "over") return [];
  const { engine, setup, sheet, game } = table;
  return setup.match ? engine.standings(setup.seats, sheet).winners : game.winners;
}

export const presenceOf = (present: Present): Presence => ({
  type: "presence",
  here: [...present.seats].sort(),
  watching: present.watching,
  host_here: isHere(present),
  host_open: false,
});
