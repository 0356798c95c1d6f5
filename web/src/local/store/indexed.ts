// Games in the browser's database: they outlive reloads, crashes and days.
import { answered, committed, EVENTS, eventsOf, HEADS, openDatabase, troubled } from "./database";
import type { Head } from "./head";
import type { Kept, Stamped, Store } from "./store";
import { isHead, kept } from "./whole";

export class IndexedStore implements Store {
  #database: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly factory?: IDBFactory,
    /** Strict also outlives a power cut: 1.2 to 1.5 ms an event where relaxed takes 0.7. */
    private readonly durability: IDBTransactionDurability = "strict",
  ) {}

  async append(head: Head, events: readonly Stamped[]): Promise<void> {
    await this.#write((heads, drawer) => {
      // `add` refuses a number that is there: another tab's events are never written over.
      for (const { n, at, event } of events) drawer.add({ table: head.table, n, at, event });
      heads.put(head);
    });
  }

  async load(table: string): Promise<Kept | null> {
    const transaction = await this.#begin("readonly");
    const [head, rows] = await Promise.all([
      answered<unknown>(transaction.objectStore(HEADS).get(table)),
      answered<unknown[]>(transaction.objectStore(EVENTS).getAll(eventsOf(table))),
    ]);
    return isHead(head) ? kept(head, rows) : null;
  }

  async list(): Promise<Head[]> {
    const transaction = await this.#begin("readonly");
    const rows = await answered<unknown[]>(transaction.objectStore(HEADS).getAll());
    return rows.filter(isHead).sort((a, b) => b.touched - a.touched);
  }

  async remove(table: string): Promise<void> {
    await this.#write((heads, drawer) => {
      heads.delete(table);
      drawer.delete(eventsOf(table));
    });
  }

  /** All of it or nothing; done when it is kept. */
  async #write(work: (heads: IDBObjectStore, events: IDBObjectStore) => void): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const done = committed(transaction);
    try {
      work(transaction.objectStore(HEADS), transaction.objectStore(EVENTS));
    } catch (error) {
      done.catch(() => {});
      transaction.abort();
      throw troubled(error);
    }
    await done;
  }

  async #begin(mode: "readonly" | "readwrite", again = true): Promise<IDBTransaction> {
    const database = await this.#open();
    try {
      return database.transaction([HEADS, EVENTS], mode, { durability: this.durability });
    } catch (error) {
      this.#database = null; // closed meanwhile, perhaps
      if (again) return this.#begin(mode, false);
      throw troubled(error);
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= openDatabase(this.factory).then((database) => {
      // A newer page, in another tab, may need to add a drawer; and a browser may close it.
      database.onversionchange = () => this.#forget(database);
      database.onclose = () => this.#forget(null);
      return database;
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }

  #forget(database: IDBDatabase | null): void {
    database?.close();
    this.#database = null;
  }
}
