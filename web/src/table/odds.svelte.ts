// How likely the next card is one too many: asked anew at each decision.
import type { View } from "../lib/protocol";
import type { Asking } from "../lib/seated";

export interface Risk {
  misfits: number;
  pile: number;
}

interface Wanted {
  /** The table as it is shown; null where no odds are. */
  readonly view: View | null;
  /** Whether that is also what the answer speaks of. */
  readonly current: boolean;
}

export class Odds {
  now = $state.raw<Risk | null>(null);

  constructor(session: Asking, wanted: Wanted) {
    $effect(() => {
      const { view, current } = wanted;
      if (view === null) this.now = null;
      else if (current) void this.#ask(session, view, wanted);
    });
  }

  async #ask(session: Asking, { move, pile }: View, wanted: Wanted): Promise<void> {
    const found = await session.odds();
    if (found?.pile === pile && wanted.view?.move === move) this.now = { misfits: found.misfits, pile };
  }
}
