// The lesson's table: follows the session's log at the reader's pace, one decision at a time.
import type { LogEntry } from "../../protocol/log";
import type { Token, View } from "../../protocol";
import type { TableSession } from "../../net/session.svelte";
import { settings } from "../../mine/settings.svelte";
import type { Coach } from "./coach.svelte";

/** A moment to see what someone else did, before the next does something. */
const REST = 450;
/** So long the log may lag behind the table (after a reconnect) before we simply show the table. */
const PATIENCE = 2500;

/** Called before the view changes; resolves when the cards have arrived. */
type Fly = (entry: LogEntry) => Promise<void>;

export class LessonTable {
  /** What lies on the table for the learner: at most what the session knows. */
  view = $state.raw<View | null>(null);
  last = $state.raw<LogEntry | null>(null);
  #coach = $state.raw<Coach | null>(null);
  #running = false;
  #over = false;

  constructor(
    private readonly seated: () => TableSession,
    private readonly fly: Fly,
  ) {}

  private get session(): TableSession {
    return this.seated();
  }

  /** Whether everything that happened has been shown, so that a decision can be made. */
  get current(): boolean {
    return this.view !== null && this.view.move === this.session.view?.move && this.session.pending === null;
  }

  /** To be called whenever the session has something new. */
  follow(coach: Coach): void {
    this.#coach = coach;
    const now = this.session.view;
    if (!now || this.#over) return;
    if (!this.view) {
      this.view = now;
      return;
    }
    if (!this.#running && now.move !== this.view.move) void this.#run(coach);
  }

  stop(): void {
    this.#over = true;
  }

  decide(token: Token): void {
    const coach = this.#coach;
    if (!this.current || !coach?.allows(token)) return;
    void this.session.decide(token).then((refused) => {
      if (refused) coach.retry();
    });
  }

  async #run(coach: Coach): Promise<void> {
    this.#running = true;
    let waited = 0;
    while (!this.#over && this.view && this.session.view && this.view.move !== this.session.view.move) {
      const { move } = this.view;
      const entry = this.session.log.find(({ n }) => n === move);
      if (!entry || this.session.view.move < move) {
        waited += 100;
        await pause(100);
        if (waited < PATIENCE) continue;
        this.view = this.session.view;
      } else {
        waited = 0;
        await coach.read();
        if (this.#over || coach.done) break;
        const flight = this.fly(entry);
        this.view = entry.after;
        await flight;
        this.last = entry;
        if (entry.after.to_move !== entry.after.seat) await pause(REST * Math.max(settings.pace, 0.3));
      }
      coach.reach(this.view.move, this.view.legal);
    }
    this.#running = false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
