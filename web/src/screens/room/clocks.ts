import type { Clock } from "../../protocol";
import { say } from "../../words/words";

/** The clocks on offer; each has its words under `web-clock-NAME`. */
export const CLOCKS = ["none", "quick", "steady", "calm", "day", "days", "week"] as const;
type ClockName = (typeof CLOCKS)[number];

const KINDS: Record<ClockName, Clock> = {
  none: { kind: "none" },
  quick: { kind: "live", seconds: 15, bank: 60 },
  steady: { kind: "live", seconds: 30, bank: 120 },
  calm: { kind: "live", seconds: 60, bank: 300 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  week: { kind: "days", days: 7 },
};

export function clockOf(name: ClockName): Clock {
  return KINDS[name];
}

/** The clock on offer that is like this one. */
export function clockNamed(clock: Clock): ClockName {
  const like = JSON.stringify(Object.entries(clock).sort());
  return CLOCKS.find((name) => JSON.stringify(Object.entries(KINDS[name]).sort()) === like) ?? "none";
}

/** A clock in words, whatever its numbers. */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "live":
      return say("web-clock-is-live", { seconds: clock.seconds, minutes: Math.round(clock.bank / 60) });
    case "days":
      return say("web-clock-is-days", { days: clock.days });
    case "none":
      return say("web-clock-is-none");
  }
}
