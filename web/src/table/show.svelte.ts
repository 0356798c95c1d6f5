// What the table shows and tells: the session's view, a decision on its way to it, or an old turn once more.
import type { FluentBundle } from "@fluent/bundle";
import { beginsTurn, turnSoFar, type LogEntry } from "../protocol/log";
import type { Fact, View } from "../protocol";
import { settings } from "../mine/settings.svelte";
import { Tempo } from "../motion/tempo";
import type { Course } from "../net/seated";
import type { Beat, GameModule, Shown } from "../games/board";
import { hurryDevice } from "../device/client";
import { voice } from "../words/bundle.svelte";
import type { Phrases } from "../words/words";
import { tick } from "svelte";
import { type Motion, settled, Stage, survey } from "../motion/flights";
import { sound } from "../motion/sounds";

/** How long an old turn stays before its first and after each decision. */
const REST = 450;

export class Show {
  /** The old turn that is shown, as far as it has been. */
  old = $state.raw<{ view: View; seen: readonly LogEntry[] } | null>(null);
  #ahead = $state.raw<{ before: View; after: View } | null>(null);
  #performance = $state.raw<Performance | null>(null);
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

  get again(): boolean {
    return this.old !== null;
  }

  get now(): Shown | null {
    return this.#performance?.now ?? null;
  }

  /** The decision that is being shown, with as much of it as may be told. */
  get entry(): LogEntry | null {
    return this.#performance?.told ?? null;
  }

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

  /** Someone holds a finger down, or lets go: all goes three times as fast meanwhile. */
  hurry(held: boolean): void {
    this.#performance?.tempo.hurry(held);
    this.#rest.hurry(held);
    hurryDevice(held);
  }

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
      // Who asks to see it again wants to see it, however quick the table is.
      const pace = settings.pace || 1;
      await this.#rest.wait(REST * pace);
      for (const entry of entries) {
        const seen = this.old?.seen ?? [];
        await this.#perform(entry, (view) => (this.old = { view, seen }), pace);
        this.old = { view: entry.after, seen: [...seen, entry] };
        await this.#rest.wait(REST * pace);
      }
    } finally {
      this.old = null;
    }
  }

  async #live(entry: LogEntry): Promise<void> {
    await this.#perform(entry, (view) => (this.#ahead = { before: entry.before, after: view }));
  }

  async #perform(entry: LogEntry, put: (view: View) => void, pace = settings.pace): Promise<void> {
    const game = this.game();
    const { calm } = settings;
    if (!game || !this.#performance) put(entry.after);
    else await this.#performance.show(game.beats(entry, this.session.log), entry, { pace, calm }, put);
  }
}

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

  async show(
    beats: readonly Beat[],
    entry: LogEntry,
    motion: Motion,
    put: (view: View) => void,
  ): Promise<void> {
    this.#stopped = false;
    this.told = { ...entry, facts: [] };
    try {
      if (motion.pace > 0) await this.#beats(beats, entry, motion, put);
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

  stop(): void {
    this.#stopped = true;
    this.tempo.finish();
  }

  async #beats(
    beats: readonly Beat[],
    entry: LogEntry,
    motion: Motion,
    put: (view: View) => void,
  ): Promise<void> {
    for (const beat of beats) {
      if (this.#stopped) return;
      const spots = survey(this.root, beat.flights);
      this.now = { beat, entry };
      put(beat.view);
      await tick();
      if (beat.sound) sound(beat.sound, beat.rise, entry.seat === entry.before.seat);
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

// The log in words. Sentences are made once for each decision, and again when other words are known.

export interface Told {
  entry: LogEntry;
  lines: string[];
  first: boolean;
}

interface Made {
  bundle: FluentBundle | null;
  people: string;
  lines: string[];
}

const made = new WeakMap<LogEntry, Made>();

export function linesOf(game: GameModule, phrases: Phrases, entry: LogEntry): string[] {
  const { bundle } = voice;
  const people = `${phrases.seat} ${phrases.names.join("|")}`;
  const kept = made.get(entry);
  if (kept && kept.bundle === bundle && kept.people === people) return kept.lines;
  const lines = game.told(phrases, entry);
  made.set(entry, { bundle, people, lines });
  return lines;
}

export function tell(game: GameModule, phrases: Phrases, log: readonly LogEntry[]): Told[] {
  return log.map((entry, i) => ({
    entry,
    lines: linesOf(game, phrases, entry),
    first: beginsTurn(log[i - 1]),
  }));
}
