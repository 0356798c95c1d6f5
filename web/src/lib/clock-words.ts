import type { Clock } from "./protocol";
import { say } from "./words";

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
