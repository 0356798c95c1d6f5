// The tip on show, and which have been: remembered in this browser, switched off with one word.
import { untrack } from "svelte";
import type { Course, Place } from "../lib/seated";
import type { Moment } from "./moment";
import { tipFor, type Told } from "./tips";

const KEY = "lynxdeck.tips";
/** So many decisions at least lie between two tips. */
const GAP = 3;
/** After so many decisions a tip that nobody read makes room. */
const STAYS = 10;

interface Kept {
  off: boolean;
  shown: string[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { off: kept.off === true, shown: Array.isArray(kept.shown) ? kept.shown.map(String) : [] };
  } catch {
    return { off: false, shown: [] };
  }
}

class Tips {
  #kept = $state(read());
  /** The tip to be read now. */
  now = $state<Told | null>(null);
  #at = -GAP;

  get off(): boolean {
    return this.#kept.off;
  }
  set off(off: boolean) {
    this.#keep({ ...this.#kept, off });
    if (off) this.now = null;
  }

  /** Looks at what has just happened. */
  notice(moment: Moment, { scripted = false } = {}): void {
    if (this.off || scripted) return;
    const since = moment.after.move - this.#at;
    if (since >= 0 && since < (this.now ? STAYS : GAP)) return;
    this.now = null;
    const tip = tipFor(moment, moment.after.seat, new Set(this.#kept.shown));
    if (!tip) return;
    this.#at = moment.after.move;
    this.now = tip;
    this.#keep({ ...this.#kept, shown: [...this.#kept.shown, tip.name] });
  }

  /** Read. */
  dismiss(): void {
    this.now = null;
  }

  /** Every tip may be shown again. */
  again(): void {
    this.#keep({ off: false, shown: [] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing shows them again.
    }
  }
}

export const tips = new Tips();

/** Looks out for tips while a session goes on. */
export function followTips(session: Course & Place): void {
  $effect(() => {
    const { log } = session;
    untrack(() => {
      const { view, info } = session;
      const last = log.at(-1);
      const scripted = info?.scripted ?? false;
      if (last) tips.notice({ before: last.before, move: last, after: last.after }, { scripted });
      else if (view) tips.notice({ before: null, move: null, after: view }, { scripted });
    });
  });
}
