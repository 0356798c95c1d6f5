// Games kept as long as a test runs.
import { StoreError } from "../../../page/database";
import { keptGame, lastPlayedFirst, type Head, type Kept, type Stamped, type Store } from "../store";

export class MemoryStore implements Store {
  readonly #games = new Map<string, { head: Head; events: Stamped[] }>();

  append(head: Head, events: readonly Stamped[]): Promise<void> {
    const before = this.#games.get(head.table)?.events ?? [];
    if (events.some(({ n }, i) => n !== before.length + 1 + i))
      return Promise.reject(new StoreError("taken"));
    // A copy, as a disk would make it.
    this.#games.set(head.table, structuredClone({ head, events: [...before, ...events] }));
    return Promise.resolve();
  }

  load(table: string): Promise<Kept | null> {
    const found = this.#games.get(table);
    return Promise.resolve(found ? structuredClone(keptGame(found.head, found.events)) : null);
  }

  list(): Promise<Head[]> {
    const heads = [...this.#games.values()].map(({ head }) => structuredClone(head));
    return Promise.resolve(heads.sort(lastPlayedFirst));
  }

  remove(table: string): Promise<void> {
    this.#games.delete(table);
    return Promise.resolve();
  }
}
