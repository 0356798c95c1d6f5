import { settings } from "../lib/settings.svelte";

/** A share as people read it, “42%”. */
export function percent(share: number): string {
  const language = settings.language === "xx" ? "en" : settings.language;
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}
