import type { Presence, TableInfo } from "./protocol";

/** The table with who is connected now. */
export function withPresence(info: TableInfo, { here, watching, host_here, host_open }: Presence): TableInfo {
  const seats = info.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
  return { ...info, seats, watching, host_here, host_open };
}
