// The tip on show, and which have been: remembered in this browser, switched off with one word.
import { untrack } from "svelte";
import type { Tip, Tips as Told } from "../lib/protocol";
import type { Asking, Bare, Course, Place } from "../lib/seated";
import { keys } from "../lib/words";

type Answer = Bare<Told>;

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
  now = $state<Tip | null>(null);
  #at = -GAP;
  /** The server is further than what is shown: what it said is for later. */
  #later: Answer | null = null;

  get off(): boolean {
    return this.#kept.off;
  }
  set off(off: boolean) {
    this.#keep({ ...this.#kept, off });
    if (off) this.now = null;
  }

  /** After a decision: asks what is worth knowing, where that may be told. */
  async look(session: Asking & Course & Place): Promise<void> {
    const { view, info, seat } = session;
    if (!view || view.over || seat === null || info?.scripted || !this.#mayTell(view)) return;
    this.now = null;
    const { move } = view;
    const found = this.#later?.move === move ? this.#later : await session.tips();
    this.#later = found && found.move > move ? found : null;
    if (found?.move === move && session.view?.move === move) this.tell(found);
  }

  /** The first that has not been shown. */
  tell({ move, tips }: Answer): void {
    const tip = tips.find(({ name }) => !this.#kept.shown.includes(name));
    if (!tip) return;
    this.#at = move;
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

  #mayTell({ game, move }: { game: string; move: number }): boolean {
    const since = move - this.#at;
    const soon = since >= 0 && since < (this.now ? STAYS : GAP);
    return !this.off && !soon && !this.#allShown(`web-tip-${game}-`);
  }

  #allShown(prefix: string): boolean {
    return keys(prefix).every((key) => this.#kept.shown.includes(key.replace("web-tip-", "")));
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
export function followTips(session: Asking & Course & Place): void {
  $effect(() => {
    void session.view;
    untrack(() => void tips.look(session));
  });
}
