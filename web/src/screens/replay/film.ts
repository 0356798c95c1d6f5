// A replay as a row of views: ply 0 is the deal, ply n the table after n decisions.
import { endsTurn, logOf, type LogEntry } from "../../protocol/log";
import type { Replay, View } from "../../protocol";

export class Film {
  readonly replay: Replay;
  readonly log: readonly LogEntry[];
  /** The plies at which a turn begins, the first of them 0. */
  readonly turns: readonly number[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.log = logOf(replay);
    this.turns = [0, ...this.log.flatMap((entry, i) => (endsTurn(entry) ? i + 1 : []))];
  }

  get length(): number {
    return this.log.length;
  }

  at(ply: number): View {
    return ply > 0 ? this.step(ply - 1).after : this.replay.view;
  }

  step(ply: number): LogEntry {
    const step = this.log[ply];
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

  turnAfter(ply: number): number {
    return this.turns.find((start) => start > ply) ?? this.length;
  }

  /** The start of this turn, or of the one before if this is its start. */
  turnBefore(ply: number): number {
    return this.turns.findLast((start) => start < ply) ?? 0;
  }
}
