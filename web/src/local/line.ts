// The page's side of the tables on this device: one Worker, started when it is first needed.
import type { ApiAnswered, FromPage, FromWorker, Port, Troubled } from "./messages";

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
  hear(told: Exclude<FromWorker, ApiAnswered | Troubled>): void {
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

  constructor(
    private readonly port: PagePort,
    private readonly trouble: (code: Troubled["code"]) => void = () => {},
  ) {
    port.onmessage = ({ data }) => this.#told(data);
  }

  ask(method: string, path: string, body?: string): Promise<LocalAnswer> {
    const id = ++this.#last;
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.port.postMessage({ to: "api", id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  hurry(held: boolean): void {
    this.port.postMessage({ to: "hurry", held });
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
    if (told.to === "api") this.#answered(told);
    else if (told.to === "trouble") this.trouble(told.code);
    else {
      const socket = this.#lines.get(told.line);
      if (told.to === "close") this.#lines.delete(told.line);
      socket?.hear(told);
    }
  }

  #answered({ id, status, text }: ApiAnswered): void {
    this.#waiting.get(id)?.({ status, text });
    this.#waiting.delete(id);
  }
}

let exchange: Exchange | null = null;
const hearers = new Set<(code: Troubled["code"]) => void>();

/** Hears when games cannot be kept for good. */
export function onTrouble(hear: (code: Troubled["code"]) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

function started(): Exchange {
  exchange ??= new Exchange(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as PagePort,
    (code) => hearers.forEach((hear) => hear(code)),
  );
  return exchange;
}

/** Asks a table on this device as one would ask a server; `path` comes after `/api/v1`. */
export const askLocal = (method: string, path: string, body?: string): Promise<LocalAnswer> =>
  started().ask(method, path, body);

/** A line to a table on this device, in place of a WebSocket. */
export const localSocket = (table: string): WebSocket => started().socket(table) as unknown as WebSocket;

/** Lets the bots of this device wait less while somebody holds a finger down. */
export const hurryLocal = (held: boolean): void => exchange?.hurry(held);
