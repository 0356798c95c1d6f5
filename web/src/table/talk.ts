// What is said at a table, as people read it: lines of one person stand together, a pause is marked by the time.
import type { ChatLine } from "../lib/protocol";

/** After so long somebody begins anew. */
const BREATH_MS = 2 * 60_000;
/** After so long one asks when that was. */
const PAUSE_MS = 15 * 60_000;

export interface Spoken {
  readonly line: ChatLine;
  /** The first of some lines of one person. */
  readonly first: boolean;
  /** The last of them. */
  readonly last: boolean;
  /** Nothing was said for a while before. */
  readonly pause: boolean;
}

export function talk(lines: readonly ChatLine[]): Spoken[] {
  const begins = lines.map((line, i) => {
    const before = lines[i - 1];
    return (
      !before || before.seat !== line.seat || before.name !== line.name || line.at - before.at > BREATH_MS
    );
  });
  return lines.map((line, i) => ({
    line,
    first: begins[i]!,
    last: begins[i + 1] ?? true,
    pause: line.at - (lines[i - 1]?.at ?? 0) > PAUSE_MS,
  }));
}
