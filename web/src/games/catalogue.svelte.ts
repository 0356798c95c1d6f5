import built from "virtual:catalogue";
import { learnWords } from ".";
import { server as hosted } from "../page/address";
import { api } from "../net/api";
import type { EditionInfo, GameInfo, GameName } from "../protocol";
import { USUAL_EDITIONS } from "../protocol/policies.gen";
import { isOwn } from "../page/playable";

/** The games that can be played: those of this page, and those that its server brings besides. */
class Catalogue {
  games = $state.raw<GameInfo[]>(built.games);
  version = $state(built.version);
  /** Whether a server is there for what needs one; null until that is known. */
  server = $state<boolean | null>(hosted ? null : false);
  #offered = $state.raw<ReadonlyMap<GameName, string[]>>(new Map());
  #asking: Promise<void> | null = null;

  /** Friends elsewhere have to wait. */
  get away(): boolean {
    return this.server === false;
  }

  get names(): readonly GameName[] {
    return this.games.map(({ name }) => name);
  }

  game(name: GameName): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Who can be asked to a table of the server: the levels, and the bots that its host offers. */
  bots(name: GameName): string[] {
    return [...(this.game(name)?.levels ?? []), ...(this.#offered.get(name) ?? [])];
  }

  /** Asks whether there is a server, and what it plays besides. */
  load(): Promise<void> {
    if (this.server || !hosted) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const { games, version } = await api.games();
      this.#offered = new Map(games.map(({ name, offered }) => [name, offered]));
      const guests = games.filter(({ name }) => !isOwn(name));
      await Promise.all(guests.map(({ name }) => learnWords(name)));
      [this.games, this.version, this.server] = [[...built.games, ...guests], version, true];
    } catch {
      this.server = false;
    }
  }
}

export const catalogue = new Catalogue();

export function sizes(game: GameInfo): number[] {
  return [...new Set(game.editions.flatMap(({ players }) => players))].sort((a, b) => a - b);
}

export function fitting(game: GameInfo, players: number): EditionInfo[] {
  return game.editions.filter((edition) => edition.players.includes(players));
}

export function editionFor(game: GameInfo, players: number, wish?: string): string {
  const names = fitting(game, players).map(({ name }) => name);
  if (wish && names.includes(wish)) return wish;
  const usual: readonly string[] = USUAL_EDITIONS[game.name] ?? [];
  return usual.find((name) => names.includes(name)) ?? names[0] ?? "";
}
