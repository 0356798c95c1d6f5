// Choosing what to play: a value, how many, and jokers among them. Only what is legal can be chosen.
import type { Cards, Token } from "../../lib/protocol";
import { JOKER, groups, playOf, tokenOf, type Play } from "./cards";

/** The values that may be played, with all plays of each. */
export type Offer = ReadonlyMap<number, readonly Play[]>;

export function offer(legal: readonly Token[]): Offer {
  const found = new Map<number, Play[]>();
  for (const token of legal) {
    const play = playOf(token);
    if (play) found.set(play.value, [...(found.get(play.value) ?? []), play]);
  }
  return found;
}

/** The values in hand that can be played, small to large. */
export function values(open: Offer): number[] {
  return [...open.keys()].sort((a, b) => a - b);
}

/** All of a value, without jokers (but for jokers themselves). */
export function whole(open: Offer, value: number): Play | null {
  const plain = (open.get(value) ?? []).filter((play) => value === JOKER || play.jokers === 0);
  return plain.reduce<Play | null>((best, play) => (best && size(best) >= size(play) ? best : play), null);
}

/** The neighbouring value, the whole of it; from none, the first or the last. */
export function moved(open: Offer, play: Play | null, step: 1 | -1): Play | null {
  const held = values(open);
  const at = play ? held.indexOf(play.value) : step > 0 ? -1 : held.length;
  const next = held[(at + step + held.length) % held.length];
  return next === undefined ? null : whole(open, next);
}

/** One card more or fewer of the value, where that is possible. */
export function counted(open: Offer, play: Play, step: 1 | -1): Play {
  const wish =
    play.value === JOKER
      ? { ...play, jokers: play.jokers + step }
      : { ...play, numbers: play.numbers + step };
  return possible(open, wish) ?? play;
}

/** One joker more or fewer among them, where that is possible. */
export function joined(open: Offer, play: Play, step: 1 | -1): Play {
  return possible(open, { ...play, jokers: play.jokers + step }) ?? play;
}

/** Jokers up by one, from the most back to none. */
export function cycled(open: Offer, play: Play): Play {
  return (
    possible(open, { ...play, jokers: play.jokers + 1 }) ?? possible(open, { ...play, jokers: 0 }) ?? play
  );
}

/** A tap: first the whole group, then one card after the other; a joker joins the value chosen before. */
export function tapped(open: Offer, play: Play | null, value: number): Play | null {
  if (value === JOKER && play && play.value !== JOKER) {
    const more = joined(open, play, 1);
    return more === play ? whole(open, JOKER) : more;
  }
  if (play?.value !== value) return whole(open, value);
  const more = counted(open, play, 1);
  if (more !== play) return more;
  return possible(open, value === JOKER ? { ...play, jokers: 1 } : { ...play, numbers: 1 }) ?? play;
}

/** Whether a step would change anything: what to grey out. */
export function can(open: Offer, play: Play, change: typeof counted, step: 1 | -1): boolean {
  return change(open, play, step) !== play;
}

/** How many jokers could join a value at most. */
export function mostJokers(open: Offer, value: number): number {
  return Math.max(0, ...(open.get(value) ?? []).map((play) => play.jokers));
}

/** What is chosen when the hand has changed: the same, or as near as is possible, or nothing. */
export function kept(open: Offer, play: Play | null): Play | null {
  if (!play) return null;
  return possible(open, play) ?? whole(open, play.value);
}

/** How many cards of each value in hand are lifted by a play. */
export function lifted(play: Play | null, value: number): number {
  if (!play) return 0;
  if (value === JOKER) return play.jokers;
  return play.value === value ? play.numbers : 0;
}

/** The play that a wish for a group means when it is not one's turn: what the reason is asked for. */
export function wished(hand: Cards | null, value: number): Token {
  const held = groups(hand).find((group) => group.value === value)?.count ?? 1;
  return tokenOf(value === JOKER ? { value, numbers: 0, jokers: held } : { value, numbers: held, jokers: 0 });
}

function size(play: Play): number {
  return play.numbers + play.jokers;
}

function possible(open: Offer, wish: Play): Play | null {
  const same = (play: Play): boolean => play.numbers === wish.numbers && play.jokers === wish.jokers;
  return open.get(wish.value)?.find(same) ?? null;
}
