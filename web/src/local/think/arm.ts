/** Standard errors by which the search must be ahead to go against advice. */
const SURE = 2;

/** One choice: how often it was made, the shares of the win it brought and their squares. */
export interface Arm {
  readonly visits: number;
  readonly gain: number;
  readonly squares: number;
}

export const UNTRIED: Arm = { visits: 0, gain: 0, squares: 0 };

/** The share of the win that a choice brings. */
const mean = ({ gain, visits }: Arm): number => gain / Math.max(visits, 1);

/** The standard error of the mean; wide while there is little to go by. */
function error(arm: Arm): number {
  if (arm.visits < 2) return 1;
  const variance = arm.squares / arm.visits - mean(arm) * mean(arm);
  return Math.sqrt(Math.max(variance, 0) / (arm.visits - 1));
}

/** Whether one choice's mean is above another's by more than their errors allow for. */
export function surelyBetter(one: Arm, other: Arm): boolean {
  const [a, b] = [error(one), error(other)];
  return mean(one) - mean(other) > SURE * Math.sqrt(a * a + b * b);
}

/** The choice made most often; of equals the first action. */
export function favourite(arms: ReadonlyMap<number, Arm>): number {
  const ahead = ([a, one]: [number, Arm], [b, other]: [number, Arm]) =>
    other.visits > one.visits || (other.visits === one.visits && b < a);
  return [...arms].reduce((best, next) => (ahead(best, next) ? next : best))[0];
}
