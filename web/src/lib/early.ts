// What was asked about a table before its page was there.
import { api } from "./api";

type Answer = ReturnType<typeof api.table>;

let kept: { table: string; answer: Answer } | null = null;

export function keepAnswer(table: string, answer: Answer): void {
  kept = { table, answer };
}

/** What the server says about a table; the answer that was asked for early is good once. */
export function tableNow(table: string): Answer {
  const early = kept;
  kept = null;
  return early?.table === table ? early.answer : api.table(table);
}
