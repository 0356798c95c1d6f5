// Bots and hints in the Worker: a game's levels from its data, thought by its module, in slices.
import type { Engine, MaskedRecord, Module, Net, Room } from "../../engine";
import type { Level, Token } from "../../protocol";
import { HINT_LEVEL, type Lynx } from "../../protocol/policies.gen";
import { guided, roomFor, Search } from "./search";

export interface Thinking {
  /** How much of the thinking is done, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborted: nobody waits any more; `choose` rejects. */
  signal?: AbortSignal;
  /** Aborted: an answer is wanted now, the best so far. */
  enough?: AbortSignal;
  /** The same for all thoughts of a game as long as nothing but decisions happens: a second thought of the same seat
   * in a row then goes on where the first one ended. Without it each starts from nothing. */
  line?: string;
}

/** Who thinks: a level, the player who gives hints, the bare rule of thumb, or a network. */
export type Player = Level | Lynx | "hint" | "greedy" | "neural" | "champion";

/** Decides for bots, and gives hints. It sees what its seat sees, and nothing else. */
export interface Thinker {
  /** In slices: the Worker answers other messages meanwhile. The same seed gives the same choice. */
  choose(masked: MaskedRecord, player: Player, seed: number, thinking?: Thinking): Promise<Token>;
}

interface Bot {
  readonly module: Module;
  readonly rng: Room<"u64">;
  choose(masked: MaskedRecord, thinking?: Thinking): Promise<number>;
}

class GameBots {
  readonly #bots = new Map<Player, Bot>();

  constructor(private readonly engine: Engine) {}

  async choose(masked: MaskedRecord, player: Player, seed: number, thinking?: Thinking): Promise<number> {
    const bot = this.#bots.get(player) ?? (await this.#made(player));
    this.#bots.set(player, bot);
    bot.module.words(bot.rng)[0] = firstState(BigInt(seed));
    return bot.choose(masked, thinking);
  }

  async #made(player: Player): Promise<Bot> {
    const { module, data } = this.engine;
    if (player === "neural") return new Neural(await this.engine.net());
    if (player === "champion") {
      const net = await this.engine.net();
      return new Search(net.module, data.net!.simulations, guided(net));
    }
    if (player === "greedy") return new Greedy(module, 0, []);
    const level = player === "hint" ? HINT_LEVEL : player;
    const { slips, simulations, tastes } = (data.levels[level] ?? data.lynxes[level])!;
    return simulations ? new Search(module, simulations) : new Greedy(module, slips, tastes);
  }
}

/** The legal action that the network thinks best. */
class Neural implements Bot {
  readonly module: Module;
  readonly rng: Room<"u64">;
  readonly #states: Room<"state">;
  readonly #more: readonly Room[];

  constructor(net: Net) {
    this.module = net.module;
    this.rng = this.module.room("u64", 1);
    this.#states = this.module.room("state", 1);
    this.#more = [this.module.room("i64", ...this.module.data.net!.room), ...roomFor(net)];
  }

  choose(masked: MaskedRecord): Promise<number> {
    this.module.bytes(this.#states).set(masked.record);
    return Promise.resolve(this.module.call("neural_at")(this.#states, 0, ...this.#more));
  }
}

/** The rule of thumb, with slips at the levels that should be easy to beat, and with tastes. */
class Greedy implements Bot {
  readonly rng: Room<"u64">;
  readonly #states: Room<"state">;
  readonly #tastes: Room<"i64"> | null;

  constructor(
    readonly module: Module,
    /** In how many of 100 decisions it takes one of two things that come to mind. */
    private readonly slips: number,
    tastes: readonly number[],
  ) {
    this.rng = module.room("u64", 1);
    this.#states = module.room("state", 1);
    this.#tastes = tastes.length ? module.room("i64", tastes.length) : null;
    if (this.#tastes) module.words(this.#tastes).set(tastes.map(BigInt));
  }

  choose(masked: MaskedRecord): Promise<number> {
    const { module, rng } = this;
    module.bytes(this.#states).set(masked.record);
    const slips = this.slips > 0 && module.call("below")(rng, 100) < this.slips;
    const action =
      this.#tastes && !slips
        ? module.call("tasted_at")(this.#states, 0, rng, this.#tastes)
        : module.call(slips ? "slip_at" : "greedy_at")(this.#states, 0, rng);
    return Promise.resolve(action);
  }
}

const MIX = 0x9e3779b97f4a7c15n;
const short = (n: bigint): bigint => BigInt.asUintN(64, n);

/** The first state of the module's generator, as src/lynxdeck/games/chance.py makes it of a seed. */
function firstState(seed: bigint): bigint {
  let word = short((seed * 2n + 1n) * MIX);
  for (let round = 0; round < 3; round++) {
    word = short((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word ^= word >> 27n;
  }
  return word || MIX;
}

/** One thought after the other: there is one generator, and one core. */
class BotThinker implements Thinker {
  readonly #games = new WeakMap<Engine, GameBots>();
  #before: Promise<unknown> = Promise.resolve();

  choose(masked: MaskedRecord, player: Player, seed: number, thinking?: Thinking): Promise<Token> {
    const thought = this.#before.then(async () => {
      thinking?.signal?.throwIfAborted();
      return masked.token(await this.#botsOf(masked.engine).choose(masked, player, seed, thinking));
    });
    this.#before = thought.catch(() => undefined);
    return thought;
  }

  #botsOf(engine: Engine): GameBots {
    const known = this.#games.get(engine) ?? new GameBots(engine);
    this.#games.set(engine, known);
    return known;
  }
}

export const thinker: Thinker = new BotThinker();
