// Who can be dealt to, of those who sit at a table.
import { catalogue, sizes } from "../../games/catalogue.svelte";
import type { GameName, SeatInfo } from "../../protocol";

/** Who is put on a free seat between people that nobody chose. */
const USUAL = "medium";

interface Company {
  players: number;
  /** The bots that close the gaps: those who sit behind everybody, then new ones. */
  closing: { seat: number; level: string; from: number | null }[];
  added: number;
  few: boolean;
  fewest: number;
}

/** People keep their seats, bots move up; free seats at the end are not needed. */
export function companyAt(info: { game: GameName; seats: readonly SeatInfo[] }): Company {
  const game = catalogue.game(info.game);
  const fewest = Math.min(...(game ? sizes(game) : [info.seats.length]));
  const there = info.seats.filter(({ kind }) => kind !== "free");
  const players = Math.max(there.length, info.seats.findLastIndex(({ kind }) => kind === "person") + 1);
  const gaps = info.seats.slice(0, players).filter(({ kind }) => kind === "free");
  const behind = info.seats.slice(players).filter(({ kind }) => kind !== "free");
  const closing = gaps.map(({ seat }: SeatInfo, i) => {
    const bot = behind[i];
    return { seat, level: bot?.level ?? USUAL, from: bot?.seat ?? null };
  });
  return { players, closing, added: players - there.length, few: there.length < fewest, fewest };
}
