// One tree in a module's memory and the room to grow it.
import type { Module, Room } from "../../engine";
import type { Arm } from "./arm";

/** A node's whole numbers. */
type Field = "child" | "sibling" | "action" | "visits";

export class Walker {
  readonly states: Room<"state">;
  readonly #tree: Room<"node">;
  readonly #scratch: Room<"i64">;
  readonly #settings: Room<"f64">;
  #root = 0;
  #used = 1;

  constructor(
    private readonly module: Module,
    private readonly simulations: number,
  ) {
    const { data } = module;
    const settings = Object.values(data.search.settings);
    this.states = module.room("state", 2);
    this.#tree = module.room("node", 2 * simulations + 2);
    this.#scratch = module.room("i64", ...data.search.room);
    this.#settings = module.room("f64", settings.length + data.seats);
    module.words(this.#settings).fill(0).set(settings);
    module.bytes(this.#scratch).fill(0);
  }

  /** Begins a new tree at this position. */
  plant(masked: Uint8Array): void {
    this.module.bytes(this.states).set(masked);
    this.module.bytes(this.#tree).fill(0, 0, this.#size);
    [this.#root, this.#used] = [0, 1];
  }

  /** Goes on with the branch of a choice that was made, if there is one and room for more. */
  goOn(masked: Uint8Array, action: number): boolean {
    const child = this.module.call("child_of")(this.#tree, this.#root, action);
    if (child === 0 || this.#used + this.simulations > this.#tree.shape[0]!) return false;
    this.module.bytes(this.states).set(masked);
    this.#root = child;
    return true;
  }

  grow(simulations: number, rng: Room<"u64">): void {
    const [from, used] = [this.#root, this.#used];
    const more = [simulations, this.#scratch, rng, this.#settings] as const;
    this.#used = this.module.call("search")(this.states, this.#tree, from, used, ...more);
  }

  /** What the simulations found about each of the root's choices. */
  *arms(): Generator<[action: number, arm: Arm]> {
    const view = new DataView(this.module.memory.buffer, this.#tree.at, this.#tree.bytes);
    let node = this.#number(view, this.#root, "child");
    while (node) {
      yield [this.#number(view, node, "action"), this.#arm(view, node)];
      node = this.#number(view, node, "sibling");
    }
  }

  #arm(view: DataView, node: number): Arm {
    const real = (field: string) => view.getFloat64(this.#place(node, field), true);
    return { visits: this.#number(view, node, "visits"), gain: real("gain"), squares: real("squares") };
  }

  get #size(): number {
    return this.module.data.records.node.size;
  }

  #place(node: number, field: string): number {
    return node * this.#size + this.module.data.records.node.fields[field]!.at;
  }

  #number(view: DataView, node: number, field: Field): number {
    const at = this.#place(node, field);
    return field === "action" ? view.getInt16(at, true) : view.getInt32(at, true);
  }
}
