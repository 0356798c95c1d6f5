// Games in the browser's database: they outlive reloads, crashes and days.
import { answered, committed, StoreError, troubled } from "../../page/database";
import { isHead, keptGame, lastPlayedFirst, type Head, type Kept, type Stamped, type Store } from "./store";

const NAME = "lynxdeck";
/** Of the object stores, not of what lies in them. */
const VERSION = 1;
const HEADS = "games";
const EVENTS = "events";

export class IndexedStore implements Store {
  #database: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly factory?: IDBFactory,
    /** Strict also outlives a power cut: 1.2 to 1.5 ms an event where relaxed takes 0.7. */
    private readonly durability: IDBTransactionDurability = "strict",
  ) {}

  async append(head: Head, events: readonly Stamped[]): Promise<void> {
    await this.#write((heads, rows) => {
      // `add` refuses a number that is there: another tab's events are never written over.
      for (const { n, at, event } of events) rows.add({ table: head.table, n, at, event });
      heads.put(head);
    });
  }

  async load(table: string): Promise<Kept | null> {
    const transaction = await this.#begin("readonly");
    const [head, rows] = await Promise.all([
      answered<unknown>(transaction.objectStore(HEADS).get(table)),
      answered<unknown[]>(transaction.objectStore(EVENTS).getAll(eventsOf(table))),
    ]);
    return isHead(head) ? keptGame(head, rows) : null;
  }

  async list(): Promise<Head[]> {
    const transaction = await this.#begin("readonly");
    const rows = await answered<unknown[]>(transaction.objectStore(HEADS).getAll());
    return rows.filter(isHead).sort(lastPlayedFirst);
  }

  async remove(table: string): Promise<void> {
    await this.#write((heads, rows) => {
      heads.delete(table);
      rows.delete(eventsOf(table));
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
      // A newer page, in another tab, may need to add an object store; and a browser may close it.
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

export function openDatabase(factory = globalThis.indexedDB as IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const cannot = (reason: unknown): void => fail(new StoreError("none", reason));
    try {
      // Some private windows have no database, others throw when it is touched.
      if (!factory) return cannot("no IndexedDB");
      const request = factory.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(HEADS, { keyPath: "table" });
        request.result.createObjectStore(EVENTS, { keyPath: ["table", "n"] });
      };
      request.onerror = () => cannot(request.error);
      request.onsuccess = () => done(request.result);
    } catch (error) {
      cannot(error);
    }
  });
}

const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);
