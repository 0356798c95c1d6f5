// Leads through a lesson: says the steps in order, lets through what they ask for.
import type { Token } from "../../protocol";
import { saidBefore, type Lesson, type Step } from "../../games/lesson";

export class Coach {
  readonly lesson: Lesson;
  said = $state(0);
  move = $state(0);
  /** The last wish was another than the step's. */
  nudged = $state(false);
  /** What was asked for has been done and is under way: nothing to say until the table shows it. */
  made = $state(false);
  lost = $state(false);
  #waiting: (() => void)[] = [];

  constructor(lesson: Lesson, move = 0) {
    this.lesson = lesson;
    this.move = move;
    this.said = saidBefore(lesson, move);
  }

  get step(): Step | null {
    const step = this.lesson.steps[this.said];
    return !this.lost && !this.made && step && step.move <= this.move ? step : null;
  }

  get done(): boolean {
    return this.said >= this.lesson.steps.length;
  }

  /** The table has come to this move: what was asked for before it is behind us. */
  reach(move: number, legal: readonly Token[]): void {
    if (move === this.move) return;
    this.move = move;
    this.made = false;
    const asked = this.lesson.steps.findLastIndex((step) => step.token !== undefined && step.move < move);
    if (asked >= this.said) this.#say(asked + 1);
    const goal = this.#goal()?.token;
    if (goal !== undefined && legal.length > 0 && !legal.includes(goal)) this.lose();
  }

  /** Whether a choice goes through; another than the asked one is answered with a nudge. */
  allows(token: Token): boolean {
    const goal = this.#goal();
    if (!goal) return true;
    this.#say(this.lesson.steps.indexOf(goal));
    this.nudged = goal.token !== token;
    this.made = !this.nudged;
    return this.made;
  }

  /** What was under way did not come through: it is asked for again. */
  retry(): void {
    this.made = false;
  }

  next(): void {
    if (this.step && this.step.token === undefined) this.#say(this.said + 1);
  }

  /** Resolves when nothing more is to be read at this move: the table waits that long. */
  read(): Promise<void> {
    if (!this.#holds()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The script does not fit what lies on the table: nobody gets stuck, the rest is free play. */
  lose(): void {
    this.lost = true;
    this.#release();
  }

  #goal(): Step | undefined {
    if (this.lost) return undefined;
    return this.lesson.steps
      .slice(this.said)
      .find((step) => step.token !== undefined && step.move === this.move);
  }

  #holds(): boolean {
    return this.step !== null && this.step.token === undefined;
  }

  #say(said: number): void {
    this.said = said;
    this.nudged = false;
    if (!this.#holds()) this.#release();
  }

  #release(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}
