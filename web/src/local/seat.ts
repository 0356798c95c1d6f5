import type { Level, SeatKind } from "../lib/protocol";

/** One seat, and who plays there. */
export interface Seat {
  kind: SeatKind;
  name: string;
  level: Level | null;
  /** Whether a bot plays for the person. */
  standIn: boolean;
  auto: boolean;
  /** Which of the lynxes the person chose. */
  face: number | null;
  /** Whether the person is ready for the next game. */
  ready: boolean;
  /** The last request ids, and the events they became. */
  answered: Map<string, number>;
}

const ANSWERS_KEPT = 4;

export const seatOf = (kind: SeatKind = "free", name = "", level: Level | null = null): Seat => ({
  kind,
  name,
  level,
  standIn: false,
  auto: false,
  face: null,
  ready: false,
  answered: new Map(),
});

export function rememberAnswer(seat: Seat, id: string, n: number): void {
  seat.answered.set(id, n);
  if (seat.answered.size > ANSWERS_KEPT) seat.answered.delete([...seat.answered.keys()][0]!);
}
