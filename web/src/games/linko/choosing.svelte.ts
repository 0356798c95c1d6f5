// What is chosen to be played, and what it would do.
import { untrack } from "svelte";
import type { LinkoView, Token } from "../../lib/protocol";
import type { Effect } from "../../table/board";
import { playOf, tokenOf, type Play } from "./cards";
import type { Command } from "./keys";
import { counted, joined, kept, moved, offer, tapped, type Offer } from "./pick";

interface Table {
  readonly view: LinkoView;
  /** Whether the decision is made here. */
  readonly mine: boolean;
  readonly hint: Token | null;
  preview(token: Token): Promise<Effect | null>;
}

export class Choosing {
  play = $state.raw<Play | null>(null);
  /** Whom it would snatch; null until that is known. */
  follows = $state.raw<Effect | null>(null);
  readonly #table: () => Table;
  readonly #effects = new Map<string, Effect>();
  readonly open: Offer = $derived.by(() => {
    const { view, mine } = this.#table();
    return offer(mine && view.phase === "play" ? view.legal : []);
  });
  readonly token: Token | null = $derived(this.play ? tokenOf(this.play) : null);

  constructor(table: () => Table) {
    this.#table = table;
    // A new question: what was chosen stays as far as it can.
    $effect(() => {
      const { open } = this;
      untrack(() => (this.play = kept(open, this.play)));
    });
    $effect(() => {
      const { hint } = table();
      const hinted = hint && this.open.size > 0 ? playOf(hint) : null;
      if (hinted) this.play = hinted;
    });
    $effect(() => this.#foresee());
  }

  tap(value: number): void {
    this.play = tapped(this.open, this.play, value);
  }

  /** What a key does to the choice. */
  change(wanted: Command): void {
    const { open, play } = this;
    if (wanted.kind === "move") this.play = moved(open, play, wanted.step);
    else if (wanted.kind === "count" && play) this.play = counted(open, play, wanted.step);
    else if (wanted.kind === "jokers" && play) this.play = joined(open, play, wanted.step);
    else if (wanted.kind === "cancel") this.play = null;
  }

  /** Asks what the choice would do, once for each. */
  #foresee(): void {
    const { token } = this;
    const key = `${this.#table().view.move} ${token}`;
    const known = this.#effects.get(key) ?? null;
    this.follows = known;
    if (token && !known) void this.#ask(token, key);
  }

  async #ask(token: Token, key: string): Promise<void> {
    const found = await this.#table().preview(token);
    if (!found) return;
    this.#effects.set(key, found);
    if (token === this.token) this.follows = found;
  }
}
