// A replay as a row of views: ply 0 is the deal, ply n the table after n decisions.
import { patched } from "../lib/patch";
import type { Replay, ReplayStep, View } from "../lib/protocol";

export class Film {
  readonly replay: Replay;
  /** The plies at which a turn begins, the first of them 0. */
  readonly turns: readonly number[];
  #views: View[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.#views = [replay.view];
    const turns: number[] = [];
    for (let ply = 0; ply < this.length; ply += 1) if (beginsTurn(this.at(ply))) turns.push(ply);
    this.turns = turns.length > 0 ? turns : [0];
  }

  /** How many decisions there are; also the last ply. */
  get length(): number {
    return this.replay.events.length;
  }

  at(ply: number): View {
    for (let i = this.#views.length; i <= ply; i += 1) {
      this.#views.push(patched(this.#views[i - 1]!, this.step(i - 1).patch));
    }
    return this.#views[ply]!;
  }

  /** The decision that leads from `ply` to the next. */
  step(ply: number): ReplayStep {
    const step = this.replay.events[ply];
    if (!step) throw new RangeError(`There is no ply ${ply}.`);
    return step;
  }

  /** Which turn a ply belongs to, from 1; the last ply belongs to the turn that ended there. */
  turnOf(ply: number): number {
    const at = Math.min(ply, Math.max(this.length - 1, 0));
    let turn = 0;
    while (turn < this.turns.length && this.turns[turn]! <= at) turn += 1;
    return Math.max(turn, 1);
  }

  /** The start of the next turn, or the end. */
  turnAfter(ply: number): number {
    return this.turns.find((start) => start > ply) ?? this.length;
  }

  /** The start of this turn, or of the one before if this is its start. */
  turnBefore(ply: number): number {
    return this.turns.findLast((start) => start < ply) ?? 0;
  }
}

function beginsTurn(view: View): boolean {
  return view.phase === (view.game === "linko" ? "play" : "turn");
}
