// Games in the browser's database: they outlive reloads, crashes and days.
import { answered, committed, EVENTS, eventsOf, HEADS, openDatabase, troubled } from "./database";
import type { Head } from "./head";
import { StoreError, type Kept, type Stamped, type Store } from "./store";
import { isHead, kept } from "./whole";

export class IndexedStore implements Store {
  #database: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly factory?: IDBFactory,
    private readonly durability: IDBTransactionDurability = "strict",
  ) {}

  async append(head: Head, events: readonly Stamped[]): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const done = committed(transaction);
    const drawer = transaction.objectStore(EVENTS);
    // `add` refuses a number that is there: another tab's events are never written over.
    for (const { n, at, event } of events) drawer.add({ table: head.table, n, at, event });
    transaction.objectStore(HEADS).put(head);
    await done;
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
    const transaction = await this.#begin("readwrite");
    const done = committed(transaction);
    transaction.objectStore(HEADS).delete(table);
    transaction.objectStore(EVENTS).delete(eventsOf(table));
    await done;
  }

  async #begin(mode: "readonly" | "readwrite"): Promise<IDBTransaction> {
    const database = await this.#open();
    try {
      return database.transaction([HEADS, EVENTS], mode, { durability: this.durability });
    } catch (error) {
      this.#database = null;
      throw error instanceof DOMException ? troubled(error) : new StoreError("none", error);
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
