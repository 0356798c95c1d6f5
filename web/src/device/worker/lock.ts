// Which tab plays at a table on this device: the one that holds its lock. Closing a tab lets go of it.

const named = (table: string): string => `lynxdeck ${table}`;

export class TabLock {
  readonly #held = new Map<string, () => void>();

  /** `lost` is told when another tab has taken a table over. */
  constructor(
    private readonly lost: (table: string) => void,
    /** Without locks every tab may play, and the store refuses the second one. */
    private readonly locks = globalThis.navigator.locks as LockManager | undefined,
  ) {}

  /** Whether this tab plays at a table, from now on if nobody else does. */
  take(table: string): Promise<boolean> {
    return this.#ask(table, { ifAvailable: true });
  }

  async takeOver(table: string): Promise<void> {
    await this.#ask(table, { steal: true });
  }

  release(table: string): void {
    this.#held.get(table)?.();
    this.#held.delete(table);
  }

  #ask(table: string, options: LockOptions): Promise<boolean> {
    if (this.#held.has(table)) return Promise.resolve(true);
    if (!this.locks) {
      this.#held.set(table, () => {});
      return Promise.resolve(true);
    }
    const { locks } = this;
    return new Promise((answer) => {
      locks
        .request(named(table), options, (lock) => {
          answer(lock !== null);
          return lock && new Promise<void>((done) => this.#held.set(table, done));
        })
        .catch(() => this.#stolen(table));
    });
  }

  #stolen(table: string): void {
    this.#held.delete(table);
    this.lost(table);
  }
}
