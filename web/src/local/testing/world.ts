// A world of a test's own: time by hand, counted ids and seeds, bots that play what they are told.
import { setImmediate } from "node:timers/promises";
import type { Engine, Masked } from "../../engine";
import { engineFromDisk } from "../../engine/testing/disk";
import type { GameName, Token } from "../../lib/protocol";
import type { Means } from "../means";
import type { FromPage, FromWorker, Port } from "../messages";
import { serve } from "../serve";
import { MemoryStore } from "../store/memory";
import type { Store } from "../store/store";
import { Tables } from "../tables";
import type { Thinker } from "../thinker";

const engines = {
  linko: await engineFromDisk("linko"),
  push: await engineFromDisk("push"),
} satisfies Record<GameName, Engine>;

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
}

export class World {
  readonly clock = new HandClock();
  readonly told: FromWorker[] = [];
  readonly port: Port<FromWorker, FromPage>;
  readonly tables: Tables;
  readonly store: Store;
  #bytes = 0;
  #chance = 0;
  #thoughts: Token[];
  #id = 0;

  constructor({ store = new MemoryStore(), thoughts = [] }: WorldOptions = {}) {
    this.store = store;
    this.#thoughts = [...thoughts];
    this.port = { postMessage: (message) => void this.told.push(message), onmessage: null };
    this.tables = new Tables(this.#means());
    serve(this.port, this.tables);
  }

  #means(): Means {
    return {
      store: this.store,
      thinker: this.#thinker(),
      engine: (game) => Promise.resolve(engines[game]),
      now: () => this.clock.now,
      later: this.clock.later,
      chance: () => (this.#chance = (this.#chance + 0.381966) % 1),
      draw: (size) => Uint8Array.from({ length: size }, () => (this.#bytes = (this.#bytes * 5 + 7) % 256)),
    };
  }

  #thinker(): Thinker<Masked> {
    return {
      choose: (masked, _, seed) => {
        const legal = masked.legal().sort();
        return Promise.resolve(this.#thoughts.shift() ?? legal[seed % legal.length]!);
      },
    };
  }

  say(message: FromPage): void {
    // As a Worker gets it: a copy.
    this.port.onmessage?.({ data: structuredClone(message) });
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const id = ++this.#id;
    this.say({ to: "api", id, method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    await this.clock.due();
    const answer = this.told.find((one) => one.to === "api" && one.id === id);
    if (answer?.to !== "api") throw new Error(`No answer to ${path}.`);
    this.told.splice(this.told.indexOf(answer), 1);
    return answer;
  }
}
