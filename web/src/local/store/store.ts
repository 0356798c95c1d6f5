// Where games on this device are kept: every event lies there before anybody is told of it.
import type { Head } from "./head";

/** An event as it is kept: tagged by `t`; the rest is the table's own business. */
export interface StoredEvent {
  readonly t: string;
}

export interface Stamped<E extends StoredEvent = StoredEvent> {
  readonly n: number;
  readonly at: number;
  readonly event: E;
}

/** `damaged`: what is kept is not whole; `older`, `newer`: another version of ours wrote it. */
export type Fault = "damaged" | "older" | "newer";

export interface Kept {
  readonly head: Head;
  /** All events; of a damaged game those before the first that is missing. */
  readonly events: readonly Stamped[];
  readonly fault: Fault | null;
}

export interface Store {
  /** Keeps events that follow those already there, all or none; done when they are kept. */
  append(head: Head, events: readonly Stamped[]): Promise<void>;
  load(table: string): Promise<Kept | null>;
  /** All games, the last played first. */
  list(): Promise<Head[]>;
  remove(table: string): Promise<void>;
}

/** `full`: no room; `none`: nothing can be kept here; `taken`: another tab has played on meanwhile. */
export type Trouble = "full" | "none" | "taken";

export class StoreError extends Error {
  constructor(
    readonly code: Trouble,
    readonly reason?: unknown,
  ) {
    super(`This game cannot be kept: ${code}.`);
  }
}
