// How fast things are shown. A finger held down hurries all that moves and all that waits.

/** So many times faster while someone holds. */
export const HURRIED = 3;

class Wait {
  #since = performance.now();
  #timer: ReturnType<typeof setTimeout>;

  constructor(
    private left: number,
    private rate: number,
    readonly done: () => void,
  ) {
    this.#timer = setTimeout(done, left / rate);
  }

  at(rate: number): void {
    const now = performance.now();
    this.left -= (now - this.#since) * this.rate;
    [this.#since, this.rate] = [now, rate];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.done, Math.max(this.left, 0) / rate);
  }

  stop(): void {
    this.cancel();
    this.done();
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}

export class Tempo {
  #rate = 1;
  #waits = new Set<Wait>();
  #running = new Set<Animation>();

  get hurried(): boolean {
    return this.#rate > 1;
  }

  hurry(held: boolean): void {
    const rate = held ? HURRIED : 1;
    if (rate === this.#rate) return;
    this.#rate = rate;
    for (const wait of this.#waits) wait.at(rate);
    for (const animation of this.#running) animation.updatePlaybackRate(rate);
  }

  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
    for (const wait of [...this.#waits]) wait.stop();
  }

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => void this.later(ms, resolve));
  }

  later(ms: number, then: () => void): () => void {
    const wait = new Wait(ms, this.#rate, () => {
      this.#waits.delete(wait);
      then();
    });
    this.#waits.add(wait);
    return () => {
      wait.cancel();
      this.#waits.delete(wait);
    };
  }

  /** Resolves when a movement has come to its end, or what moved is gone. */
  async run(animation: Animation): Promise<void> {
    if (this.#rate !== 1) animation.updatePlaybackRate(this.#rate);
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled: the element is gone.
    }
    this.#running.delete(animation);
  }
}
