// The tip on show, and which have been: remembered in this browser, switched off with one word.
import { untrack } from "svelte";
import { keep, recall } from "../page/storage";
import type { Guidance } from "../games/board";
import type { Tips as Told, View } from "../protocol";
import type { Asking, Bare, Course, Place } from "../net/seated";
import { speakMore } from "../words/bundle.svelte";
import { keys, say } from "../words/words";

type Answer = Bare<Told>;
type Seat = Asking & Course & Place;

const KEY = "lynxdeck.tips";
/** So long the game waits to hear whether there is a tip. */
const PATIENCE = 400;
/** So many games of a kind the guide goes along; clever tips come later. */
const FIRST = 3;

type Guide = () => readonly Guidance[];

interface Kept {
  off: boolean;
  shown: string[];
  /** The first games of each kind, by table and number. */
  begun: Record<string, string[]>;
  /** The games whose lesson was done here. */
  learnt: string[];
}

const NOTHING: Kept = { off: false, shown: [], begun: {}, learnt: [] };
const list = (kept: unknown): string[] => (Array.isArray(kept) ? kept.map(String) : []);

function read(): Kept {
  const { off, shown, begun, learnt } = recall<Kept>(KEY, NOTHING);
  const games = Object.entries(begun ?? {}).map(([game, tables]) => [game, list(tables)] as const);
  return { off, shown: list(shown), begun: Object.fromEntries(games), learnt: list(learnt) };
}

class Tips {
  #kept = $state(read());
  #now = $state.raw<Guidance | null>(null);
  /** One was told in this turn, and one since the reader's last turn began: the next waits for the next turn. */
  #said = false;
  #quiet = false;
  /** Whose turn it is. */
  #turn: number | null = null;
  /** The server is further than what is shown: what it said is for later. */
  #later: Answer | null = null;
  #looking: Promise<unknown> = Promise.resolve();
  #waiting: (() => void)[] = [];

  get now(): Guidance | null {
    return this.#now;
  }

  get off(): boolean {
    return this.#kept.off;
  }
  set off(off: boolean) {
    this.#keep({ ...this.#kept, off });
    if (off) this.dismiss();
  }

  /** After a decision: asks what is worth knowing, where that may be told and would be `read`. */
  look(session: Seat, read = true, guide: Guide = () => []): Promise<void> {
    const { view, info, seat } = session;
    this.dismiss();
    if (!view) return Promise.resolve();
    this.#turns(view.active, seat);
    const told = !read || view.over || seat === null || info?.scripted || info?.setup.clock.kind === "live";
    if (told || this.#said || this.off) return Promise.resolve();
    if (this.#isNew(view.game, `${info?.table} ${info?.game_number}`)) {
      this.#first(guide().filter(({ taught }) => !taught || !this.#kept.learnt.includes(view.game)));
      return Promise.resolve();
    }
    if (this.#quiet) return Promise.resolve();
    const asking = this.#ask(session, view);
    this.#looking = Promise.race([asking, new Promise((late) => setTimeout(late, PATIENCE))]);
    return asking;
  }

  tell({ tips }: Answer): void {
    const tip = tips.find(({ name }) => !this.#kept.shown.includes(name));
    if (tip) this.#first([{ ...tip, text: say(`web-tip-${tip.name}`) }]);
  }

  /** Somebody has done the lesson of a game: the guide does not say it again. */
  learn(game: string): void {
    this.#keep({ ...this.#kept, learnt: [...new Set([...this.#kept.learnt, game])] });
  }

  dismiss(): void {
    this.#now = null;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when nothing is left to be read: the game waits that long. */
  async read(): Promise<void> {
    await this.#looking;
    if (this.#now) await new Promise<void>((go) => this.#waiting.push(go));
  }

  again(): void {
    this.#keep(NOTHING);
    this.#said = this.#quiet = false;
  }

  async #ask(session: Seat, { game, move }: View): Promise<void> {
    const spoken = await speakMore(false).then(
      () => true,
      () => false,
    );
    if (!spoken || this.#allShown(`web-tip-${game}-`)) return;
    const found = this.#later?.move === move ? this.#later : await session.tips();
    this.#later = found && found.move > move ? found : null;
    if (found?.move === move && session.view?.move === move) this.tell(found);
  }

  #first(some: readonly Guidance[]): void {
    const one = some.find(({ name }) => !this.#kept.shown.includes(name));
    if (!one) return;
    this.#now = one;
    this.#said = this.#quiet = true;
    this.#keep({ ...this.#kept, shown: [...this.#kept.shown, one.name] });
  }

  /** One tip a turn: the next turn may bring another. */
  #turns(active: number, own: number | null): void {
    if (active === this.#turn) return;
    this.#turn = active;
    this.#said = false;
    if (active === own) this.#quiet = false;
  }

  /** Whether this is one of the first games of its kind here. */
  #isNew(game: string, table: string): boolean {
    const begun = this.#kept.begun[game] ?? [];
    if (begun.includes(table)) return begun.indexOf(table) < FIRST;
    if (begun.length > FIRST) return false;
    this.#keep({ ...this.#kept, begun: { ...this.#kept.begun, [game]: [...begun, table] } });
    return begun.length < FIRST;
  }

  #allShown(prefix: string): boolean {
    return keys(prefix).every((key) => this.#kept.shown.includes(key.replace("web-tip-", "")));
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(KEY, kept);
  }
}

export const tips = new Tips();

/** Looks out for tips while a session goes on and someone can read them; what comes next waits until they have. */
export function followTips(session: Seat, readable: () => boolean, guide: Guide): void {
  // Every beat of a decision changes what this depends on, and few change the answer: asked once per decision.
  const read = $derived(readable());
  $effect(() => {
    void [session.view, read];
    untrack(() => {
      if (!tips.off) news.look(session);
      if (!news.now) void tips.look(session, read, guide);
    });
  });
  $effect(() => {
    session.hold = async () => {
      await news.read();
      await tips.read();
    };
    return () => {
      session.hold = null;
      tips.dismiss();
      news.dismiss();
    };
  });
}

const MET = "lynxdeck.met";
/** What the lessons do not teach; each has its sentences. */
const NEW: readonly Novelty[] = ["ghost-yes", "ones_beat_top-yes", "risk-yes", "follow_up-action"];

/** A flag with its value, as its sentences are called. */
export type Novelty = string;

class News {
  #met: readonly Novelty[] = recall<{ met: Novelty[] }>(MET, { met: [] }).met;
  #now = $state.raw<Novelty | null>(null);
  #waiting: (() => void)[] = [];

  get now(): Novelty | null {
    return this.#now;
  }

  /** Looks for something that this browser has never shown. */
  look({ info, seat }: Pick<Place, "info" | "seat">): void {
    if (this.#now || !info || seat === null || info.scripted || info.setup.clock.kind === "live") return;
    const flags = Object.entries(info.setup.flags).map(([flag, value]) => `${flag}-${value}`);
    this.#now = flags.find((one) => NEW.includes(one) && !this.#met.includes(one)) ?? null;
  }

  dismiss(): void {
    if (this.#now) this.#met = [...this.#met, this.#now];
    if (this.#now) keep(MET, { met: this.#met });
    this.#now = null;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when nothing is left to be read: the game waits that long. */
  async read(): Promise<void> {
    if (this.#now) await new Promise<void>((go) => this.#waiting.push(go));
  }
}

export const news = new News();
