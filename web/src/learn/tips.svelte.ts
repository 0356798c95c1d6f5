// The tip on show, and which have been: remembered in this browser, switched off with one word.
import { untrack } from "svelte";
import { keep, recall } from "../lib/kept";
import type { Tip, Tips as Told, View } from "../lib/protocol";
import type { Asking, Bare, Course, Place } from "../lib/seated";
import { keys } from "../lib/words";
import { news } from "./news.svelte";

type Answer = Bare<Told>;
type Seat = Asking & Course & Place;

const KEY = "lynxdeck.tips";
/** So long the game waits to hear whether there is a tip. */
const PATIENCE = 400;

interface Kept {
  off: boolean;
  shown: string[];
}

function read(): Kept {
  const { off, shown } = recall<Kept>(KEY, { off: false, shown: [] });
  return { off, shown: Array.isArray(shown) ? shown.map(String) : [] };
}

class Tips {
  #kept = $state(read());
  #now = $state.raw<Tip | null>(null);
  /** One was told since the reader's last turn began: the next waits for the next turn. */
  #quiet = false;
  #own = false;
  /** The server is further than what is shown: what it said is for later. */
  #later: Answer | null = null;
  #looking: Promise<unknown> = Promise.resolve();
  #waiting: (() => void)[] = [];

  /** The tip to be read now. */
  get now(): Tip | null {
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
  look(session: Seat, read = true): Promise<void> {
    const { view, info, seat } = session;
    this.dismiss();
    if (!view) return Promise.resolve();
    this.#turn(view.active === seat);
    const told = !read || view.over || seat === null || info?.scripted || info?.clock.kind === "live";
    if (told || this.#quiet || this.off || this.#allShown(`web-tip-${view.game}-`)) return Promise.resolve();
    const asking = this.#ask(session, view);
    this.#looking = Promise.race([asking, new Promise((late) => setTimeout(late, PATIENCE))]);
    return asking;
  }

  /** The first that has not been shown. */
  tell({ tips }: Answer): void {
    const tip = tips.find(({ name }) => !this.#kept.shown.includes(name));
    if (!tip) return;
    [this.#now, this.#quiet] = [tip, true];
    this.#keep({ ...this.#kept, shown: [...this.#kept.shown, tip.name] });
  }

  /** Read: the game goes on. */
  dismiss(): void {
    this.#now = null;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when nothing is left to be read: the game waits that long. */
  async read(): Promise<void> {
    await this.#looking;
    if (this.#now) await new Promise<void>((go) => this.#waiting.push(go));
  }

  /** Every tip may be shown again. */
  again(): void {
    this.#keep({ off: false, shown: [] });
    this.#quiet = false;
  }

  async #ask(session: Seat, { move }: View): Promise<void> {
    const found = this.#later?.move === move ? this.#later : await session.tips();
    this.#later = found && found.move > move ? found : null;
    if (found?.move === move && session.view?.move === move) this.tell(found);
  }

  /** One tip a turn: whoever comes to the turn may be told another. */
  #turn(own: boolean): void {
    if (own && !this.#own) this.#quiet = false;
    this.#own = own;
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

/** Looks out for tips while a session goes on and somebody can read them; what comes next waits until they have. */
export function followTips(session: Seat, readable: () => boolean): void {
  $effect(() => {
    void session.view;
    const read = readable();
    untrack(() => {
      if (!tips.off) news.look(session);
      if (!news.now) void tips.look(session, read);
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
