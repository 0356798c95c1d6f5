import type { Told } from "../engine";
import { Already, refuse, type Refusal } from "./refusal";
import type { Command } from "./commands";
import type { StoredEvent } from "./events";
import { headOf, type Head } from "./store/head";
import { StoreError, type Stamped, type Store } from "./store/store";
import { infoOf } from "./info";
import type { Table } from "./table";

export interface Hearer {
  /** An event is stored, and the table has just changed by it. */
  happened(event: StoredEvent, at: number, told: Told | null): void;
  /** All that belongs together has happened. */
  tell(): void;
  /** Nothing waits to be stored. */
  rest(): void;
  /** Somebody else wrote at this table: what is in memory is no more to be trusted. */
  lost(): void;
}

/** Judges, stores and applies what is asked for, in order: the table in memory is always the stored one. */
export class Journal {
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(
    private readonly table: Table,
    private readonly store: Store,
    private readonly hearer: Hearer,
    private readonly now: () => number,
  ) {}

  /** Lets something happen; `done` is told right after what it did. */
  async act(command: Command, done: (n: number) => void = () => {}): Promise<number> {
    this.#waiting += 1;
    const acted = this.#queue.then(() => this.#do(command, done));
    this.#queue = acted.catch(() => {});
    return acted.finally(() => {
      this.#waiting -= 1;
      if (!this.#waiting) this.hearer.rest();
    });
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  async #do(command: Command, done: (n: number) => void): Promise<number> {
    const n = await this.#happen(command);
    this.hearer.tell();
    done(n);
    return n;
  }

  async #happen(command: Command): Promise<number> {
    const { table } = this;
    const judgement = judged(command, table);
    if (typeof judgement === "number") return judgement;
    const events = marked(judgement, table);
    if (!events.length) return table.n;
    const [at, n] = [this.now(), table.n + 1];
    await this.#keep(
      headAfter(table, events, at),
      events.map((event, i) => ({ n: n + i, at, event })),
    );
    for (const event of events) this.hearer.happened(event, at, table.apply(event, at));
    return n;
  }

  async #keep(head: Head, events: readonly Stamped<StoredEvent>[]): Promise<void> {
    try {
      await this.store.append(head, events);
    } catch (fault) {
      if (!(fault instanceof StoreError)) throw fault;
      if (fault.code === "taken") this.hearer.lost();
      throw unstored(fault);
    }
  }
}

/** The events that follow, or the one that the same request became before. */
function judged(command: Command, table: Table): StoredEvent[] | number {
  try {
    return command(table);
  } catch (known) {
    if (known instanceof Already) return known.n;
    throw known;
  }
}

/** The first decision of a turn says so: a record of it can be written without the rules. */
function marked(events: readonly StoredEvent[], { position }: Table): StoredEvent[] {
  const begins = position?.turnBegins ?? false;
  return events.map((event) => (event.t === "moved" && begins ? { ...event, turn: true } : event));
}

function unstored({ code }: StoreError): Refusal {
  if (code === "taken") return refuse("elsewhere");
  return refuse(code === "full" ? "storage:full" : "storage");
}

/** How a list tells of the table once these events have happened. */
export function headAfter(table: Table, events: readonly StoredEvent[], at: number): Head {
  const then = table.fork();
  for (const event of events) then.apply(event, at);
  const { n, mine, setup } = then;
  const to_move = then.ask()?.seat ?? null;
  return headOf(infoOf(then, { seats: new Set(), watching: 0 }), {
    n,
    at,
    mine,
    to_move,
    rules: setup.rules,
  });
}
