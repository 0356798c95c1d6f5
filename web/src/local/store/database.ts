// The browser's database with our two drawers: a head for each game, and its events by number.
import { StoreError } from "./store";

export const NAME = "lynxdeck";
/** Of the drawers, not of what lies in them. A newer version only ever adds some. */
const VERSION = 1;
export const HEADS = "games";
export const EVENTS = "events";

export function openDatabase(factory = globalThis.indexedDB as IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const cannot = (reason: unknown): void => fail(new StoreError("none", reason));
    try {
      // Some private windows have no database, others throw when it is touched.
      if (!factory) return cannot("no IndexedDB");
      const request = factory.open(NAME, VERSION);
      request.onupgradeneeded = () => prepare(request.result);
      request.onerror = () => cannot(request.error);
      request.onsuccess = () => done(request.result);
    } catch (error) {
      cannot(error);
    }
  });
}

function prepare(database: IDBDatabase): void {
  const there = database.objectStoreNames;
  if (!there.contains(HEADS)) database.createObjectStore(HEADS, { keyPath: "table" });
  if (!there.contains(EVENTS)) database.createObjectStore(EVENTS, { keyPath: ["table", "n"] });
}

/** All events of a game. */
export function eventsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(troubled(request.error));
  });
}

/** Resolves when all that a transaction did is kept. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(troubled(transaction.error));
  });
}

export function troubled(error: unknown): StoreError {
  const name = error instanceof Error ? error.name : "";
  if (name === "ConstraintError") return new StoreError("taken", error);
  return new StoreError(name === "QuotaExceededError" ? "full" : "none", error);
}
