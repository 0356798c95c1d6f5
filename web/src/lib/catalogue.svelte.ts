import { faceOf, known, learnWords } from "../games";
import { api } from "./api";
import type { EditionInfo, GameInfo, GameName } from "./protocol";

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
      await Promise.all(games.filter(({ name }) => !faceOf(name)).map(({ name }) => learnWords(name)));
      [this.games, this.version, this.away] = [games, version, false];
    } catch {
      this.away = true;
    }
  }

  /** All games by name; those that this page knows, until the server has answered. */
  get names(): readonly GameName[] {
    return this.games.length > 0 ? this.games.map(({ name }) => name) : known;
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
  const usual = faceOf(game.name)?.usual ?? [];
  return usual.find((name) => names.includes(name)) ?? names[0] ?? "";
}
