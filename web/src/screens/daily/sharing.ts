// A day's result for friends, in a few words and for a picture: nothing of the cards is in it.
import type { Daily } from "../../deals/daily";
import type { Day, Outcome } from "../../mine/diary.svelte";
import type { GameName } from "../../protocol";
import { gameName, say, signed } from "../../words/words";
import { settings } from "../../mine/settings.svelte";
import { placeOf } from "../../mine/finished";
import type { DayPicture } from "../../pictures/day";

/** The cloth of its table, as on the first page. */
const FELTS: Partial<Record<GameName, "green" | "violet">> = { linko: "green", push: "violet" };

export interface DayTold {
  deal: Daily;
  day: Day;
  mine: Outcome;
  /** Days in a row until that day. */
  streak: number;
}

const own = (deal: Daily, { scores }: Outcome): number => scores[deal.deal.start - 1] ?? 0;

function dateOf({ date }: Daily): string {
  const language = settings.language === "xx" ? "en" : settings.language;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** In lines, without the address. */
export function wordsFor({ deal, day, mine, streak }: DayTold): string {
  const place = say("games-place", { place: placeOf(mine, deal.deal.start) });
  const lines = [
    say("daily-text", { game: gameName(deal.game), date: dateOf(deal) }),
    say("web-labelled", { label: place, text: mine.scores.map(signed).join(" · ") }),
  ];
  if (day.expert) lines.push(say("daily-text-expert", { score: signed(own(deal, day.expert)) }));
  if (streak > 1) lines.push(say("daily-text-streak", { count: streak }));
  return lines.join("\n");
}

export function pictureFor({ deal, day, mine, streak }: DayTold): DayPicture {
  const place = placeOf(mine, deal.deal.start);
  const others = (["greedy", "expert"] as const).flatMap((by) => {
    const outcome = day[by];
    return outcome ? { who: say(`daily-${by}`), score: own(deal, outcome), me: false } : [];
  });
  return {
    title: say("daily-title"),
    game: gameName(deal.game),
    felt: FELTS[deal.game] ?? "green",
    date: dateOf(deal),
    won: place === 1,
    place: say("games-place", { place }),
    points: say("table-points", { count: own(deal, mine) }).replace("-", "−"),
    rows: [{ who: settings.name || say("daily-me"), score: own(deal, mine), me: true }, ...others],
    streak: streak > 1 ? { count: streak, words: say("daily-streak", { count: streak }) } : null,
  };
}
