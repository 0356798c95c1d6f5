// Where a viewer stands in a replay, and how much of it may be shown.
import type { Film } from "./film";
import type { LogEntry } from "../../protocol/log";

/** Plies a second at speed 1, times four for these. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

const KEY = "lynxdeck.replay";

interface Kept {
  spoilers: boolean;
  speed: Speed;
}

export function kept(): Kept {
  try {
    const { spoilers, speed } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { spoilers: spoilers === true, speed: SPEEDS.find((known) => known === speed) ?? 1 };
  } catch {
    return { spoilers: false, speed: 1 };
  }
}

export function keep({ spoilers, speed }: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ spoilers, speed }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export class Watch {
  film = $state.raw() as Film;
  ply = $state(0);
  /** The furthest ply looked at: without spoilers nothing tells what lies beyond. */
  seen = $state(0);
  spoilers = $state(false);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** The ply that is wholly on the table: cards may still be on their way to the one that is looked at. */
  resting = $state(0);
  /**
   * Told before another ply is shown, while cards that will fly are still where they lay; says when they have
   * arrived.
   */
  leaving: ((from: number, to: number) => Promise<void> | null) | null = null;

  constructor(film: Film, ply = 0, { spoilers, speed }: Kept = { spoilers: false, speed: 1 }) {
    this.film = film;
    this.ply = this.#clamp(ply);
    this.seen = this.resting = this.ply;
    this.spoilers = spoilers;
    this.speed = speed;
  }

  get turn(): number {
    return this.film.turnOf(Math.max(this.ply - 1, 0));
  }

  get atEnd(): boolean {
    return this.ply === this.film.length;
  }

  /** Whether the end has been looked at, or may be told anyway. */
  get told(): boolean {
    return this.spoilers || this.seen === this.film.length;
  }

  /** The slider's last ply: what has been seen, or everything. */
  get reach(): number {
    return this.told ? this.film.length : this.seen;
  }

  /** Looks at a ply; what is not yet seen is shown only when asked for by stepping there. */
  go(ply: number): void {
    const [from, to] = [this.ply, this.#clamp(ply)];
    if (to === from) return;
    const arrival = this.leaving?.(from, to);
    this.ply = to;
    if (this.atEnd) this.playing = false;
    if (!arrival) return this.#arrive(to);
    this.resting = from;
    void arrival.then(() => this.#arrive(to));
  }

  /** What is told follows what was seen. */
  #arrive(ply: number): void {
    if (this.ply !== ply) return;
    this.resting = ply;
    this.seen = Math.max(this.seen, ply);
  }

  next(): void {
    this.go(this.ply + 1);
  }
  back(): void {
    this.go(this.ply - 1);
  }
  nextTurn(): void {
    this.go(this.film.turnAfter(this.ply));
  }
  backTurn(): void {
    this.go(this.film.turnBefore(this.ply));
  }
  first(): void {
    this.go(0);
  }
  last(): void {
    this.go(this.reach);
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.go(0);
    this.playing = !this.playing;
  }

  /** Another pair of eyes on the same game: the place stays. */
  recast(film: Film): void {
    this.film = film;
    this.ply = this.resting = this.#clamp(this.ply);
    this.seen = Math.min(this.seen, film.length);
  }

  #clamp(ply: number): number {
    return Math.min(Math.max(Number.isFinite(ply) ? Math.trunc(ply) : 0, 0), this.film.length);
  }
}

/** What a key does in the viewer. */
const KEYS: Record<string, (watch: Watch) => void> = {
  ArrowRight: (watch) => watch.next(),
  ArrowLeft: (watch) => watch.back(),
  "]": (watch) => watch.nextTurn(),
  "[": (watch) => watch.backTurn(),
  Home: (watch) => watch.first(),
  End: (watch) => watch.last(),
  " ": (watch) => watch.toggle(),
};

/** Whether the key meant something. Stepping by hand stops the playing. */
export function press(watch: Watch, key: string): boolean {
  const act = KEYS[key];
  if (!act) return false;
  if (key !== " ") watch.playing = false;
  act(watch);
  return true;
}

/** How fast cards fly when someone steps by hand. */
const BY_HAND = 0.8;

interface Projector {
  readonly watch: Watch;
  /** The board, once it is there. */
  readonly show: { fly(entry: LogEntry, pace: number): Promise<void>; hurry(): void } | undefined;
  /** Milliseconds that this step stays on the table at speed 1. */
  readonly pause: number;
}

export function play(projector: Projector): void {
  let flight: Promise<void> = Promise.resolve();

  // One step on flies; anything else is simply there.
  $effect(() => {
    const { watch } = projector;
    watch.leaving = (from, to) => {
      const { show } = projector;
      show?.hurry();
      if (!show || to !== from + 1) return null;
      return (flight = show.fly(watch.film.step(from), watch.playing ? 1 / watch.speed : BY_HAND));
    };
    return () => {
      watch.leaving = null;
    };
  });

  // Playing: the next step when the cards have arrived and there was time to read.
  $effect(() => {
    const { watch } = projector;
    if (!watch.playing) return;
    const { ply, speed } = watch;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void flight.then(() => {
      if (!stopped) timer = setTimeout(() => watch.ply === ply && watch.next(), projector.pause / speed);
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  });
}
