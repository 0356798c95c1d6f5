// One decision on the table, beat by beat: nothing moves, sounds or is told before what came earlier was seen.
import { tick } from "svelte";
import { settled, Stage, survey, type Motion } from "../lib/flights";
import type { LogEntry } from "../lib/log";
import type { View } from "../lib/protocol";
import { sound } from "../lib/sounds";
import { Tempo } from "../lib/tempo";
import type { Beat, Shown } from "./beat";
import type { GameModule } from "./board";

export class Performance {
  /** What is being shown; null while the table rests. */
  now = $state.raw<Shown | null>(null);
  /** The decision that is being shown, with as much of it as may be told. */
  told = $state.raw<LogEntry | null>(null);
  readonly tempo = new Tempo();
  readonly #stage: Stage;
  #stopped = false;

  constructor(
    private readonly root: HTMLElement,
    layer: HTMLElement,
  ) {
    this.#stage = new Stage(root, layer, this.tempo);
  }

  /** Shows a decision; `put` lays the table as it stands at each beat. */
  async show(game: GameModule, entry: LogEntry, motion: Motion, put: (view: View) => void): Promise<void> {
    this.#stopped = false;
    this.told = { ...entry, facts: [] };
    try {
      if (motion.pace > 0) await this.#beats(game, entry, motion, put);
    } finally {
      put(entry.after);
      this.now = this.told = null;
    }
  }

  /** Deals; whatever hides the cards until then is told when they set off. */
  async deal({ flights, sound: heard }: Beat, motion: Motion, off: () => void): Promise<void> {
    this.#stopped = false;
    // A hand that has just come finds its size first.
    await settled();
    if (this.#stopped) return;
    if (heard) sound(heard);
    const played = this.#stage.play(flights, survey(this.root, flights), motion);
    off();
    await played;
  }

  /** Everything is there now. */
  stop(): void {
    this.#stopped = true;
    this.tempo.finish();
  }

  async #beats(game: GameModule, entry: LogEntry, motion: Motion, put: (view: View) => void): Promise<void> {
    for (const beat of game.beats(entry)) {
      if (this.#stopped) return;
      const spots = survey(this.root, beat.flights);
      this.now = { beat, entry };
      put(beat.view);
      await tick();
      if (beat.sound) sound(beat.sound);
      await Promise.all([
        this.#stage.play(beat.flights, spots, motion),
        this.tempo.wait((beat.lasts ?? 0) * motion.pace),
      ]);
      if (this.#stopped) return;
      this.told = { ...entry, facts: [...(this.told?.facts ?? []), ...beat.facts] as typeof entry.facts };
      await this.tempo.wait((beat.stays ?? 0) * Math.max(motion.pace, 1));
    }
  }
}
