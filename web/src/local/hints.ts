// Hints: one at a time for a seat, and only while its question still stands.
import type { Token } from "../lib/protocol";
import type { Viewer } from "./audience";
import type { Means } from "./means";
import { refuse, type SentenceKey } from "./refusal";
import type { Table } from "./table";

export interface Asker {
  readonly viewer: Viewer;
  hinted(token: Token, move: number): void;
  failed(fault: unknown): void;
}

interface Sought {
  moment: string;
  move: number;
  asker: Asker | null;
  token: Token | null;
  give: AbortController;
  enough: AbortController;
}

export class Hints {
  #seats = new Map<number, Sought>();

  constructor(
    private readonly table: Table,
    private readonly means: Means,
    private readonly progress: (seat: number, share: number) => void,
  ) {}

  /** Finds out what a strong player would do; the same question is thought about once. */
  ask(seat: number, asker: Asker): void {
    const known = this.#seats.get(seat);
    if (!known || known.moment !== this.#moment()) void this.#seek(seat, asker);
    else if (known.token !== null) asker.hinted(known.token, known.move);
    else {
      fail(known, "superseded");
      known.asker = asker;
    }
  }

  /** Whoever thinks answers now; whether anybody does. */
  hurry(): boolean {
    const waiting = [...this.#seats.values()].filter(({ token }) => token === null);
    for (const { enough } of waiting) enough.abort();
    return waiting.length > 0;
  }

  /** Something has happened: what was asked about an earlier position is not needed. */
  moveOn(): void {
    const now = this.#moment();
    for (const [seat, { moment }] of this.#seats) if (moment !== now) this.#end(seat, "stale:hint");
  }

  /** A line is gone: what only it waited for is not needed. */
  forget(viewer: Viewer): void {
    for (const [seat, sought] of this.#seats) {
      if (sought.asker?.viewer !== viewer) continue;
      sought.asker = null;
      this.#end(seat, "no-hint");
    }
  }

  endAll(): void {
    for (const seat of this.#seats.keys()) this.#end(seat, "no-hint");
  }

  #moment(): string {
    const { games, status, position } = this.table;
    return `${games.length} ${status === "playing" ? position!.move : "-"}`;
  }

  #end(seat: number, why: SentenceKey): void {
    const sought = this.#seats.get(seat)!;
    this.#seats.delete(seat);
    fail(sought, why);
    sought.give.abort();
  }

  async #seek(seat: number, asker: Asker): Promise<void> {
    const { move } = this.table.position!;
    const [give, enough] = [new AbortController(), new AbortController()];
    const sought: Sought = { moment: this.#moment(), move, asker, token: null, give, enough };
    this.#seats.set(seat, sought);
    try {
      sought.token = await this.#choose(seat, sought);
      sought.asker?.hinted(sought.token, move);
      sought.asker = null;
    } catch {
      if (this.#seats.get(seat) === sought) this.#seats.delete(seat);
      fail(sought, "no-hint");
    }
  }

  #choose(seat: number, { give, enough }: Sought): Promise<Token> {
    const { table, means } = this;
    return means.thinker.choose(table.position!.masked(seat), "hint", Math.floor(means.chance() * 2 ** 32), {
      signal: give.signal,
      enough: enough.signal,
      onProgress: (share) => this.progress(seat, share),
    });
  }
}

function fail(sought: Sought, why: SentenceKey): void {
  const { asker } = sought;
  sought.asker = null;
  asker?.failed(refuse(why));
}
