// The tables of this device: made, found, put away. One window plays at each.
import type { Head } from "./store/head";
import { localId } from "./ids";
import { headAfter } from "./journal";
import type { GameRecord } from "../records/record";
import { newTable, type LocalTable } from "./making";
import type { Means } from "./means";
import { arrived, taken } from "./moving";
import { refuse } from "./refusal";
import { rescued } from "./rescue";
import { Room } from "./room";
import type { StoredEvent } from "./events";
import { superfluous } from "./store/room";
import { obstacle } from "./store/whole";
import type { Stamped } from "./store/store";
import { Table } from "./table";

/** Which window plays where. */
export interface Hold {
  /** Whether this one does, from now on if no other. */
  take(table: string): Promise<boolean>;
  takeOver(table: string): Promise<void>;
  release(table: string): void;
}

const FREE: Hold = {
  take: () => Promise.resolve(true),
  takeOver: () => Promise.resolve(),
  release: () => {},
};
/** How long a table stays ours after the last line to it was closed. */
const LINGER_MS = 2000;

export class Tables {
  #rooms = new Map<string, Promise<Room>>();

  constructor(
    readonly means: Means,
    private readonly hold: Hold = FREE,
  ) {}

  list(): Promise<Head[]> {
    return this.means.store.list();
  }

  async create(wish: LocalTable): Promise<Room> {
    const { now, draw } = this.means;
    const [name, at] = [localId(draw), now()];
    const engine = await this.means.engine(wish.game);
    const [table, events] = newTable(wish, name, engine, at);
    return this.#begin(table, events, at);
  }

  /** A table at which a game goes on that somebody brought. */
  async bring(records: readonly GameRecord[]): Promise<Room> {
    const { now, draw, chance } = this.means;
    const at = now();
    const events = arrived(records, chance).map((event, i) => ({ n: i + 1, at, event }));
    const table = folded(localId(draw), events, records.at(-1)!.opening.engine);
    return this.#begin(
      table,
      events.map(({ event }) => event),
      at,
    );
  }

  /** A game on its way to another device; also one that cannot be played on here. */
  async takeaway(name: string): Promise<string> {
    const kept = await this.means.store.load(name);
    if (!kept) throw refuse("not-found:table");
    const engine = await this.means.engine(kept.head.game);
    if (obstacle(kept, engine.data.version)) return rescued(kept);
    try {
      return taken(folded(name, kept.events as Stamped<StoredEvent>[], engine));
    } catch {
      return rescued(kept);
    }
  }

  async #begin(table: Table, events: readonly StoredEvent[], at: number): Promise<Room> {
    await this.#makeRoom();
    await this.hold.take(table.name);
    await this.means.store.append(
      headAfter(table, [], at),
      events.map((event, i) => ({ n: i + 1, at, event })),
    );
    return this.#enter(table.name, Promise.resolve(this.#room(table)));
  }

  /** A table by its name; refuses one that another window plays at. */
  room(name: string): Promise<Room> {
    return this.#rooms.get(name) ?? this.#enter(name, this.#open(name));
  }

  /** Plays here from now on, and not in the other window. */
  async takeOver(name: string): Promise<Room> {
    await this.hold.takeOver(name);
    return this.room(name);
  }

  /** Another window plays there now. */
  lose(name: string): void {
    void this.#rooms.get(name)?.then((room) => room.dismiss("elsewhere"));
  }

  /** Nobody looks on any more: after a while another window may. */
  left(room: Room): void {
    this.means.later(LINGER_MS, () => {
      if (room.idle) this.#putAway(room);
    });
  }

  async remove(name: string): Promise<void> {
    (await this.#rooms.get(name)?.catch(() => null))?.dismiss("gone");
    await this.means.store.remove(name);
    this.hold.release(name);
  }

  #enter(name: string, room: Promise<Room>): Promise<Room> {
    this.#rooms.set(name, room);
    room.catch(() => this.#rooms.delete(name));
    return room;
  }

  async #open(name: string): Promise<Room> {
    const kept = await this.means.store.load(name);
    if (!kept) throw refuse("not-found:table");
    const engine = await this.means.engine(kept.head.game);
    const fault = obstacle(kept, engine.data.version);
    if (fault) throw refuse(fault === "damaged" ? "damaged" : "outdated");
    if (!(await this.hold.take(name))) throw refuse("elsewhere");
    // Read again: another window may have played on until now.
    const { events } = (await this.means.store.load(name))!;
    return this.#room(folded(name, events as Stamped<StoredEvent>[], engine));
  }

  #room(table: Table): Room {
    return new Room(table, this.means, () => this.#rooms.delete(table.name));
  }

  #putAway(room: Room): void {
    room.stop();
    this.hold.release(room.table.name);
  }

  /** Finished games make room for new ones, the oldest first. */
  async #makeRoom(): Promise<void> {
    const { store, now } = this.means;
    for (const name of superfluous(await store.list(), now())) await store.remove(name);
  }
}

function folded(name: string, events: Stamped<StoredEvent>[], engine: Table["engine"]): Table {
  const [first] = events;
  if (first?.event.t !== "created") throw refuse("not-found:table");
  const table = new Table(name, first.event.setup, engine);
  try {
    for (const { event, at } of events) table.apply(event, at);
  } catch {
    throw refuse("damaged"); // what does not follow from what came before was not written by us
  }
  return table;
}
