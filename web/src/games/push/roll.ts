// A roll of the die, as it is shown: told from what happened, never guessed.
import type { PushFact, PushPlayer, PushView } from "../../lib/protocol";
import type { Shown } from "../../table/beat";
import { numbersOf } from "./cards";

/** The card that fits nowhere comes, the die tumbles, its side stands, all of it fades away. */
const STAGES = { busted: "busted", tumbles: "tumbles", stands: "stands", lost: "leaves" } as const;
export type Stage = (typeof STAGES)[keyof typeof STAGES];

export interface Roll {
  stage: Stage;
  seat: number;
  face: string;
  /** The card that fitted nowhere; null when a roll card was taken. */
  bust: string | null;
  points: number;
  /** What it takes off the bench. */
  lost: { colour: string; numbers: number[] }[];
  /** The seat between taking and rolling. */
  player: PushPlayer;
}

/** The roll that is shown at this moment; null where there is none. */
export function rollOf(shown: Shown<PushView, PushFact> | null): Roll | null {
  const stage = shown && stageOf(shown.beat.name);
  if (!stage) return null;
  const { facts } = shown.entry;
  const rolled = facts.find((fact) => fact.fact === "rolled");
  if (!rolled) return null;
  const { seat, face, points } = rolled;
  const bust = facts.find((fact) => fact.fact === "busted")?.card ?? null;
  const lost = facts.flatMap((fact) =>
    fact.fact === "lost" ? [{ colour: fact.colour, numbers: numbersOf(fact.cards, fact.colour) }] : [],
  );
  const player = shown.beat.view.players[seat - 1]!;
  return { stage, seat, face: face ?? "*", bust, points, lost, player };
}

function stageOf(name: string): Stage | null {
  return name in STAGES ? STAGES[name as keyof typeof STAGES] : null;
}
