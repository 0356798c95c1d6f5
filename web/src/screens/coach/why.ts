// Why one choice was worth more than another, in words: what can be counted first, then what came of both.
import { FluentNumber } from "@fluent/bundle";
import type { Moment } from "../../device/worker/coach";
import type { Argument, Arguments, Phrases } from "../../words/words";

export type Counted = (phrases: Phrases, numbers: Readonly<Record<string, number>>) => Arguments;

export function why(
  phrases: Phrases,
  game: string,
  { because, good, deals }: Moment,
  counted: Counted,
): string[] {
  if (!because) return [phrases.say("coach-no-reason")];
  const { came, certain, least, often, there, seat, numbers } = because;
  const name = seat === null ? "" : phrases.name(seat);
  const event = phrases.say(`coach-${game}-${came}`, { least, name });
  const [mine, other] = good ? [there, often] : [often, there];
  const likely = phrases.say("coach-because", { event, deals, mine, other });
  if (certain === null) return [likely];
  const who = good ? "other" : "you";
  return [phrases.say(`coach-${game}-${certain}`, { ...counted(phrases, numbers), who }), likely];
}

/** How a game went by what the own choices cost. */
export function opening(moments: readonly Moment[]): "well" | "little" | "some" {
  const cost = moments.reduce(
    (sum, { good, chances }) => (good ? sum : sum + chances.other.share - chances.made.share),
    0,
  );
  return cost === 0 ? "well" : cost < LITTLE ? "little" : "some";
}

/** A share of the win that is little to lose in a game. */
const LITTLE = 0.1;

/** A share for a sentence: in the browser Fluent takes its style from the number, not from the sentence. */
export const percent = (share: number): Argument =>
  new FluentNumber(share, { style: "percent", maximumFractionDigits: 0 }) as unknown as Argument;

/** Two standard errors in hundredths, 1 at the least. */
export const within = (error: number): number => Math.max(1, Math.round(200 * error));
