/** Places from 0 to 1, in order, moved as little as need be so that none lies on another. */
export function apart(places: readonly number[], gap: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  for (let i = moved.length - 1, most = 1; i >= 0; i -= 1, most = moved[i + 1]! - gap)
    moved[i] = Math.min(moved[i]!, most);
  return moved;
}
