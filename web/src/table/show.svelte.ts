// What the table shows while cards travel: the session's view, one step ahead while that step is flown,
// or an old turn that is shown once more.
import { tick } from "svelte";
import { Stage, survey } from "../lib/flights";
import type { LogEntry } from "../lib/log";
import type { View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { GameModule } from "./board";
import type { Course } from "../lib/seated";

/** How long an old turn stays before its first and after its last decision. */
const REST = 450;

export class Show {
  flying = $state(false);
  /** An old turn is shown. */
  again = $state(false);
  /** The decision that is being shown. */
  entry = $state.raw<LogEntry | null>(null);
  #ahead = $state.raw<{ before: View; after: View } | null>(null);
  #old = $state.raw<View | null>(null);
  #stage: Stage | null = null;
  #root: HTMLElement | null = null;

  constructor(
    private readonly session: Course,
    private readonly game: () => GameModule | null,
  ) {}

  get view(): View | null {
    if (this.#old) return this.#old;
    // As soon as the session has moved on, or was given another state, its view is the table.
    const now = this.session.view;
    return this.#ahead?.before === now ? (this.#ahead?.after ?? now) : now;
  }

  /** Moves happen within `root` and fly on `layer` from now on; returns how to stop that. */
  attach(root: HTMLElement, layer: HTMLElement): () => void {
    this.#root = root;
    this.#stage = new Stage(root, layer);
    this.session.animate = (entry) => this.#shown(entry);
    return () => {
      this.session.animate = null;
      this.#stage = this.#root = null;
      this.#ahead = this.#old = null;
    };
  }

  /** Whoever taps does not want to wait. */
  hurry(): void {
    this.#stage?.hurry();
  }

  /** Shows some decisions once more, then the table as it is. */
  async replay(entries: readonly LogEntry[]): Promise<void> {
    if (this.again || entries.length === 0) return;
    this.again = true;
    try {
      this.#old = entries[0]!.before;
      await pause(REST * settings.pace);
      for (const entry of entries) {
        await this.#fly(entry, (view) => (this.#old = view));
        await pause(REST * settings.pace);
      }
    } finally {
      this.#old = null;
      this.again = false;
    }
  }

  async #shown(entry: LogEntry): Promise<void> {
    // An old turn is on the table: the news waits until it has been seen.
    while (this.again) await pause(50);
    await this.#fly(entry, (view) => (this.#ahead = { before: entry.before, after: view }));
  }

  async #fly(entry: LogEntry, put: (view: View) => void): Promise<void> {
    const game = this.game();
    if (!game || !this.#root || !this.#stage) return put(entry.after);
    const flights = game.flights(entry);
    const spots = survey(this.#root, flights);
    this.flying = true;
    this.entry = entry;
    try {
      put(entry.after);
      await tick();
      if (flights.length) sound(game.sound(entry.facts));
      await this.#stage?.play(flights, spots, { pace: settings.pace, calm: settings.calm });
    } finally {
      this.flying = false;
      this.entry = null;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
