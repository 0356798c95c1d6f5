import type { StoredEvent } from "./events";

/** An event as it is kept: its number counts from 1, its time is in milliseconds since 1970. */
export interface Kept {
  n: number;
  at: number;
  event: StoredEvent;
}

/** A table that is kept, as a list tells it. */
export interface Listed {
  table: string;
  /** When something last happened there. */
  at: number;
  /** How many events there are. */
  n: number;
}

/** Where the tables of this device are kept. What was appended is there after a crash. */
export interface Store {
  /** All of it, or nothing: throws `StoreError` where it could not be kept. */
  append(table: string, events: readonly Kept[]): Promise<void>;
  /** In order; none for a table that is not here. */
  load(table: string): Promise<Kept[]>;
  list(): Promise<Listed[]>;
  remove(table: string): Promise<void>;
}

export type StoreFault = "full" | "conflict" | "older" | "fault";

/** Something could not be kept: no room left, another tab plays there, a game of another version. */
export class StoreError extends Error {
  constructor(readonly code: StoreFault) {
    super(code);
  }
}
