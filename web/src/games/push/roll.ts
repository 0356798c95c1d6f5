// A roll of the die, as it is shown.
import type { LogEntry } from "../../lib/log";
import type { PushFact, PushPlayer, PushView } from "../../lib/protocol";
import { listed } from "./cards";

type Of<F extends PushFact["fact"]> = Extract<PushFact, { fact: F }>;

export interface Roll {
  seat: number;
  face: string;
  /** What the die showed before. */
  last: string | null;
  /** The card that fitted nowhere; null when a roll card was taken. */
  bust: string | null;
  points: number;
  /** The seat between taking and rolling. */
  player: PushPlayer;
}

/** The roll of a decision; null where there was none. */
export function rollOf({ facts, before, after }: LogEntry<PushView, PushFact>): Roll | null {
  const rolled = facts.find((fact) => fact.fact === "rolled");
  if (!rolled) return null;
  const bust = facts.find((fact) => fact.fact === "busted")?.card ?? null;
  const lost = facts.filter((fact) => fact.fact === "lost");
  const { seat, points } = rolled;
  const player = spared(after.players[seat - 1]!, lost);
  return { seat, face: rolled.face ?? "*", last: before.last_roll, bust, points, player };
}

/** A seat as if the die had not fallen yet. */
function spared(player: PushPlayer, lost: readonly Of<"lost">[]): PushPlayer {
  return lost.reduce(
    ({ bench, protected: safe, score, cards }, fact) => ({
      bench: { ...bench, ...fact.cards },
      protected: safe,
      score: score + fact.points,
      cards: cards + listed(fact.cards).length,
    }),
    player,
  );
}
