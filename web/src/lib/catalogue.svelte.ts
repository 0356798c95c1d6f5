import { api } from "./api";
import type { EditionInfo, GameInfo, GameName } from "./protocol";

/** What the booklets' owners will know best, for each number of players; else the first that fits. */
const USUAL: readonly string[] = ["amigo-2022-basic", "amigo-2022-duel", "push"];

/** The games this server plays. */
class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  version = $state("");
  /** True when the server could not be reached. */
  away = $state(false);
  #asking: Promise<void> | null = null;

  load(): Promise<void> {
    if (this.games.length > 0) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const { games, version } = await api.games();
      [this.games, this.version, this.away] = [games, version, false];
    } catch {
      this.away = true;
    }
  }

  game(name: GameName): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Catalogue();

/** The numbers of players a game can be played with, in any edition. */
export function sizes(game: GameInfo): number[] {
  return [...new Set(game.editions.flatMap(({ players }) => players))].sort((a, b) => a - b);
}

export function fitting(game: GameInfo, players: number): EditionInfo[] {
  return game.editions.filter((edition) => edition.players.includes(players));
}

/** The edition wished for if it fits that many players, else the usual one. */
export function editionFor(game: GameInfo, players: number, wish?: string): string {
  const names = fitting(game, players).map(({ name }) => name);
  if (wish && names.includes(wish)) return wish;
  return USUAL.find((name) => names.includes(name)) ?? names[0] ?? "";
}
