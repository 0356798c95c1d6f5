import type { Clock } from "./protocol";

/** The clocks on offer; each has its words under `web-clock-NAME`. */
export const CLOCKS = ["none", "quick", "steady", "calm", "day", "days", "week"] as const;
export type ClockName = (typeof CLOCKS)[number];

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
