// What a list tells of a kept game without playing it again. Nothing of the cards is in it.
import type { GameName, SeatKind, Status, TableInfo } from "../../lib/protocol";

/** How events are written; a game kept in another way is not played on, but nothing of it is lost. */
export const FORMAT = 1;

export interface Head {
  table: string;
  format: number;
  /** The version of the game's rules that it was begun with. */
  rules: number;
  game: GameName;
  edition: string;
  title: string;
  seats: { kind: SeatKind; name: string }[];
  /** The seats of the people at this device. */
  mine: number[];
  status: Status;
  /** Whose decision it is; null when nobody's. */
  to_move: number | null;
  winners: number[];
  scripted: boolean;
  created: number;
  touched: number;
  /** How many events there are. */
  n: number;
}

export interface Now {
  n: number;
  at: number;
  mine: readonly number[];
  to_move: number | null;
  rules: number;
}

export function headOf(info: TableInfo, now: Now): Head {
  const { table, game, edition, title, status, winners, scripted, created } = info;
  const { n, at, mine, to_move, rules } = now;
  const seats = info.seats.map(({ kind, name }) => ({ kind, name }));
  const told = { table, game, edition, title, status, winners: [...winners], scripted, created };
  return { ...told, seats, n, rules, mine: [...mine], to_move, touched: at, format: FORMAT };
}

/** Whether nobody will play on here. */
export function finished({ status }: Pick<Head, "status">): boolean {
  return status === "over" || status === "closed";
}
