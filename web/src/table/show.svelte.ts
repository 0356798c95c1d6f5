// What the table shows: the session's view, a decision on its way to it, or an old turn once more.
import type { LogEntry } from "../lib/log";
import type { Fact, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Tempo } from "../lib/tempo";
import type { Course } from "../lib/seated";
import type { Beat, Shown } from "./beat";
import type { GameModule } from "./board";
import { hurryLocal } from "../local/line";
import { Performance } from "./performance.svelte";
import { turnSoFar } from "./telling";

/** How long an old turn stays before its first and after each decision. */
const REST = 450;

export class Show {
  /** The old turn that is shown, as far as it has been. */
  old = $state.raw<{ view: View; seen: readonly LogEntry[] } | null>(null);
  #ahead = $state.raw<{ before: View; after: View } | null>(null);
  #performance = $state.raw<Performance | null>(null);
  /** The table that is being dealt. */
  #dealt = $state.raw<View | null>(null);
  /** Cards that are to be dealt are not seen before they set off. */
  undealt = $state(false);
  #rest = new Tempo();
  /** What is shown later waits for this. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: Course,
    private readonly game: () => GameModule | null,
    private readonly begins: () => View | null = () => null,
  ) {}

  get view(): View | null {
    if (this.old) return this.old.view;
    // As soon as the session has moved on, or was given another state, its view is the table.
    const now = this.session.view;
    return this.#ahead?.before === now ? (this.#ahead?.after ?? now) : now;
  }

  /** An old turn is shown. */
  get again(): boolean {
    return this.old !== null;
  }

  /** The beat that is being shown; null while the table rests. */
  get now(): Shown | null {
    return this.#performance?.now ?? null;
  }

  /** The decision that is being shown, with as much of it as may be told. */
  get entry(): LogEntry | null {
    return this.#performance?.told ?? null;
  }

  /** A game begins, and its cards are under way. */
  get dealing(): boolean {
    return this.#dealt !== null;
  }

  get flying(): boolean {
    return this.entry !== null || this.dealing;
  }

  /** What has been told of the turn that is on the table. */
  get facts(): readonly Fact[] {
    const before = this.old ? this.old.seen : turnSoFar(this.session.log);
    return [...before.flatMap(({ facts }) => facts), ...(this.entry?.facts ?? [])];
  }

  /** Decisions are shown within `root`, cards fly on `layer` from now on; returns how to stop that. */
  attach(root: HTMLElement, layer: HTMLElement): () => void {
    const performance = (this.#performance = new Performance(root, layer));
    this.session.animate = (entry) => this.#queue(() => this.#live(entry));
    // Another state came over the line: what was on its way to the old one is over.
    $effect(() => {
      const under = this.#dealt ?? this.#ahead?.before;
      if (under && under !== this.session.view) performance.stop();
    });
    $effect(() => this.#begin(this.begins()));
    return () => {
      this.session.animate = null;
      performance.stop();
      this.#performance = this.#ahead = this.#dealt = this.old = null;
    };
  }

  /** Somebody holds a finger down, or lets go: all goes three times as fast meanwhile. */
  hurry(held: boolean): void {
    this.#performance?.tempo.hurry(held);
    this.#rest.hurry(held);
    hurryLocal(held);
  }

  /** Everything is there now. */
  finish(): void {
    this.#performance?.stop();
    this.#rest.finish();
  }

  /** Shows some decisions once more, then the table as it is; what happens meanwhile waits. */
  async replay(entries: readonly LogEntry[]): Promise<void> {
    const [first] = entries;
    if (this.again || this.flying || !first) return;
    this.old = { view: first.before, seen: [] };
    await this.#queue(() => this.#oldTurn(entries));
  }

  #queue(show: () => Promise<void>): Promise<void> {
    return (this.#last = this.#last.then(show, show));
  }

  /** A game begins before our eyes: its cards are dealt, once. */
  #begin(fresh: View | null): void {
    const beat = fresh && this.game()?.deal?.(fresh);
    const { pace, calm } = settings;
    if (!beat || pace === 0 || calm || document.visibilityState === "hidden") return;
    this.#dealt = fresh;
    this.undealt = true;
    void this.#queue(() => this.#deal(beat));
  }

  async #deal(beat: Beat): Promise<void> {
    const { pace, calm } = settings;
    try {
      if (this.#dealt !== this.session.view) return;
      await this.#performance?.deal(beat, { pace, calm }, () => (this.undealt = false));
    } finally {
      this.#dealt = null;
      this.undealt = false;
    }
  }

  async #oldTurn(entries: readonly LogEntry[]): Promise<void> {
    try {
      await this.#rest.wait(REST * settings.pace);
      for (const entry of entries) {
        const seen = this.old?.seen ?? [];
        await this.#perform(entry, (view) => (this.old = { view, seen }));
        this.old = { view: entry.after, seen: [...seen, entry] };
        await this.#rest.wait(REST * settings.pace);
      }
    } finally {
      this.old = null;
    }
  }

  async #live(entry: LogEntry): Promise<void> {
    await this.#perform(entry, (view) => (this.#ahead = { before: entry.before, after: view }));
  }

  async #perform(entry: LogEntry, put: (view: View) => void): Promise<void> {
    const game = this.game();
    const { pace, calm } = settings;
    if (!game || !this.#performance) put(entry.after);
    else await this.#performance.show(game, entry, { pace, calm }, put);
  }
}
