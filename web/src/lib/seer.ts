// What may be asked before deciding, answered here: by the game's own rules, from the view alone.
import { Refusal } from "../engine/fault";
import type { Engine, Sight } from "../engine/types";
import type { GameName, View } from "./protocol";

export type LoadEngine = (game: GameName) => Promise<Engine>;

/** So long a question waits for the rules to come; then others are asked. */
const PATIENCE_MS = 1500;

const fetchEngine: LoadEngine = async (game) => (await import("../engine")).loadEngine(game);

/** The rules of the game at one table: fetched beside it, and never waited for to show it. */
export class Seer {
  #game: GameName | null = null;
  #engine: Engine | null = null;
  #coming: Promise<unknown> = Promise.resolve();

  constructor(private readonly load: LoadEngine = fetchEngine) {}

  /** Fetches a game's rules. Where there are none (no WebAssembly, a game from elsewhere), others are asked. */
  open(game: GameName): void {
    if (game === this.#game) return;
    [this.#game, this.#engine] = [game, null];
    const come = this.load(game).then(
      (engine) => {
        if (this.#game === game) this.#engine = engine;
      },
      () => {},
    );
    this.#coming = Promise.race([come, new Promise((end) => setTimeout(end, PATIENCE_MS))]);
  }

  /** What the rules say of a view, null for nothing; undefined where others must be asked. */
  async ask<T>(view: View, question: (sight: Sight) => T): Promise<T | null | undefined> {
    await this.#coming;
    try {
      const sight = this.#rulesOf(view)?.sight(view);
      return sight && answer(sight, question);
    } catch (error) {
      // Whatever is wrong with them, the table goes on without.
      console.error(error);
      this.#engine = null;
      return undefined;
    }
  }

  /** Those that the view was written by. */
  #rulesOf({ game, rules }: View): Engine | null {
    const engine = this.#engine;
    return engine?.game === game && engine.data.version === rules ? engine : null;
  }
}

/** Text that is no token, and the like, has no answer: the server refuses it too. */
function answer<T>(sight: Sight, question: (sight: Sight) => T): T | null {
  try {
    return question(sight);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
