// What a page and its Worker say to each other. The texts inside are the server's: its HTTP answers, its socket's
// messages.

export interface ApiAsked {
  to: "api";
  id: number;
  method: string;
  /** After `/api/v1`, with its query. */
  path: string;
  body?: string;
}

export interface ApiAnswered {
  to: "api";
  id: number;
  status: number;
  text: string;
}

/** A line is what a WebSocket is: opened at a table, closed by either end. */
export interface LineOpened {
  to: "open";
  line: number;
  table: string;
}

export interface LineSaid {
  to: "line";
  line: number;
  text: string;
}

export interface LineClosed {
  to: "close";
  line: number;
}

/** Opened, in the answer to `LineOpened`. */
export interface LineReady {
  to: "ready";
  line: number;
}

/** Somebody holds a finger down, or lets go: pauses are shorter meanwhile. */
export interface Hurried {
  to: "hurry";
  held: boolean;
}

/** What the store has to say: no room for games, or none at all; they are kept as long as the page is open. */
export interface Troubled {
  to: "trouble";
  code: "full" | "none";
}

export type FromPage = ApiAsked | LineOpened | LineSaid | LineClosed | Hurried;
export type FromWorker = ApiAnswered | LineReady | LineSaid | LineClosed | Troubled;

/** The end of a Worker, or of a test's. */
export interface Port<Out, In> {
  postMessage(message: Out): void;
  onmessage: ((event: { data: In }) => void) | null;
}
