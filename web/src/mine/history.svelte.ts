// My finished games, on this device only: the list, and what it comes to.
import { PlayedStore } from "./store";
import { figuresOf, type Figures } from "./figures";
import type { Saved } from "./file";
import type { Played } from "./finished";

export type { Played } from "./finished";

class History {
  all = $state.raw<readonly Played[] | null>(null);
  readonly #store = new PlayedStore();
  readonly #figures = $derived(figuresOf(this.all ?? []));

  /** Reads what is kept; a browser that keeps nothing has no games. */
  load = async (): Promise<void> => {
    this.all = await this.#store.list().catch(() => []);
  };

  recent(count: number): readonly Played[] {
    return (this.all ?? []).slice(0, count);
  }

  figures(): Figures {
    return this.#figures;
  }

  record(id: string): Promise<string | null> {
    return this.#store.record(id);
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove([id]);
    await this.load();
  }

  async clear(): Promise<void> {
    await this.#store.remove((this.all ?? []).map(({ id }) => id));
    await this.load();
  }

  whole(): Promise<Saved[]> {
    return Promise.all(
      (this.all ?? []).map(async (game) => ({ ...game, record: await this.record(game.id) })),
    );
  }

  async add(games: readonly Saved[]): Promise<number> {
    const here = new Set((this.all ?? []).map(({ id }) => id));
    const fresh = games.filter(({ id }) => !here.has(id));
    for (const { record, ...game } of fresh) await this.#store.put(game, record);
    await this.load();
    return fresh.length;
  }
}

export const history = new History();
