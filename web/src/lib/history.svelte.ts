// My finished games, on this device only: the list, and what it comes to.
import { Drawer } from "../history/drawer";
import { figuresOf, type Figures } from "../history/figures";
import type { Saved } from "../history/file";
import type { Played } from "../history/played";

export type { Played } from "../history/played";

class History {
  /** The last one first; null until they were read. */
  all = $state.raw<readonly Played[] | null>(null);
  readonly #drawer = new Drawer();
  readonly #figures = $derived(figuresOf(this.all ?? []));

  /** Reads what is kept; a browser that keeps nothing has no games. */
  load = async (): Promise<void> => {
    this.all = await this.#drawer.list().catch(() => []);
  };

  /** The last games of those that were read. */
  recent(count: number): readonly Played[] {
    return (this.all ?? []).slice(0, count);
  }

  figures(): Figures {
    return this.#figures;
  }

  record(id: string): Promise<string | null> {
    return this.#drawer.record(id);
  }

  async remove(id: string): Promise<void> {
    await this.#drawer.remove([id]);
    await this.load();
  }

  async clear(): Promise<void> {
    await this.#drawer.remove((this.all ?? []).map(({ id }) => id));
    await this.load();
  }

  /** All games with their records, to be saved. */
  whole(): Promise<Saved[]> {
    return Promise.all(
      (this.all ?? []).map(async (game) => ({ ...game, record: await this.record(game.id) })),
    );
  }

  /** Games from elsewhere; returns how many are new here. */
  async add(games: readonly Saved[]): Promise<number> {
    const here = new Set((this.all ?? []).map(({ id }) => id));
    const fresh = games.filter(({ id }) => !here.has(id));
    for (const { record, ...game } of fresh) await this.#drawer.put(game, record);
    await this.load();
    return fresh.length;
  }
}

export const history = new History();
