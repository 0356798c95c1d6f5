// A world of a test's own: time by hand, counted ids and seeds, bots that play what they are told.
import { setImmediate } from "node:timers/promises";
import type { Engine } from "../../engine";
import { engineFromDisk } from "../../engine/testing/disk";
import type { GameName, Token } from "../../protocol";
import { DeviceClient } from "../client";
import type { Store } from "../store/store";
import { MemoryStore } from "../store/testing/memory";
import type { FromPage, FromWorker, Port } from "../worker/messages";
import { TabLock } from "../worker/lock";
import type { Play } from "../worker/play";
import type { DeviceWish } from "../worker/setup";
import { DeviceTables } from "../worker/tables";
import type { Thinker } from "../worker/think";

const engines = {
  linko: await engineFromDisk("linko"),
  push: await engineFromDisk("push"),
} as Record<GameName, Engine>;

/** Time that passes when a test says so. */
export class HandClock {
  now = 1_750_000_000_000;
  #timers: { at: number; then: () => void }[] = [];

  later = (ms: number, then: () => void): (() => void) => {
    const timer = { at: this.now + ms, then };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  };

  /** Lets happen what is due, and all that follows at once. */
  async due(): Promise<void> {
    await quiet();
    for (let next = this.#next(); next; next = this.#next()) {
      next.then();
      await quiet();
    }
  }

  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    await this.due();
    for (let at = this.#earliest(); at <= until; at = this.#earliest()) {
      this.now = at;
      await this.due();
    }
    this.now = until;
  }

  #earliest(): number {
    return Math.min(...this.#timers.map(({ at }) => at), Infinity);
  }

  #next(): { then: () => void } | undefined {
    const at = this.#earliest();
    const next = at <= this.now ? this.#timers.find((one) => one.at === at) : undefined;
    this.#timers = this.#timers.filter((one) => one !== next);
    return next;
  }
}

/** All that was promised has come. */
const quiet = (): Promise<void> => setImmediate();

export interface WorldOptions {
  store?: Store;
  /** What bots and hints say, in order; then any legal token. */
  thoughts?: readonly Token[];
  thinker?: Thinker;
}

/** A page's client and its Worker, in one thread. */
export class World {
  readonly clock = new HandClock();
  /** What the Worker told its page. */
  readonly told: FromWorker[] = [];
  readonly client: DeviceClient;
  readonly tables: DeviceTables;
  #bytes = 0;
  #chance = 0;

  constructor({
    store = new MemoryStore(),
    thoughts = [],
    thinker = obedient([...thoughts]),
  }: WorldOptions = {}) {
    const page: Port<FromPage, FromWorker> = {
      // As a Worker gets it: a copy.
      postMessage: (message) => worker.onmessage?.({ data: structuredClone(message) }),
      onmessage: null,
    };
    const worker: Port<FromWorker, FromPage> = {
      postMessage: (message) => {
        this.told.push(message);
        page.onmessage?.({ data: structuredClone(message) });
      },
      onmessage: null,
    };
    this.tables = new DeviceTables(
      {
        store,
        thinker,
        engine: (game) => Promise.resolve(engines[game]),
        now: () => this.clock.now,
        later: this.clock.later,
        chance: () => (this.#chance = (this.#chance + 0.381966) % 1),
        draw: (size) => Uint8Array.from({ length: size }, () => (this.#bytes = (this.#bytes * 5 + 7) % 256)),
      },
      new TabLock(() => {}, undefined),
      (table, told) => worker.postMessage({ table, told }),
    );
    worker.onmessage = ({ data }) => {
      if ("call" in data) void this.tables.answer(data).then((answer) => worker.postMessage(answer));
    };
    this.client = new DeviceClient(page);
  }

  /** A table with people at its first seats, and bots at the others. */
  make(wish: DeviceWish, ...names: readonly string[]): Promise<string> {
    return this.client.ask(
      "make",
      wish,
      names.map((name, i) => ({ seat: i + 1, name })),
    );
  }

  /** The play of a table that is open. */
  at(table: string): Promise<Play> {
    return this.tables.at(table);
  }
}

function obedient(thoughts: Token[]): Thinker {
  return {
    choose: (masked, _, seed) => {
      const legal = masked.legal().sort();
      return Promise.resolve(thoughts.shift() ?? legal[seed % legal.length]!);
    },
  };
}
