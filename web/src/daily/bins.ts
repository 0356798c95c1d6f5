/** So many of a range of scores. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

const MOST = 24;

/** Scores and how many got them, the lowest first, as at most two dozen bars of equal width. */
export function binned(scores: readonly (readonly [number, number])[]): Bin[] {
  const [low, high] = [scores[0]?.[0] ?? 0, scores.at(-1)?.[0] ?? 0];
  const width = Math.ceil((high - low + 1) / MOST);
  const bins = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, i) => {
    const from = low + i * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const [score, count] of scores) bins[Math.floor((score - low) / width)]!.count += count;
  return bins;
}
