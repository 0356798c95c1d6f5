// The browser's database: its requests as promises, its faults as ours.

/** `full`: no room; `none`: nothing can be kept here; `taken`: another tab has played on meanwhile. */
export type Trouble = "full" | "none" | "taken";

export class StoreError extends Error {
  constructor(
    readonly code: Trouble,
    readonly reason?: unknown,
  ) {
    super(`It cannot be kept: ${code}.`);
  }
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
