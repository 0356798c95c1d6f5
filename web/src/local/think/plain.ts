// Bots that do not search: the rule of thumb, with slips for those who should be easy to beat.
import type { Masked, Module, Room } from "../../engine";

export class Greedy {
  readonly #states: Room<"state">;

  constructor(
    private readonly module: Module,
    /** In how many of 100 decisions it takes one of two things that come to mind. */
    private readonly slips: number,
  ) {
    this.#states = module.room("state", 1);
  }

  choose(masked: Masked, rng: Room<"u64">): Promise<number> {
    const { module } = this;
    module.bytes(this.#states).set(masked.record);
    const slips = this.slips > 0 && module.call("below")(rng, 100) < this.slips;
    return Promise.resolve(module.call(slips ? "slip_at" : "greedy_at")(this.#states, 0, rng));
  }
}
