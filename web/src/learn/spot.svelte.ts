// Where a card lies on a page: it finds its place anew when it, the page or what it must not cover changes.
import { besides, type Around } from "./besides";

export class Spot {
  card = $state<HTMLElement>();
  height = $state(0);
  corner = $state({ left: 0, top: 0 });
  #page = $state({ width: innerWidth, height: innerHeight });

  /** `around` tells what is on the page; null: the card stands where it is put. */
  constructor(around: () => Around | null) {
    $effect(() => {
      const resized = () => (this.#page = { width: innerWidth, height: innerHeight });
      window.addEventListener("resize", resized);
      return () => window.removeEventListener("resize", resized);
    });
    $effect(() => {
      if (!this.card || this.height === 0) return;
      const found = around();
      if (found)
        this.corner = besides({ width: this.card.offsetWidth, height: this.height }, this.#page, found);
    });
  }
}
