// The search as a player, as src/lynxdeck/bots/search.py has it: the same seed makes the same choice.
import type { MaskedRecord, Module, Net, Room } from "../../engine";
import type { Thinking } from "./think";

const CHUNK = 64;
const SLICE_MS = 8;
/** Standard errors by which the search must be ahead to go against advice. */
const SURE = 2;

interface Made {
  line: string;
  seat: number | null;
  move: number;
  action: number;
}

export class Search {
  readonly #tree: Tree;
  readonly rng: Room<"u64">;
  #last: Made | null = null;

  constructor(
    readonly module: Module,
    private readonly simulations: number,
    private readonly growth: Growth = played(module),
  ) {
    this.rng = module.room("u64", 1);
    this.#tree = new Tree(module, simulations, growth);
  }

  /** The choice that the simulations made most often; at once where there is only one. */
  async choose(masked: MaskedRecord, thinking: Thinking = {}): Promise<number> {
    const last = this.#last;
    this.#last = null; // the tree stays behind, also if this thought is given up
    const { states } = this.#tree;
    this.module.bytes(states).set(masked.record);
    if (this.module.call("count_of")(states, 0) === 1) return this.module.call("kth_of")(states, 0, 0);
    this.#setOut(masked, last, thinking.line);
    await this.#think(thinking);
    const action = this.#decide();
    if (thinking.line !== undefined) this.#last = { ...at(masked), line: thinking.line, action };
    return action;
  }

  /** Keeps the branch of our last choice if this decision follows it at once, else replants. */
  #setOut(masked: MaskedRecord, last: Made | null, line: string | undefined): void {
    const { seat, move } = at(masked);
    const follows = last?.line === line && last?.seat === seat && last.move === move - 1;
    if (!(follows && this.#tree.goOn(masked.record, last.action))) this.#tree.plant(masked.record);
  }

  #think(thinking: Thinking): Promise<void> {
    let done = 0;
    return inSlices(() => {
      const bite = Math.min(CHUNK, this.simulations - done);
      this.#tree.grow(bite, this.rng);
      done += bite;
      return done / this.simulations;
    }, thinking);
  }

  /** The legal choice made most often; advice, where there is some, unless it is surely worse. */
  #decide(): number {
    const arms = this.#arms();
    const best = favourite(arms);
    if (!this.growth.advised) return best;
    const advised = this.module.call("advice_at")(this.#tree.states, 0, this.rng);
    const against = advised < 0 || surelyBetter(arms.get(best)!, arms.get(advised)!);
    return against ? best : advised;
  }

  /** What the tree found about each legal choice; a branch that was kept may hold others. */
  #arms(): Map<number, Arm> {
    const { states } = this.#tree;
    const kth = this.module.call("kth_of");
    const count = this.module.call("count_of")(states, 0);
    const arms = new Map<number, Arm>();
    for (let k = 0; k < count; k++) arms.set(kth(states, 0, k), { visits: 0, gain: 0, squares: 0 });
    for (const [action, arm] of this.#tree.arms()) if (arms.has(action)) arms.set(action, arm);
    return arms;
  }
}

const at = ({ toMove, move }: MaskedRecord) => ({ seat: toMove, move });

