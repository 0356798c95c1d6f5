// Whether there is anybody to talk to: bots do not listen.
import type { Line, Place } from "../lib/seated";

export function company({ info, mine, chat }: Place & Line): boolean {
  if (!info?.chat) return false;
  const others = info.seats.some(({ kind, seat }) => kind === "person" && !mine.includes(seat));
  return others || info.watching > 0 || chat.length > 0;
}
