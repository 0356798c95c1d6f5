// What chance did, shown for a moment: the card that fitted nowhere, and the die.
import type { LogEntry } from "../../lib/log";
import type { PushFact, PushPlayer, PushView } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { rollOf, type Roll } from "./roll";

// In milliseconds at pace 1, in step with the beats of the flights.
const ARRIVES = 360;
const TUMBLES = 950;
const STAYS = 1100;

export class Drama {
  roll = $state.raw<Roll | null>(null);
  /** The card comes, the die tumbles, its side is shown. */
  stage = $state<"comes" | "tumbles" | "shown" | null>(null);
  /** Who pushed too far this turn. */
  busted = $state<number | null>(null);
  #last: PushView | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Whether the die has fallen: until then the table does not give it away. */
  get told(): boolean {
    return this.stage === null || this.stage === "shown";
  }

  /** Follows the table from view to view; `lately` is the decision that led to this one. */
  see(view: PushView, lately: LogEntry<PushView, PushFact> | null): void {
    const before = this.#last;
    this.#last = view;
    if (!before || before === view) return;
    const next = view.move === before.move + 1;
    const roll = next && lately?.after.move === view.move ? rollOf(lately) : null;
    if (roll) this.#show(roll);
    else if (!next) this.stop();
    if (roll?.bust) this.busted = roll.seat;
    else if (view.active !== before.active || view.over) this.busted = null;
  }

  /** A seat as it stands at this moment of the drama. */
  player(view: PushView, seat: number): PushPlayer {
    if (!this.told && this.roll?.seat === seat) return this.roll.player;
    return view.players[seat - 1]!;
  }

  /** What the die shows at this moment of the drama. */
  face(view: PushView): string | null {
    return !this.told && this.roll ? this.roll.last : view.last_roll;
  }

  hurry(): void {
    if (this.stage === "comes" || this.stage === "tumbles") this.#fall();
  }

  stop(): void {
    this.#clear();
    this.roll = this.stage = null;
  }

  #show(roll: Roll): void {
    this.stop();
    const { pace, calm } = settings;
    if (pace <= 0) return;
    this.roll = roll;
    this.stage = "comes";
    if (calm) return;
    this.#at(ARRIVES * pace, () => (this.stage = "tumbles"));
    this.#at((ARRIVES + TUMBLES) * pace, () => this.#fall());
  }

  #fall(): void {
    this.#clear();
    this.stage = "shown";
    this.#at(STAYS * settings.pace, () => this.stop());
  }

  #at(delay: number, act: () => void): void {
    this.#timers.push(setTimeout(act, delay));
  }

  #clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
