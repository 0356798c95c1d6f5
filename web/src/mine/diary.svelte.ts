// The deals of days that this device has played: which table, how it ended, and what others would have made of it.
import { isLike, keep, recall } from "../page/storage";
import { randomHex } from "../page/ids";
import { dailyOf, shifted, today } from "../deals/daily";

export interface Outcome {
  scores: number[];
  winners: number[];
}

export interface Day {
  table: string;
  mine?: Outcome;
  greedy?: Outcome;
  expert?: Outcome;
  sent?: boolean;
}

export interface Kept {
  /** Shows a server that two results come from one device, and lets them be deleted. */
  key: string;
  /** Whether results are sent without being asked for again. */
  sends: boolean;
  /** Under this name; empty: without one. */
  as: string;
  days: Record<string, Day>;
}

const KEY = "lynxdeck.daily";
const MOST = 800;

function read(): Kept {
  const kept = recall<Kept>(KEY, { key: randomHex(16), sends: false, as: "", days: {} });
  return { ...kept, days: Object.fromEntries(Object.entries(kept.days).filter(([, day]) => isDay(day))) };
}

const OUTCOME: Outcome = { scores: [0], winners: [0] };

function isDay(day: unknown): day is Day {
  if (!isLike(day, { table: "" })) return false;
  const { mine, greedy, expert } = day as Day;
  return [mine, greedy, expert].every((outcome) => outcome === undefined || isLike(outcome, OUTCOME));
}

class Diary {
  #kept = $state.raw<Kept>(read());

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEY) this.#kept = read();
    });
  }

  get key(): string {
    return this.#kept.key;
  }
  get sends(): boolean {
    return this.#kept.sends;
  }
  get as(): string {
    return this.#kept.as;
  }

  /** The deal that was played at a table; null where that was no deal of a day. */
  at(table: string | null): string | null {
    return Object.entries(this.#kept.days).find(([, day]) => day.table === table)?.[0] ?? null;
  }

  day(name: string): Day | null {
    return this.#kept.days[name] ?? null;
  }

  get days(): Kept["days"] {
    return this.#kept.days;
  }

  /** Days from elsewhere; what this device has played itself stays. */
  add(days: Kept["days"]): void {
    this.#days({ ...days, ...this.#kept.days });
  }

  clear(): void {
    this.#keep({ days: {} });
  }

  begin(name: string, table: string): void {
    if (!this.day(name)) this.#days({ [name]: { table } });
  }

  note(name: string, part: Partial<Day>): void {
    const day = this.day(name);
    if (day) this.#days({ [name]: { ...day, ...part } });
  }

  send(sends: boolean, as = this.as): void {
    this.#keep({ sends, as });
  }

  /** Nothing of this device is at the server any more: a new key, and nothing was sent. */
  unsend(): void {
    const days = Object.entries(this.#kept.days).map(([name, day]) => [name, { ...day, sent: false }]);
    this.#keep({ key: randomHex(16), sends: false, days: Object.fromEntries(days) as Kept["days"] });
  }

  get dates(): Set<string> {
    const done = Object.entries(this.#kept.days).filter(([, { mine }]) => mine);
    return new Set(done.flatMap(([name]) => dateIn(name)));
  }

  /** Days in a row until today, or until yesterday while today's is still to be played. */
  streak(now = today()): number {
    const { dates } = this;
    let day = dates.has(now) ? now : shifted(now, -1);
    let count = 0;
    for (; dates.has(day); day = shifted(day, -1)) count += 1;
    return count;
  }

  #days(change: Kept["days"]): void {
    const all = Object.entries({ ...this.#kept.days, ...change })
      .sort(([a], [b]) => (a < b ? -1 : 1)) // names begin with their dates
      .slice(-MOST);
    this.#keep({ days: Object.fromEntries(all) });
  }

  #keep(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    keep(KEY, this.#kept);
  }
}

const dateIn = (name: string): string[] => /^daily (\S+)/.exec(name)?.slice(1, 2) ?? [];

export const diary = new Diary();

/** A game of this device is over: if it was a day's deal, its first try, it is written down. */
export function noteDaily(table: string, seed: string | null, { scores, winners }: Outcome): void {
  const deal = dailyOf(seed);
  if (deal && diary.day(deal.name)?.table === table) diary.note(deal.name, { mine: { scores, winners } });
}
