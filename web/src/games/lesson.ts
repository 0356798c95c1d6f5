// A lesson: a scripted game, and what is said at which of its decisions. The data is a game's lesson.json,
// which a test plays through the rules.
import type { GameName, NewTable, Token } from "../protocol";

export interface Step {
  /** How many decisions have been made when this is said. */
  move: number;
  id: string;
  /** The part of the table it speaks of, or the parts, by their data-place. */
  target: string | readonly string[] | null;
  /** What the learner is asked to do; a step without is only read. */
  token?: Token;
  /** It goes without saying, and by itself. */
  auto?: true;
  /** Which sentence answers another choice; missing where there is no other. */
  nudge?: string;
}

export interface Lesson {
  game: GameName;
  edition: string;
  seats: number;
  start: number;
  deck: string;
  dice: string;
  moves: Record<string, Token[]>;
  steps: Step[];
}

export const LEARNER = 1;

export function targetsOf(step: Step | null): readonly string[] {
  return [step?.target ?? []].flat();
}

export function tableOf(lesson: Lesson): NewTable {
  const { game, edition, seats, start, deck, dice, moves } = lesson;
  return {
    game,
    edition,
    seats,
    start,
    pace: "human",
    clock: { kind: "none" },
    chat: false,
    spectators: false,
    public: false,
    script: { deck: deck.split(" "), moves, ...(dice ? { dice: dice.split(" ") } : {}) },
  };
}

/** How many steps are behind someone who comes (back) to the table at this move. */
export function saidBefore(lesson: Lesson, move: number): number {
  const at = lesson.steps.findIndex((step) => step.move >= move);
  return at < 0 ? lesson.steps.length : at;
}
