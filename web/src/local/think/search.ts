// The search as a player, as src/lynxdeck/bots/search.py has it: the same seed makes the same choice.
import type { Masked, Module, Room } from "../../engine";
import type { Thinking } from "../thinker";
import { favourite, surelyBetter, UNTRIED, type Arm } from "./arm";
import { inSlices } from "./slices";
import { Walker } from "./walker";

/** Simulations between two looks at the clock. */
const CHUNK = 64;

/** The decision that the tree stands at. */
interface Made {
  line: string;
  seat: number | null;
  move: number;
  action: number;
}

export class Search {
  readonly #walker: Walker;
  #last: Made | null = null;

  constructor(
    private readonly module: Module,
    private readonly simulations: number,
  ) {
    this.#walker = new Walker(module, simulations);
  }

  /** The choice that the simulations made most often; at once where there is only one. */
  async choose(masked: Masked, rng: Room<"u64">, thinking: Thinking = {}): Promise<number> {
    const last = this.#last;
    this.#last = null; // the tree stays behind, also if this thought is given up
    const { states } = this.#walker;
    this.module.bytes(states).set(masked.record);
    if (this.module.call("count_of")(states, 0) === 1) return this.module.call("kth_of")(states, 0, 0);
    this.#setOut(masked, last, thinking.line);
    await this.#think(rng, thinking);
    const action = this.#decide(rng);
    if (thinking.line !== undefined) this.#last = { ...at(masked), line: thinking.line, action };
    return action;
  }

  /** Keeps the branch of our last choice if this decision follows it at once, else replants. */
  #setOut(masked: Masked, last: Made | null, line: string | undefined): void {
    const { seat, move } = at(masked);
    const follows = last?.line === line && last?.seat === seat && last.move === move - 1;
    if (!(follows && this.#walker.goOn(masked.record, last.action))) this.#walker.plant(masked.record);
  }

  /** In bites, which change nothing. */
  #think(rng: Room<"u64">, thinking: Thinking): Promise<void> {
    let done = 0;
    return inSlices(() => {
      const bite = Math.min(CHUNK, this.simulations - done);
      this.#walker.grow(bite, rng);
      done += bite;
      return done / this.simulations;
    }, thinking);
  }

  /** The legal choice made most often; advice, where there is some, unless it is surely worse. */
  #decide(rng: Room<"u64">): number {
    const arms = this.#arms();
    const best = favourite(arms);
    const advised = this.module.call("advice_at")(this.#walker.states, 0, rng);
    const against = advised < 0 || surelyBetter(arms.get(best)!, arms.get(advised)!);
    return against ? best : advised;
  }

  /** What the tree found about each legal choice; a branch that was kept may hold others. */
  #arms(): Map<number, Arm> {
    const { states } = this.#walker;
    const kth = this.module.call("kth_of");
    const count = this.module.call("count_of")(states, 0);
    const arms = new Map<number, Arm>();
    for (let k = 0; k < count; k++) arms.set(kth(states, 0, k), UNTRIED);
    for (const [action, arm] of this.#walker.arms()) if (arms.has(action)) arms.set(action, arm);
    return arms;
  }
}

const at = ({ toMove, move }: Masked) => ({ seat: toMove, move });
