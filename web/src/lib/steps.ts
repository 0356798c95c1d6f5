import type { LogEntry } from "./log";
import type { TableStep } from "./protocol";

/** Longer queues are not shown move by move: whoever comes back wants to see the table as it is. */
export const MOST_SHOWN = 12;

export type Animate = (entry: LogEntry) => Promise<void> | void;

/** Shows events one after the other, each when the one before has been seen. */
export class Steps {
  #queue: TableStep[] = [];
  #running = false;
  #epoch = 0;

  constructor(
    /** Takes one event; resolves when it has been seen. Must not throw. */
    readonly show: (step: TableStep, hurry: boolean, current: () => boolean) => Promise<void>,
    readonly hurry: () => boolean,
  ) {}

  get length(): number {
    return this.#queue.length + (this.#running ? 1 : 0);
  }

  add(step: TableStep): void {
    this.#queue.push(step);
    if (!this.#running) void this.#run();
  }

  /** Decisions were taken back: none of those that wait is shown any more, and this follows at once. */
  jump(step: TableStep): void {
    const others = this.#queue.filter(({ kind }) => kind !== "move");
    this.clear();
    for (const one of [...others, step]) this.add(one);
  }

  /** A whole new state came: what waited is part of it. */
  clear(): void {
    this.#queue = [];
    this.#epoch += 1;
    this.#running = false;
  }

  async #run(): Promise<void> {
    const epoch = this.#epoch;
    this.#running = true;
    for (;;) {
      const step = this.#queue.shift();
      if (!step) break;
      await this.show(step, this.hurry() || this.#queue.length > MOST_SHOWN, () => epoch === this.#epoch);
      if (epoch !== this.#epoch) return;
    }
    this.#running = false;
  }
}
