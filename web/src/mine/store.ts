// Finished games in the browser's database: a short row for each, its record next to it.
import { answered, committed, StoreError, troubled } from "../page/database";
import { isPlayed, type Played } from "./finished";

const NAME = "lynxdeck-played";
const ROWS = "games";
const RECORDS = "records";
const MOST = 1000;

export class PlayedStore {
  constructor(private readonly factory = globalThis.indexedDB as IDBFactory | undefined) {}

  async put(row: Played, record: string | null): Promise<void> {
    await this.#write((rows, records) => {
      rows.put(row);
      if (record !== null) records.put(record, row.id);
    });
    const all = await this.list();
    if (all.length > MOST) await this.remove(all.slice(MOST).map(({ id }) => id));
  }

  async list(): Promise<Played[]> {
    const rows = await this.#read<unknown[]>(ROWS, (store) => store.getAll());
    return rows.filter(isPlayed).sort((a, b) => b.at - a.at);
  }

  /** Whether a game is here, or was and has been deleted. */
  async has(id: string): Promise<boolean> {
    return (await this.#read(ROWS, (store) => store.count(id))) > 0;
  }

  async record(id: string): Promise<string | null> {
    const found = await this.#read<unknown>(RECORDS, (store) => store.get(id));
    return typeof found === "string" ? found : null;
  }

  /** Deletes games; their names stay, so that a look at an old table does not bring them back. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.#write((rows, records) => {
      for (const id of ids) {
        rows.put({ id });
        records.delete(id);
      }
    });
  }

  async #read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open();
    try {
      return await answered(ask(database.transaction(name).objectStore(name)));
    } finally {
      database.close();
    }
  }

  async #write(work: (rows: IDBObjectStore, records: IDBObjectStore) => void): Promise<void> {
    const database = await this.#open();
    try {
      const transaction = database.transaction([ROWS, RECORDS], "readwrite");
      const done = committed(transaction);
      work(transaction.objectStore(ROWS), transaction.objectStore(RECORDS));
      await done;
    } finally {
      database.close();
    }
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((done, fail) => {
      try {
        if (!this.factory) throw new Error("no IndexedDB");
        const request = this.factory.open(NAME, 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore(ROWS, { keyPath: "id" });
          request.result.createObjectStore(RECORDS);
        };
        request.onerror = () => fail(troubled(request.error));
        request.onsuccess = () => done(request.result);
      } catch (reason) {
        fail(new StoreError("none", reason));
      }
    });
  }
}
