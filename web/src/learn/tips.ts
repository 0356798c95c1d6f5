// Which tip, if any, a moment calls for.
import type { LinkoView, PushView, View } from "../lib/protocol";
import type { Moment, Tip } from "./moment";
import { LINKO_TIPS } from "./tips-linko";
import { PUSH_TIPS } from "./tips-push";

export interface Told {
  name: string;
  rule: string | null;
}

/** The first tip that matters now to this seat and has not been shown. */
export function tipFor(moment: Moment, me: number | null, shown: ReadonlySet<string>): Told | null {
  if (me === null || moment.after.over) return null;
  const found =
    moment.after.game === "linko"
      ? first(LINKO_TIPS, moment as Moment<LinkoView>, me, shown)
      : first(PUSH_TIPS, moment as Moment<PushView>, me, shown);
  return found ? { name: found.name, rule: found.rule } : null;
}

function first<V extends View>(
  tips: readonly Tip<V>[],
  moment: Moment<V>,
  me: number,
  shown: ReadonlySet<string>,
): Tip<V> | undefined {
  return tips.find((tip) => !shown.has(tip.name) && tip.matters(moment, me));
}