/** Lets the messages through that have come meanwhile; a timer would wait for four milliseconds. */
export function breathe(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** Does piece after piece until all is done (1), the best so far is enough, or nobody waits any more. */
async function inSlices(piece: () => number, { signal, enough, onProgress }: Thinking): Promise<void> {
  for (let done = 0; done < 1;) {
    const end = performance.now() + SLICE_MS;
    do done = piece();
    while (done < 1 && performance.now() < end);
    onProgress?.(done);
    if (enough?.aborted) return;
    if (done < 1) await breathe();
    signal?.throwIfAborted();
  }
}

/** One choice: how often it was made, the shares of the win it brought and their squares. */
interface Arm {
  readonly visits: number;
  readonly gain: number;
  readonly squares: number;
}

const mean = ({ gain, visits }: Arm): number => gain / Math.max(visits, 1);

/** The standard error of the mean; wide while there is little to go by. */
function error(arm: Arm): number {
  if (arm.visits < 2) return 1;
  const variance = arm.squares / arm.visits - mean(arm) * mean(arm);
  return Math.sqrt(Math.max(variance, 0) / (arm.visits - 1));
}

function surelyBetter(one: Arm, other: Arm): boolean {
  const [a, b] = [error(one), error(other)];
  return mean(one) - mean(other) > SURE * Math.sqrt(a * a + b * b);
}

/** The choice made most often; of equals the first action. */
function favourite(arms: ReadonlyMap<number, Arm>): number {
  const ahead = ([a, one]: [number, Arm], [b, other]: [number, Arm]) =>
    other.visits > one.visits || (other.visits === one.visits && b < a);
  return [...arms].reduce((best, next) => (ahead(best, next) ? next : best))[0];
}

/** What grows a tree: the function, and what it takes besides the tree. */
interface Growth {
  readonly name: "search" | "guided";
  /** Nodes that a simulation may add. */
  readonly breadth: number;
  readonly scratch: readonly [number, number];
  readonly settings: readonly number[];
  readonly more: readonly Room[];
  /** Whether a game's advice stands against what is not surely better. */
  readonly advised: boolean;
}

/** Games are played out. */
function played({ data }: Module): Growth {
  const { settings, room: scratch } = data.search;
  return { name: "search", breadth: 1, scratch, settings: Object.values(settings), more: [], advised: true };
}

/** A network says what to expect. */
export function guided(net: Net): Growth {
  const { search, net: told } = net.module.data;
  const { breadth, guidance, room: scratch } = told!;
  const settings = [...Object.values(search.settings), ...Object.values(guidance)];
  return { name: "guided", breadth, scratch, settings, more: roomFor(net), advised: false };
}

/** What the functions of a network take last: its weights, and room for what is made of a position. */
export function roomFor({ module, biases, weights }: Net): Room[] {
  const { seen, hidden } = module.data.net!;
  return [biases, weights, module.room("u8", seen), module.room("i16", hidden)];
}

/** A tree in a module's memory, and the room to grow it. */
class Tree {
  readonly states: Room<"state">;
  readonly #nodes: Room<"node">;
  readonly #scratch: Room<"i64">;
  readonly #settings: Room<"f64">;
  /** Nodes that a thought may add. */
  readonly #most: number;
  #root = 0;
  #used = 1;

  constructor(
    private readonly module: Module,
    simulations: number,
    private readonly growth: Growth,
  ) {
    const { breadth, scratch, settings } = growth;
    this.#most = breadth * simulations;
    this.states = module.room("state", 2);
    this.#nodes = module.room("node", 2 * this.#most + 2);
    this.#scratch = module.room("i64", ...scratch);
    this.#settings = module.room("f64", settings.length + module.data.seats);
    module.words(this.#settings).fill(0).set(settings);
    module.bytes(this.#scratch).fill(0);
  }

  plant(masked: Uint8Array): void {
    this.module.bytes(this.states).set(masked);
    this.module.bytes(this.#nodes).fill(0, 0, this.#size);
    [this.#root, this.#used] = [0, 1];
  }

  /** Goes on with the branch of a choice that was made, if there is one and room for more. */
  goOn(masked: Uint8Array, action: number): boolean {
    const child = this.module.call("child_of")(this.#nodes, this.#root, action);
    if (child === 0 || this.#used + this.#most > this.#nodes.shape[0]!) return false;
    this.module.bytes(this.states).set(masked);
    this.#root = child;
    return true;
  }

  grow(simulations: number, rng: Room<"u64">): void {
    const [from, used] = [this.#root, this.#used];
    const more = [simulations, this.#scratch, rng, this.#settings, ...this.growth.more] as const;
    this.#used = this.module.call(this.growth.name)(this.states, this.#nodes, from, used, ...more);
  }

  *arms(): Generator<[action: number, arm: Arm]> {
    const view = new DataView(this.module.memory.buffer, this.#nodes.at, this.#nodes.bytes);
    const place = (node: number, field: string) =>
      node * this.#size + this.module.data.records.node.fields[field]!.at;
    const whole = (node: number, field: string) => view.getInt32(place(node, field), true);
    const real = (node: number, field: string) => view.getFloat64(place(node, field), true);
    for (let node = whole(this.#root, "child"); node; node = whole(node, "sibling")) {
      const arm = { visits: whole(node, "visits"), gain: real(node, "gain"), squares: real(node, "squares") };
      yield [view.getInt16(place(node, "action"), true), arm];
    }
  }

  get #size(): number {
    return this.module.data.records.node.size;
  }
}
