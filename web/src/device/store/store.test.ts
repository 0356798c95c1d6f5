import { describe, expect, it } from "vitest";
import { superfluous } from "../worker/tables";
import { IndexedStore } from "./indexed";
import { SafeStore } from "./safe";
import { StoreError, type Trouble } from "../../page/database";
import { FORMAT, keptGame, obstacle, type Head, type Stamped, type Store } from "./store";
import { MemoryStore } from "./testing/memory";

const head = (table: string, more: Partial<Head> = {}): Head => ({
  table,
  format: FORMAT,
  rules: 1,
  game: "linko",
  edition: "playte",
  title: "",
  seats: [{ kind: "person", name: "Ann" }],
  mine: [1],
  status: "playing",
  to_move: 1,
  winners: [],
  scripted: false,
  created: 1,
  touched: 1,
  n: 0,
  ...more,
});
const events = (from: number, to: number): Stamped[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i, at: 5, event: { t: "ended" } }));

/** A disk on which there is room for so many events. */
class Small extends MemoryStore {
  constructor(public room: number) {
    super();
  }

  override append(now: Head, added: readonly Stamped[]): Promise<void> {
    if (added.length > this.room) return Promise.reject(new StoreError("full"));
    this.room -= added.length;
    return super.append(now, added);
  }
}

async function all(store: Store, table: string): Promise<number[]> {
  return (await store.load(table))!.events.map(({ n }) => n);
}

describe("a store", () => {
  it("gives back what was kept, game by game", async () => {
    const store = new MemoryStore();
    await store.append(head("~a", { n: 2 }), events(1, 2));
    await store.append(head("~b", { n: 1, touched: 9 }), events(1, 1));
    await store.append(head("~a", { n: 3 }), events(3, 3));
    expect(await all(store, "~a")).toEqual([1, 2, 3]);
    expect((await store.list()).map(({ table }) => table)).toEqual(["~b", "~a"]);
    await store.remove("~a");
    expect(await store.load("~a")).toBeNull();
    expect(await all(store, "~b")).toEqual([1]);
  });

  it("takes no number twice", async () => {
    const store = new MemoryStore();
    await store.append(head("~a", { n: 2 }), events(1, 2));
    await expect(store.append(head("~a", { n: 3 }), events(2, 3))).rejects.toThrow("taken");
    expect(await all(store, "~a")).toEqual([1, 2]);
  });
});

describe("what is kept", () => {
  it("is whole, or told up to the first fault", () => {
    const rows: unknown[] = events(1, 4);
    expect(keptGame(head("~a", { n: 4 }), rows).fault).toBeNull();
    expect(keptGame(head("~a", { n: 5 }), rows).fault).toBe("damaged");
    rows[2] = { n: 3, at: 5, event: null };
    const found = keptGame(head("~a", { n: 4 }), rows);
    expect([found.fault, found.events.length]).toEqual(["damaged", 2]);
  });

  it("may be of another version", () => {
    const good = keptGame(head("~a", { n: 1 }), events(1, 1));
    expect([obstacle(good, 1), obstacle(good, 2), obstacle(good, 0)]).toEqual([null, "older", "newer"]);
    expect(keptGame(head("~a", { n: 1, format: FORMAT - 1 }), events(1, 1)).fault).toBe("older");
  });
});

describe("a store that play never stops for", () => {
  it("keeps in memory what the disk does not take, and catches up when there is room", async () => {
    const disk = new Small(2);
    const told: Trouble[] = [];
    const store = new SafeStore(disk, (trouble) => told.push(trouble));
    for (let n = 1; n <= 4; n++) await store.append(head("~a", { n }), events(n, n));
    expect([await all(store, "~a"), await all(disk, "~a")]).toEqual([
      [1, 2, 3, 4],
      [1, 2],
    ]);
    expect(told).toEqual(["full"]);
    disk.room = 9;
    await store.append(head("~a", { n: 5 }), events(5, 5));
    expect(await all(disk, "~a")).toEqual([1, 2, 3, 4, 5]);
    expect((await store.list()).map(({ n }) => n)).toEqual([5]);
  });

  it("plays on where there is no database", async () => {
    const told: Trouble[] = [];
    const store = new SafeStore(new IndexedStore(), (trouble) => told.push(trouble));
    await store.append(head("~a", { n: 1 }), events(1, 1));
    await store.append(head("~a", { n: 2 }), events(2, 2));
    expect([await all(store, "~a"), told]).toEqual([[1, 2], ["none"]]);
    await store.remove("~a");
    expect(await store.load("~a")).toBeNull();
  });

  it("does not hide that another tab has played on", async () => {
    const disk = new MemoryStore();
    const [one, other] = [new SafeStore(disk, () => {}), new SafeStore(disk, () => {})];
    await one.append(head("~a", { n: 1 }), events(1, 1));
    await other.append(head("~a", { n: 2 }), events(2, 2));
    await expect(one.append(head("~a", { n: 2 }), events(2, 2))).rejects.toThrow("taken");
  });
});

it("makes room: the oldest finished go first, never one under way", () => {
  const heads = [
    head("~running", { touched: 0 }),
    head("~old", { status: "over", touched: 1 }),
    head("~new", { status: "over", touched: 2 }),
    head("~lesson", { scripted: true, touched: 3 }),
  ];
  expect(superfluous(heads, 4, 1)).toEqual(["~old"]);
  expect(superfluous(heads, 4 + 86_400_000, 2)).toEqual(["~lesson"]);
});
