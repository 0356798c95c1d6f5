// Pass and play: one screen, several seats. A hand is covered until its owner asks for it.
import type { View } from "../lib/protocol";
import type { Place } from "../lib/seated";

export class Sharing {
  /** Whose hand lies open. */
  #shownTo = $state<number | null>(null);

  constructor(
    private readonly place: Place,
    private readonly view: () => View | null,
  ) {
    // A hand is covered as soon as its owner has nothing to decide.
    $effect(() => {
      if (this.#shownTo !== null && view()?.to_move !== this.#shownTo) this.#shownTo = null;
    });
  }

  /** Whether several seats share this screen. */
  get shared(): boolean {
    return this.place.mine.length > 1;
  }

  get covered(): boolean {
    const view = this.view();
    if (!this.shared || view === null || view.over) return false;
    return view.to_move !== this.#shownTo || this.place.seat !== this.#shownTo;
  }

  /** The seat that is asked holds the device. */
  uncover(): void {
    const next = this.view()?.to_move ?? null;
    if (next === null) return;
    this.#shownTo = next;
    if (this.place.seat !== next) this.place.look(next);
  }
}
