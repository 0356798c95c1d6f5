import { settings } from "../../mine/settings.svelte";

const DAY_MS = 86_400_000;

/** When something was: “today”, “Friday”, or the date. */
export function when(at: number, language: string, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  if (days < 7) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(at);
  const year = days < 300 ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...year }).format(at);
}

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** A share as people read it, “42%”. */
export function percent(share: number): string {
  const language = settings.language === "xx" ? "en" : settings.language;
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}
