import type { Presence, TableInfo } from "./protocol";

/** Somebody sits there but is not here: a bot plays for them, their line is down, or a bot gave no answer. */
export type Absence = "stand-in" | "away" | "bot-failed";

/** The table with who is connected now. */
export function withPresence(info: TableInfo, { here, watching, host_here, host_open }: Presence): TableInfo {
  const seats = info.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
  return { ...info, seats, watching, host_here, host_open };
}

/** Whether who sits there plays a game in which others wait for them now, or soon. */
export function waitedFor(info: TableInfo | null, seat: number | null): boolean {
  const live = info?.status === "playing" && info.clock.kind !== "days";
  return live && seat !== null && document.visibilityState !== "hidden";
}
