// What one seat knows, as a masked record, and what it may ask of the rules.
import type { Fact, Tip, Token, View } from "../lib/protocol";
import { writeFacts } from "./facts";
import { Refusal } from "./fault";
import { seatNumber, spanOf, whole } from "./fields";
import type { Machine } from "./machine";
import { said } from "./sentences";
import type { Chances, Edition, Foresight, Sight, Verdict } from "./types";

const ALLOWED: Verdict = {
  allowed: true,
  code: "allowed",
  sentence: "That is allowed.",
  args: {},
  rule: null,
};

/** What whole and masked records have in common. */
export class Seen {
  constructor(
    readonly engine: Machine,
    readonly edition: Edition,
    public record: Uint8Array,
  ) {}

  byte(field: string): number {
    return this.record[spanOf(this.engine.data, field)[0]]!;
  }

  get seats(): number {
    return this.byte("seats");
  }

  get move(): number {
    return whole(this.record, spanOf(this.engine.data, "move")[0]);
  }

  get toMove(): number | null {
    const seat = this.engine.desk.ask("mover_of", this.record);
    return seat < 0 ? null : seat + 1;
  }

  code(token: Token): number {
    const code = this.engine.form.code(token);
    if (code === null) throw new Refusal("unknown-token", `“${token}” is no token of ${this.engine.game}.`);
    return code;
  }

  action(token: Token): number {
    return this.engine.desk.actionOf(this.record, this.code(token));
  }

  token(action: number): Token {
    return this.engine.form.token(this.record, action);
  }

  why(token: Token): Verdict {
    const action = this.action(token);
    const reason = this.engine.desk.ask("why_of", this.record, action);
    return reason ? this.refused(token, action, reason) : ALLOWED;
  }

  private refused(token: Token, action: number, reason: number): Verdict {
    const { data, form } = this.engine;
    const phase = data.phases[this.byte("phase")]!;
    const args = { seat: this.toMove ?? 0, phase, ...form.speaksOf(this.record, action, reason), token };
    const code = `${data.game}-why-${data.reasons[reason]!}`;
    const rule = data.rules[reason]!;
    return {
      allowed: false,
      code,
      sentence: said(data.sentences[reason]!, args),
      args,
      rule: rule === "" ? null : rule,
    };
  }
}

export class MaskedRecord extends Seen implements Sight {
  get seat(): number | null {
    return seatNumber(this.byte("viewer"));
  }

  legal(): Token[] {
    if (this.seat === null || this.seat !== this.toMove) return [];
    return this.engine.desk.legal(this.record).map((action) => this.token(action));
  }

  view(): View {
    const { engine, seat, edition } = this;
    const raw = engine.desk.tallied(this.record);
    const hand = seat === null ? null : engine.form.hand(this.record, seat);
    return engine.show(raw, { edition, seat, legal: this.legal().sort(), hand });
  }

  preview(token: Token): Foresight | null {
    if (this.seat === null || !this.legal().includes(token)) return null;
    const numbers = this.engine.desk.foresee(this.record, this.seat - 1, this.code(token));
    return numbers && this.engine.form.foresight(numbers);
  }

  odds(): Chances | null {
    const viewer = this.seat === null ? this.engine.data.constants.SPECTATOR! : this.seat - 1;
    const odds = this.engine.desk.odds(this.record, viewer);
    return odds && { misfits: odds[0], pile: odds[1] };
  }

  tips(facts: readonly Fact[]): Tip[] {
    if (this.seat === null) return [];
    const { data, desk } = this.engine;
    const codes = desk.tips(this.record, this.seat - 1, writeFacts(data, facts));
    return codes.map((code) => ({ ...data.tips[code]! }));
  }
}
