// A store that play never stops for: what cannot be kept for good is kept as long as the page is open.
import type { Head } from "./head";
import { MemoryStore } from "./memory";
import { StoreError, type Kept, type Stamped, type Store, type Trouble } from "./store";

type Lasting = Exclude<Trouble, "taken">;
/** Told once for each kind of trouble. */
export type OnTrouble = (trouble: Lasting) => void;

export class SafeStore implements Store {
  readonly #memory = new MemoryStore();
  /** Games that the disk did not take whole, and how many of their events it has. */
  readonly #onDisk = new Map<string, number>();
  readonly #told = new Set<Trouble>();

  constructor(
    private readonly disk: Store,
    private readonly tell: OnTrouble,
  ) {}

  async append(head: Head, events: readonly Stamped[]): Promise<void> {
    const owed = [...(await this.#owed(head.table)), ...events];
    try {
      await this.disk.append(head, owed);
      await this.#settled(head.table);
    } catch (error) {
      if (!isTrouble(error)) throw error;
      await this.#takeIn(head, events);
      this.#trouble(error.code);
    }
  }

  async load(table: string): Promise<Kept | null> {
    if (this.#onDisk.has(table)) return this.#memory.load(table);
    return this.#try(() => this.disk.load(table), null);
  }

  async list(): Promise<Head[]> {
    const [here, there] = [await this.#memory.list(), await this.#try(() => this.disk.list(), [])];
    const others = there.filter(({ table }) => !this.#onDisk.has(table));
    return [...here, ...others].sort((a, b) => b.touched - a.touched);
  }

  async remove(table: string): Promise<void> {
    await this.#settled(table);
    await this.#try(() => this.disk.remove(table), undefined);
  }

  /** What the disk did not take yet: there may be room by now. */
  async #owed(table: string): Promise<readonly Stamped[]> {
    const had = this.#onDisk.get(table);
    if (had === undefined) return [];
    return (await this.#memory.load(table))?.events.slice(had) ?? [];
  }

  async #settled(table: string): Promise<void> {
    this.#onDisk.delete(table);
    await this.#memory.remove(table);
  }

  /** The whole game in memory: what the disk has of it, and what it did not take. */
  async #takeIn(head: Head, events: readonly Stamped[]): Promise<void> {
    if (this.#onDisk.has(head.table)) return this.#memory.append(head, events);
    const before = (await this.#try(() => this.disk.load(head.table), null))?.events ?? [];
    this.#onDisk.set(head.table, before.length);
    await this.#memory.append(head, [...before, ...events]);
  }

  async #try<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isTrouble(error)) throw error;
      this.#trouble(error.code);
      return otherwise;
    }
  }

  #trouble(code: Lasting): void {
    if (!this.#told.has(code)) this.tell(code);
    this.#told.add(code);
  }
}

function isTrouble(error: unknown): error is StoreError & { code: Lasting } {
  return error instanceof StoreError && error.code !== "taken";
}
