// A moment of a real game, as one seat saw it: what tips are decided from.
import type { LinkoView, PushView, Token, View } from "../lib/protocol";

export interface Moment<V extends View = View> {
  /** Null for the first state seen. */
  before: V | null;
  move: { seat: number; token: Token } | null;
  after: V;
}

/** When a tip first matters, and the rule behind it. */
export interface Tip<V extends View = View> {
  /** Its sentence is `web-tip-NAME`. */
  name: string;
  rule: string | null;
  matters(moment: Moment<V>, me: number): boolean;
}

export type LinkoTip = Tip<LinkoView>;
export type PushTip = Tip<PushView>;

/** Whether it is this seat's decision now, in that phase. */
export function asked(view: View, me: number, phase: string): boolean {
  return view.to_move === me && view.phase === phase;
}
