/** Tries at short notice; whoever is away for longer is not asked all the time. */
const SOON = 30;

/**
 * Waits that double from 0.5 s to 2.5 s, and after a minute or two to 20 s, each shortened at random so that
 * not everybody returns at once.
 */
export class Backoff {
  #tries = 0;

  constructor(
    readonly first = 500,
    readonly soon = 2_500,
    readonly most = 20_000,
    readonly random: () => number = Math.random,
  ) {}

  next(): number {
    const longest = this.#tries < SOON ? this.soon : this.most;
    const full = Math.min(longest, this.first * 2 ** this.#tries);
    this.#tries += 1;
    return full * (0.5 + this.random() / 2);
  }

  get tries(): number {
    return this.#tries;
  }

  reset(): void {
    this.#tries = 0;
  }
}
