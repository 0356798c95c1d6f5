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
    // Where nobody holds anything, nobody need wait: the table turns to whoever is asked.
    $effect(() => {
      const next = view()?.to_move ?? null;
      if (this.shared && !this.#hides && next !== null && place.mine.includes(next) && place.seat !== next)
        place.look(next);
    });
  }

  /** Whether several seats share this screen. */
  get shared(): boolean {
    return this.place.mine.length > 1;
  }

  /** Whether there are hands that only their owners may see. */
  get #hides(): boolean {
    const view = this.view();
    return view !== null && "hand" in view;
  }

  get covered(): boolean {
    const view = this.view();
    if (!this.shared || view === null || view.over || !this.#hides) return false;
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
