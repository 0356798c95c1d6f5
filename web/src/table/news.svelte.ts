// Who came and went, once, in passing.
import { untrack } from "svelte";
import { shell } from "../lib/shell.svelte";
import { say, type Phrases } from "../lib/words";
import type { Line } from "../lib/seated";

const TOLD: readonly string[] = ["stand-in", "bot-failed", "back", "revoked", "undone"];

export function tellNews(line: Line, phrases: () => Phrases): void {
  $effect(() => {
    const { news } = line;
    if (!news?.seat || !TOLD.includes(news.what)) return;
    const { name, seat } = untrack(phrases);
    const who = news.seat === seat ? "you" : "other";
    shell.tell(say(`web-table-${news.what}`, { name: name(news.seat), who }));
  });
}
