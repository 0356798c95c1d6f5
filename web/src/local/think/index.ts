// Bots and hints in the Worker: a game's levels from its data, thought by its module.
import type { Engine, Masked, Room } from "../../engine";
import type { Level, Token } from "../../lib/protocol";
import type { Player, Thinker, Thinking } from "../thinker";
import { generator } from "./chance";
import { Greedy } from "./plain";
import { Search } from "./search";

/** The level that gives hints, as at a server. */
const HINT_LEVEL: Level = "hard";

interface Bot {
  choose(masked: Masked, rng: Room<"u64">, thinking?: Thinking): Promise<number>;
}

/** The bots of one game, each made when it is first asked. */
class Company {
  readonly #rng: Room<"u64">;
  readonly #bots = new Map<Player, Bot>();

  constructor(private readonly engine: Engine) {
    this.#rng = engine.module.room("u64", 1);
  }

  choose(masked: Masked, player: Player, seed: number, thinking?: Thinking): Promise<number> {
    const bot = this.#bots.get(player) ?? this.#made(player);
    this.#bots.set(player, bot);
    this.engine.module.words(this.#rng)[0] = generator(BigInt(seed));
    return bot.choose(masked, this.#rng, thinking);
  }

  #made(player: Player): Bot {
    const { module, data } = this.engine;
    if (player === "greedy") return new Greedy(module, 0);
    const { slips, simulations } = data.levels[player === "hint" ? HINT_LEVEL : player]!;
    return simulations ? new Search(module, simulations) : new Greedy(module, slips);
  }
}

/** One thought after the other: there is one generator, and one core. */
class OneByOne implements Thinker<Masked> {
  readonly #companies = new WeakMap<Engine, Company>();
  #before: Promise<unknown> = Promise.resolve();

  choose(masked: Masked, player: Player, seed: number, thinking?: Thinking): Promise<Token> {
    const thought = this.#before.then(async () => {
      thinking?.signal?.throwIfAborted();
      return masked.token(await this.#company(masked.engine).choose(masked, player, seed, thinking));
    });
    this.#before = thought.catch(() => undefined);
    return thought;
  }

  #company(engine: Engine): Company {
    const known = this.#companies.get(engine) ?? new Company(engine);
    this.#companies.set(engine, known);
    return known;
  }
}

export const thinker: Thinker<Masked> = new OneByOne();
