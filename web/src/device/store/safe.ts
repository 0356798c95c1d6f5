// A store that play never stops for: what cannot be kept for good is kept as long as the page is open.
import { StoreError, type Trouble } from "../../page/database";
import { keptGame, lastPlayedFirst, type Head, type Kept, type Stamped, type Store } from "./store";

export type LastingTrouble = Exclude<Trouble, "taken">;

export class SafeStore implements Store {
  /** Events that the disk did not take yet, and the heads that go with them. */
  readonly #owed = new Map<string, { head: Head; events: readonly Stamped[] }>();
  readonly #told = new Set<Trouble>();

  constructor(
    private readonly disk: Store,
    /** Told once for each kind of trouble. */
    private readonly tell: (trouble: LastingTrouble) => void,
  ) {}

  async append(head: Head, events: readonly Stamped[]): Promise<void> {
    // There may be room by now.
    const owed = [...(this.#owed.get(head.table)?.events ?? []), ...events];
    try {
      await this.disk.append(head, owed);
      this.#owed.delete(head.table);
    } catch (error) {
      this.#note(error);
      this.#owed.set(head.table, { head, events: owed });
    }
  }

  async load(table: string): Promise<Kept | null> {
    const owed = this.#owed.get(table);
    const found = await this.#try(() => this.disk.load(table), null);
    return owed ? keptGame(owed.head, [...(found?.events ?? []), ...owed.events]) : found;
  }

  async list(): Promise<Head[]> {
    const here = [...this.#owed.values()].map(({ head }) => head);
    const there = await this.#try(() => this.disk.list(), []);
    return [...here, ...there.filter(({ table }) => !this.#owed.has(table))].sort(lastPlayedFirst);
  }

  async remove(table: string): Promise<void> {
    this.#owed.delete(table);
    await this.#try(() => this.disk.remove(table), undefined);
  }

  async #try<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      this.#note(error);
      return otherwise;
    }
  }

  /** Tells of trouble that lasts; throws any other. */
  #note(error: unknown): void {
    if (!(error instanceof StoreError) || error.code === "taken") throw error;
    if (!this.#told.has(error.code)) this.tell(error.code);
    this.#told.add(error.code);
  }
}
