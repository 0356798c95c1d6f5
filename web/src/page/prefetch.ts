// What was asked for by its address before the page that needs it was there.
let kept: { about: string; answer: Promise<unknown> } | null = null;

/** Asks, and keeps the answer for the page that comes. */
export function prefetch<T>(about: string, ask: () => Promise<T>): Promise<T> {
  const answer = ask();
  answer.catch(() => {}); // the page that needs it sees the failure
  kept = { about, answer };
  return answer;
}

/** An answer that was asked for early is good once; else it is asked for now. */
export function prefetched<T>(about: string, ask: () => Promise<T>): Promise<T> {
  const early = kept;
  kept = null;
  return early?.about === about ? (early.answer as Promise<T>) : ask();
}
