// My finished games, on this device only: the list, and what it comes to.
import { Drawer } from "../history/drawer";
import { figuresOf, type Figures } from "../history/figures";
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
    await this.#drawer.clear();
    await this.load();
  }

  /** All there is, as one file's text. */
  async export(): Promise<string> {
    const games = await Promise.all(
      (this.all ?? []).map(async (game) => ({ ...game, record: await this.record(game.id) })),
    );
    return JSON.stringify({ lynxdeck: "games", games }, null, 1);
  }
}

export const history = new History();
