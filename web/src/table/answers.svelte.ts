// What the table answers to a wish that is not possible, to a refused decision, and to a call for a hint.
import { untrack } from "svelte";
import type { Token, View } from "../lib/protocol";
import { say, sayOr, type Phrases } from "../lib/words";
import type { GameModule, Reason } from "./board";
import type { Asking, Course, Deciding } from "../lib/seated";

export interface Answer {
  /** The decision it belongs to: it goes when that is made. */
  move: number;
  text: string;
  rule: string | null;
  tone: "reason" | "hint";
}

interface Table {
  readonly game: GameModule;
  readonly view: View | null;
  readonly phrases: Phrases;
  /** Whether this person may decide now. */
  readonly mine: boolean;
}

export class Answers {
  #answer = $state.raw<Answer | null>(null);
  #hint = $state.raw<{ move: number; token: Token } | null>(null);

  constructor(
    private readonly session: Asking & Course & Deciding,
    private readonly table: Table,
  ) {
    $effect(() => {
      const { refusal } = session;
      if (refusal) untrack(() => this.reply({ allowed: false, ...refusal }));
    });
  }

  get now(): Answer | null {
    return this.#answer?.move === this.table.view?.move ? this.#answer : null;
  }

  /** The token a hint pointed at. */
  get hint(): Token | null {
    return this.#hint && this.#hint.move === this.table.view?.move ? this.#hint.token : null;
  }

  clear(): void {
    this.#answer = null;
  }

  /** Nothing that was said holds any more. */
  forget(): void {
    this.#answer = this.#hint = null;
  }

  /** Says why not, in the game's own words where it has some. */
  reply(reason: Reason, wished: Token | null = null): void {
    const { view, game, phrases } = this.table;
    if (!view) return;
    const plain = sayOr(
      reason.code,
      reason.args,
      sayOr(`web-error-${reason.code}`, reason.args, reason.sentence),
    );
    this.#put(view, game.reason?.(phrases, view, reason, wished) ?? plain, "reason", reason.rule);
  }

  async wish(token: Token): Promise<void> {
    const { view, phrases } = this.table;
    if (!view) return;
    if (view.to_move === null) return this.#put(view, say("web-table-over"), "reason");
    if (!this.table.mine)
      return this.#put(view, say("web-table-not-yours", { name: phrases.name(view.to_move) }), "reason");
    const why = await this.session.why(token);
    if (why && !why.allowed) this.reply(why, token);
  }

  async ask(): Promise<void> {
    const { view, game, phrases } = this.table;
    if (!view) return;
    this.#put(view, say("web-table-hint-thinking"), "hint");
    const found = await this.session.hint();
    if (this.session.view?.move !== view.move) return;
    if (found?.type === "refused" && found.code === "superseded") return; // the newer one is answered
    this.clear();
    if (found?.type === "refused") this.reply({ allowed: false, ...found });
    if (found?.type !== "hint") return;
    this.#hint = { move: view.move, token: found.token };
    const effect = await this.session.preview(found.token).catch(() => null);
    const choice = game.choice?.(phrases, view, found.token, effect);
    if (choice) this.#put(view, say("web-table-hint-says", { choice }), "hint");
  }

  #put({ move }: View, text: string, tone: Answer["tone"], rule: string | null = null): void {
    this.#answer = { move, text, rule, tone };
  }
}
