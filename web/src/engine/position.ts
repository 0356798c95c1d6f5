// A game under way, whole: for the Worker, for finished games, and for records somebody brought.
import type { Cards, Fact, Patch, Token, View } from "../lib/protocol";
import type { Look } from "./desk";
import { readFacts } from "./facts";
import { Refusal } from "./fault";
import { MaskedRecord, Seen } from "./sight";
import { changed } from "./show";
import type { Machine } from "./machine";
import type { Position, Told } from "./types";

export class WholeRecord extends Seen implements Position {
  #look: Look | null = null;

  get look(): Look {
    return (this.#look ??= this.engine.desk.look(this.record));
  }

  get phase(): string {
    return this.engine.data.phases[this.byte("phase")]!;
  }

  get over(): boolean {
    return this.toMove === null;
  }

  get end(): string | null {
    return this.engine.data.ends[this.byte("end")]!;
  }

  get scores(): number[] {
    return this.#each((seat) => this.engine.desk.ask("score_of", this.record, seat));
  }

  get winners(): number[] {
    const wins = this.over ? this.#each((seat) => this.engine.desk.ask("wins_of", this.record, seat)) : [];
    return wins.flatMap((won, seat) => (won ? [seat + 1] : []));
  }

  get turnBegins(): boolean {
    return this.engine.desk.tell("turn_begins", this.record);
  }

  get chanceMissing(): boolean {
    return this.engine.desk.tell("chance_missing", this.record);
  }

  #each<T>(of: (seat: number) => T): T[] {
    return Array.from({ length: this.seats }, (_, seat) => of(seat));
  }

  legal(): Token[] {
    return this.look.actions.map((action) => this.token(action));
  }

  play(token: Token): Told {
    const before = this.copy();
    const { reason, after, rows } = this.engine.desk.decide(this.record, this.code(token));
    if (reason) {
      const { code, sentence, args, rule } = this.why(token);
      throw new Refusal(code, sentence, args, rule);
    }
    this.record = after;
    this.#look = null;
    return new Decision(before, this.copy(), rows);
  }

  ends(token: Token): boolean {
    return this.engine.desk.ends(this.record, this.code(token));
  }

  view(seat: number | null): View {
    const { look, engine, edition } = this;
    const legal = seat !== null && seat === look.asked ? this.legal().sort() : [];
    return engine.show(look.raw, { edition, seat, legal, hand: seat === null ? null : this.hand(seat) });
  }

  hand(seat: number): Cards | null {
    return this.engine.form.hand(this.record, seat);
  }

  openView(): View {
    return { ...this.view(null), hands: this.hands() };
  }

  hands(): Cards[] {
    return this.#each((seat) => this.hand(seat + 1) ?? {});
  }

  masked(seat: number | null): MaskedRecord {
    const { engine } = this;
    const viewer = seat === null ? engine.data.constants.SPECTATOR! : seat - 1;
    return new MaskedRecord(engine, this.edition, engine.desk.mask(this.record, viewer));
  }

  copy(): WholeRecord {
    const copy = new WholeRecord(this.engine, this.edition, this.record);
    copy.#look = this.#look;
    return copy;
  }
}

/** What one decision did: read when somebody asks. */
class Decision implements Told {
  readonly #engine: Machine;
  #public: Patch | null = null;

  constructor(
    readonly before: WholeRecord,
    readonly after: WholeRecord,
    readonly rows: Int16Array,
  ) {
    this.#engine = before.engine;
  }

  facts(seat: number | null): Fact[] {
    const { data, desk } = this.#engine;
    return readFacts(data, desk.veil(this.rows, seat === null ? data.constants.SPECTATOR! : seat - 1));
  }

  openFacts(): Fact[] {
    return readFacts(this.#engine.data, this.rows);
  }

  patch(seat: number | null): Patch {
    return { ...this.#forAll(), ...(seat === null ? {} : this.#own(seat)) };
  }

  #forAll(): Patch {
    const { before, after } = this;
    return (this.#public ??= changed(this.#engine.plan(after.seats), before.look.raw, after.look.raw));
  }

  /** What a seat sees beside that: its hand, and its choices. */
  #own(seat: number): Patch {
    const [was, now] = [this.before.hand(seat), this.after.hand(seat)];
    const own: Patch = JSON.stringify(was) === JSON.stringify(now) ? {} : { hand: now };
    if (seat === this.after.look.asked) own.legal = this.after.legal().sort();
    else if (seat === this.before.look.asked) own.legal = [];
    return own;
  }
}
