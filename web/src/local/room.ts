// One table in memory: its journal, who looks on, and what goes on by itself.
import type { Told as Facts } from "../engine";
import type { Fact, Reaction, Told, TableInfo } from "../lib/protocol";
import { Audience, type Viewer } from "./audience";
import { Chronicle, Move, type Happened } from "./chronicle";
import type { Command } from "./commands";
import { Driver } from "./driver";
import type { StoredEvent } from "./events";
import { Hints } from "./hints";
import { infoOf } from "./info";
import { Journal, type Hearer } from "./journal";
import type { Means } from "./means";
import type { Eyes } from "./pov";
import { eventOf, stateOf, type Other } from "./projection";
import { refuse } from "./refusal";
import type { Table } from "./table";

/** Progress is told in steps that can be seen. */
const STEP = 0.04;

export class Room implements Hearer {
  readonly hints: Hints;
  readonly #journal: Journal;
  readonly #audience: Audience;
  readonly #chronicle = new Chronicle();
  readonly #driver: Driver;
  #shown = 0;

  constructor(
    readonly table: Table,
    private readonly means: Means,
    /** Forgets this room, so that the table is read anew. */
    private readonly forget: () => void,
  ) {
    this.#journal = new Journal(table, means.store, this, means.now);
    this.#audience = new Audience(means.later);
    this.#driver = new Driver(
      table,
      (command) => this.act(command),
      means,
      (seat, share) => this.#thinking(seat, share, false),
    );
    this.hints = new Hints(table, means, (seat, share) => this.#thinking(seat, share, true));
  }

  info(): TableInfo {
    return infoOf(this.table, this.#audience.present());
  }

  now(): number {
    return this.means.now();
  }

  /** A fresh seed for a deal. */
  seed = (): string => Array.from(this.means.draw(8), (byte) => byte.toString(16).padStart(2, "0")).join("");

  /** What the decision that became event `n` did, if that is still known. */
  factsOf(n: number, seat: number): Fact[] {
    return this.#chronicle.factsOf(n, seat);
  }

  /** Whether nobody looks on, and nothing is being stored. */
  get idle(): boolean {
    return !this.#audience.size && !this.#journal.busy;
  }

  /** Lets somebody look on: what was missed since an event, or all there is. */
  join(viewer: Viewer, eyes: Eyes, since: number | null): void {
    const moved = this.#audience.enter(viewer, eyes);
    const { table } = this;
    const missed = since === null || moved ? null : this.#chronicle.missed(since, table.n);
    if (missed) {
      viewer.tell({ type: "resumed", n: table.n });
      for (const happened of missed) viewer.tell(happened.to(eyes));
    } else viewer.tell(stateOf(table, eyes, this.#audience.present(), this.now()));
    this.rest();
  }

  leave(viewer: Viewer): void {
    this.hints.forget(viewer);
    this.#audience.leave(viewer);
    this.rest();
  }

  /** Lets something happen, and waits until it is stored and told; as which event. */
  act(command: Command, done?: (n: number) => void): Promise<number> {
    return this.#journal.act(command, done);
  }

  /** Whoever thinks answers now. */
  hurry(): void {
    const [bot, hint] = [this.#driver.hurry(), this.hints.hurry()];
    if (!bot && !hint) throw refuse("off:enough");
  }

  // --- what happens

  happened(event: StoredEvent, at: number, told: Facts | null): void {
    if (event.t === "created") return;
    if (event.t === "started") this.#chronicle.begin();
    this.#tell(event.t === "moved" ? this.#move(event, at, told!) : this.#other(event, at));
  }

  #move({ seat, token, by = "person" }: Extract<StoredEvent, { t: "moved" }>, at: number, told: Facts): Move {
    return new Move(this.table.n, at, seat, token, by, told);
  }

  /** Made at once for all who may look on: later the table is another. */
  #other(event: Other, at: number): Happened {
    const { table } = this;
    const present = this.#audience.present();
    const message = (eyes: Eyes): Told => eventOf(table, event, at, present, eyes);
    const own = new Map<Eyes, Told>(table.mine.map((seat) => [seat, message(seat)]));
    const shared = message("none");
    return { n: table.n, to: (eyes) => own.get(eyes) ?? shared };
  }

  #tell(happened: Happened): void {
    this.#chronicle.add(happened);
    this.#audience.hear(happened);
  }

  tell(): void {
    this.hints.moveOn();
    this.#audience.tell();
  }

  rest(): void {
    if (!this.#journal.busy) this.#driver.goOn(this.#audience.size > 0);
  }

  lost(): void {
    this.stop();
    this.#audience.dismiss("resync", refuse("elsewhere").sentence, 500);
  }

  /** Everybody is sent away: another window plays here now, or the table is no more. */
  dismiss(code: "gone" | "elsewhere"): void {
    this.stop();
    this.#audience.dismiss(code, refuse(code === "gone" ? "not-found:table" : code).sentence, null);
  }

  stop(): void {
    this.#driver.goOn(false);
    this.hints.endAll();
    this.forget();
  }

  /** Shows a face or a phrase over a seat; everybody who might mind sits at this device. */
  react(seat: number, what: Reaction["what"]): void {
    this.#audience.say({ type: "reaction", seat, what });
  }

  #thinking(seat: number, share: number, hint: boolean): void {
    if (share < 1 && share >= this.#shown && share < this.#shown + STEP) return;
    this.#shown = share < 1 ? share : 0;
    this.#audience.say({ type: "thinking", seat, hint, share });
  }
}
