import { StoreError, type Kept, type Listed, type Store } from "./store";

/** Tables that are kept as long as the page is. */
export class MemoryStore implements Store {
  #tables = new Map<string, Kept[]>();

  append(table: string, events: readonly Kept[]): Promise<void> {
    const kept = this.#tables.get(table) ?? [];
    if (events[0] && events[0].n !== kept.length + 1) return Promise.reject(new StoreError("conflict"));
    this.#tables.set(table, [...kept, ...structuredClone(events)]);
    return Promise.resolve();
  }

  load(table: string): Promise<Kept[]> {
    return Promise.resolve(structuredClone(this.#tables.get(table) ?? []));
  }

  list(): Promise<Listed[]> {
    const tables = [...this.#tables].map(([table, kept]) => ({
      table,
      at: kept.at(-1)?.at ?? 0,
      n: kept.length,
    }));
    return Promise.resolve(tables);
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }
}
