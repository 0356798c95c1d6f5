// The end in its order: the last card is held, the count goes from seat to seat, then the winner is told.
import { settings } from "../../mine/settings.svelte";
import { sound } from "../../motion/sounds";

/** The last card lies there for a moment before anything is said. */
const HELD_MS = 1000;
const SEAT_MS = 700;

export class Ceremony {
  open = $state(false);
  /** How many seats have been counted. */
  counted = $state(0);
  told = $state(false);
  pending = $state(false);
  #seats = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins; with `live` false everything has been told before, and simply stands there. */
  begin(seats: number, live: boolean): void {
    this.#seats = seats;
    this.counted = 0;
    this.told = false;
    if (!live || settings.calm || settings.pace === 0)
      return this.#at(live ? HELD_MS : 0, () => this.unfold());
    this.#at(HELD_MS, () => {
      this.open = true;
      this.pending = false;
      this.#count();
    });
  }

  /** All at once: for those who come later, want to see it again, or cannot wait. */
  unfold(): void {
    clearTimeout(this.#timer);
    this.pending = false;
    this.open = true;
    this.counted = this.#seats;
    this.told = true;
  }

  hurry(): void {
    if (this.open && !this.told) this.#tell();
  }

  fold(): void {
    clearTimeout(this.#timer);
    this.open = this.pending = false;
  }

  #count(): void {
    if (this.counted === this.#seats) return this.#tell();
    this.counted += 1;
    sound("card");
    this.#at(SEAT_MS, () => this.#count());
  }

  #tell(): void {
    this.unfold();
    sound("win");
  }

  #at(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.pending = !this.open;
    this.#timer = setTimeout(then, ms * settings.pace);
  }
}
