// The page's side of the tables on this device: one Worker, started when it is first needed.
import { RefusedError } from "../net/api";
import { shell } from "../page/shell.svelte";
import { say } from "../words/words";
import type { LastingTrouble } from "./store/safe";
import type { CoachProgress, DeviceTold, FromPage, FromWorker, Port } from "./worker/messages";
import type { Play } from "./worker/play";
import type { DeviceTables } from "./worker/tables";

type Method<T, K extends keyof T> = Extract<T[K], (...args: never[]) => unknown>;
type Answer<T, K extends keyof T> = Promise<Awaited<ReturnType<Method<T, K>>>>;

type WorkerPort = Port<FromPage, FromWorker>;

interface Waiting {
  answer(value: unknown): void;
  fail(error: RefusedError): void;
}

export class DeviceClient {
  readonly #waiting = new Map<number, Waiting>();
  readonly #hearers = new Map<string, (told: DeviceTold) => void>();
  #last = 0;
  /** Told how far the coach is. */
  coached: ((progress: CoachProgress) => void) | null = null;

  constructor(
    private readonly port: WorkerPort,
    /** Games are kept only as long as the page is open. */
    private readonly trouble: (code: LastingTrouble) => void = () => {},
  ) {
    port.onmessage = ({ data }) => this.#told(data);
  }

  ask<K extends keyof DeviceTables>(
    call: K,
    ...args: Parameters<Method<DeviceTables, K>>
  ): Answer<DeviceTables, K> {
    return this.#ask(null, call, args) as Answer<DeviceTables, K>;
  }

  askAt<K extends keyof Play>(table: string, call: K, ...args: Parameters<Method<Play, K>>): Answer<Play, K> {
    return this.#ask(table, call, args) as Answer<Play, K>;
  }

  hear(table: string, hearer: ((told: DeviceTold) => void) | null): void {
    if (hearer) this.#hearers.set(table, hearer);
    else this.#hearers.delete(table);
  }

  hurry(held: boolean): void {
    this.port.postMessage({ hurry: held });
  }

  #ask(
    table: string | null,
    call: keyof DeviceTables | keyof Play,
    args: readonly unknown[],
  ): Promise<unknown> {
    const id = ++this.#last;
    return new Promise((answer, fail) => {
      this.#waiting.set(id, { answer, fail });
      this.port.postMessage({ id, table, call, args });
    });
  }

  #told(data: FromWorker): void {
    if ("trouble" in data) this.trouble(data.trouble);
    else if ("coach" in data) this.coached?.(data.coach);
    else if ("table" in data) this.#hearers.get(data.table)?.(data.told);
    else {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("refused" in data) waiting?.fail(new RefusedError(data.refused));
      else waiting?.answer(data.answer);
    }
  }
}

let client: DeviceClient | null = null;

export function device(): DeviceClient {
  client ??= new DeviceClient(
    new Worker(new URL("./worker/index.ts", import.meta.url), { type: "module" }) as unknown as WorkerPort,
    (trouble) => shell.tell(say(`web-keep-${trouble}`)),
  );
  return client;
}

/** Lets the bots of this device wait less while a finger is held down. */
export const hurryDevice = (held: boolean): void => client?.hurry(held);
