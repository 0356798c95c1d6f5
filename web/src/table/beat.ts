// A decision as it is shown: beat by beat, each when the one before has been seen.
import type { Flight } from "../lib/flights";
import type { LogEntry } from "../lib/log";
import type { Fact, View } from "../lib/protocol";
import type { Sound } from "../lib/sounds";

export interface Beat<V extends View = View, F extends Fact = Fact> {
  /** What is shown, for the board that shows it in its own way. */
  name: string;
  /** The table as it stands during this beat. */
  view: V;
  /** What travels to its place, one thing after the other. */
  flights: readonly Flight[];
  /** What may be told once this has been seen. */
  facts: readonly F[];
  /** What is heard when it begins. */
  sound?: Sound;
  /** How long it moves at the least, in milliseconds at pace 1. */
  lasts?: number;
  /** How long it stands still to be read; a fast table reads no faster. */
  stays?: number;
}

/** A beat that is being shown, and what of the whole has been told by now. */
export interface Shown<V extends View = View, F extends Fact = Fact> {
  beat: Beat<V, F>;
  entry: LogEntry<V, F>;
}
