// A day's result in a few words, to be sent to friends: nothing of the cards is in it.
import { whole } from "../lib/address";
import type { Daily } from "../lib/daily";
import { diary, type Day, type Outcome } from "../lib/diary.svelte";
import { gameName } from "../lib/named";
import { settings } from "../lib/settings.svelte";
import { shell } from "../lib/shell.svelte";
import { say, signed } from "../lib/words";
import { placeOf } from "../history/played";

/** The words, without the address. */
export function wordsFor(deal: Daily, day: Day, mine: Outcome, streak: number): string {
  const seat = deal.deal.start - 1;
  const language = settings.language === "xx" ? "en" : settings.language;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(deal.date),
  );
  const lines = [
    say("daily-text", { game: gameName(deal.game), date }),
    [say("games-place", { place: placeOf(mine, deal.deal.start) }), mine.scores.map(signed).join(" · ")].join(
      ": ",
    ),
  ];
  const expert = day.expert?.scores[seat];
  if (expert !== undefined) lines.push(say("daily-text-expert", { score: signed(expert) }));
  if (streak > 1) lines.push(say("daily-text-streak", { count: streak }));
  return lines.join("\n");
}

/** Sends it by the share sheet, or copies it. */
export async function sayIt(deal: Daily, day: Day, mine: Outcome): Promise<void> {
  const text = `${wordsFor(deal, day, mine, diary.streak())}\n${whole("/daily")}`;
  try {
    if (typeof navigator.share === "function") await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      shell.tell(say("web-copied"));
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") shell.tell(text);
  }
}
