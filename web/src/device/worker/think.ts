// Bots and hints in the Worker: a game's levels from its data, thought by its module, in slices.
import type { Engine, LevelData, MaskedRecord, Module, Net, Room } from "../../engine";
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
  /** Rather no answer than another one than on other machines: `choose` rejects where the network does not come. */
  exact?: boolean;
}

/** Who thinks: a level, the player who gives hints, or the bare rule of thumb. */
export type Player = Level | Lynx | "hint" | "greedy";

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
  /** Those who do without a network that did not come. */
  readonly #alone = new Map<Player, Bot>();

  constructor(private readonly engine: Engine) {}

  async choose(masked: MaskedRecord, player: Player, seed: number, thinking?: Thinking): Promise<number> {
    const bot = this.#bots.get(player) ?? (await this.#find(player, thinking?.exact));
    bot.module.words(bot.rng)[0] = firstState(BigInt(seed));
    return bot.choose(masked, thinking);
  }

  /** Without its network a level plays as well as it can, unless it must play exactly; the next time it may come. */
  async #find(player: Player, exact = false): Promise<Bot> {
    const level = this.#level(player);
    const net = !asksNet(level) ? null : exact ? await this.engine.net() : await inTime(this.engine.net());
    const bots = asksNet(level) && !net ? this.#alone : this.#bots;
    const bot = bots.get(player) ?? (net ? networked(net, level) : plain(this.engine.module, level));
    bots.set(player, bot);
    return bot;
  }

  #level(player: Player): LevelData {
    const { levels, lynxes } = this.engine.data;
    if (player === "greedy") return THUMB;
    const name = player === "hint" ? HINT_LEVEL : player;
    return (levels[name] ?? lynxes[name])!;
  }
}

const THUMB: LevelData = { slips: 0, simulations: 0, tastes: [], leeway: null, memory: 0, guided: 0 };

/** A network that comes slowly is waited for so long; it is there the next time. */
const PATIENCE_MS = 4000;

async function inTime(coming: Promise<Net>): Promise<Net | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE_MS)));
  const net = await Promise.race([coming.catch(() => null), late]);
  clearTimeout(timer);
  return net;
}

const asksNet = ({ leeway, guided }: LevelData): boolean => leeway !== null || guided > 0;

const networked = (net: Net, level: LevelData): Bot =>
  level.guided ? new Search(net.module, level.guided, guided(net)) : new Tempted(net, level);

const plain = (module: Module, { simulations, slips, tastes }: LevelData): Bot =>
  simulations ? new Search(module, simulations) : new Greedy(module, slips, tastes);

/** A taste, and a network that sees when it would cost too much. */
class Tempted implements Bot {
  readonly module: Module;
  readonly rng: Room<"u64">;
  readonly #states: Room<"state">;
  readonly #more: readonly (Room | number)[];

  constructor(net: Net, { tastes, leeway, memory }: LevelData) {
    const { module } = net;
    this.module = module;
    this.rng = module.room("u64", 1);
    this.#states = module.room("state", 2);
    const taste = module.room("i64", tastes.length);
    module.words(taste).set(tastes.map(BigInt));
    const scratch = module.room("i64", ...module.data.net!.room);
    this.#more = [scratch, this.rng, taste, leeway!, memory, ...roomFor(net)];
  }

  choose(masked: MaskedRecord): Promise<number> {
    this.module.bytes(this.#states).set(masked.record);
    return Promise.resolve(this.module.call("tempted_at")(this.#states, ...this.#more));
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
export function firstState(seed: bigint): bigint {
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
