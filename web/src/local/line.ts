// The page's side of the tables on this device: one Worker, started when it is first needed.
import type { ApiAnswered, FromPage, FromWorker, Port } from "./messages";

export type PagePort = Port<FromPage, FromWorker>;

/** What comes back over HTTP, from a table on this device. */
export interface LocalAnswer {
  status: number;
  text: string;
}

/** As much of a WebSocket as the table's line needs. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.say(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.leave();
  }

  /** What the Worker says of this line. */
  hear(told: Exclude<FromWorker, ApiAnswered>): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (told.to === "ready") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (told.to === "line") {
      this.onmessage?.(new MessageEvent("message", { data: told.text }));
    } else {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.();
    }
  }
}

/** All that a page asks of its Worker. */
export class Exchange {
  #waiting = new Map<number, (answer: LocalAnswer) => void>();
  #lines = new Map<number, LocalSocket>();
  #last = 0;

  constructor(private readonly port: PagePort) {
    port.onmessage = ({ data }) => this.#told(data);
  }

  ask(method: string, path: string, body?: string): Promise<LocalAnswer> {
    const id = ++this.#last;
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.port.postMessage({ to: "api", id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  socket(table: string): LocalSocket {
    const line = ++this.#last;
    const socket = new LocalSocket(
      (text) => this.port.postMessage({ to: "line", line, text }),
      () => this.#leave(line),
    );
    this.#lines.set(line, socket);
    this.port.postMessage({ to: "open", line, table });
    return socket;
  }

  #leave(line: number): void {
    this.#lines.delete(line);
    this.port.postMessage({ to: "close", line });
  }

  #told(told: FromWorker): void {
    if (told.to !== "api") {
      const socket = this.#lines.get(told.line);
      if (told.to === "close") this.#lines.delete(told.line);
      socket?.hear(told);
      return;
    }
    this.#waiting.get(told.id)?.({ status: told.status, text: told.text });
    this.#waiting.delete(told.id);
  }
}

let exchange: Exchange | null = null;

function started(): Exchange {
  exchange ??= new Exchange(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as PagePort,
  );
  return exchange;
}

/** Asks a table on this device as one would ask a server; `path` comes after `/api/v1`. */
export const askLocal = (method: string, path: string, body?: string): Promise<LocalAnswer> =>
  started().ask(method, path, body);

/** A line to a table on this device, in place of a WebSocket. */
export const localSocket = (table: string): WebSocket => started().socket(table) as unknown as WebSocket;
