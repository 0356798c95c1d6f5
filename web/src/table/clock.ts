// How much time is left, in words a clock would use.

/** “0:07”, “12:30”, “3:05:00”; days are left to words. */
export function timeLeft(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const seconds = `${all % 60}`.padStart(2, "0");
  const minutes = Math.floor(all / 60) % 60;
  const hours = Math.floor(all / 3600);
  return hours ? `${hours}:${`${minutes}`.padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}

/** Whole days, when there are at least two. */
export function daysLeft(ms: number): number | null {
  const days = Math.floor(ms / 86_400_000);
  return days >= 2 ? days : null;
}
