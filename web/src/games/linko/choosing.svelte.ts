// What is chosen to be played, and what it would do.
import { untrack } from "svelte";
import type { Cards, LinkoView, Token } from "../../protocol";
import type { Effect } from "../board";
import { groups, JOKER, type Play, playOf, tokenOf } from "./cards";
import type { Command } from "./keys";

interface Table {
  readonly view: LinkoView;
  readonly mine: boolean;
  readonly hint: Token | null;
  preview(token: Token): Promise<Effect | null>;
}

export class Choosing {
  play = $state.raw<Play | null>(null);
  /** Whom it would snatch; null until that is known. */
  follows = $state.raw<Effect | null>(null);
  readonly #table: () => Table;
  readonly #effects = new Map<string, Effect>();
  readonly open: Offer = $derived.by(() => {
    const { view, mine } = this.#table();
    return offer(mine && view.phase === "play" ? view.legal : []);
  });
  readonly token: Token | null = $derived(this.play ? tokenOf(this.play) : null);

  constructor(table: () => Table) {
    this.#table = table;
    // A new question: what was chosen stays as far as it can.
    $effect(() => {
      const { open } = this;
      untrack(() => (this.play = kept(open, this.play)));
    });
    $effect(() => {
      const { hint } = table();
      const hinted = hint && this.open.size > 0 ? playOf(hint) : null;
      if (hinted) this.play = hinted;
    });
    $effect(() => this.#foresee());
  }

  tap(value: number): void {
    this.play = tapped(this.open, this.play, value);
  }

  change(wanted: Command): void {
    const { open, play } = this;
    if (wanted.kind === "move") this.play = moved(open, play, wanted.step);
    else if (wanted.kind === "count" && play) this.play = counted(open, play, wanted.step);
    else if (wanted.kind === "jokers" && play) this.play = joined(open, play, wanted.step);
    else if (wanted.kind === "cancel") this.play = null;
  }

  #foresee(): void {
    const { token } = this;
    const key = `${this.#table().view.move} ${token}`;
    const known = this.#effects.get(key) ?? null;
    this.follows = known;
    if (token && !known) void this.#ask(token, key);
  }

  async #ask(token: Token, key: string): Promise<void> {
    const found = await this.#table().preview(token);
    if (!found) return;
    this.#effects.set(key, found);
    if (token === this.token) this.follows = found;
  }
}

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

export function values(open: Offer): number[] {
  return [...open.keys()].sort((a, b) => a - b);
}

/** All of a value, without jokers (but for jokers themselves). */
export function whole(open: Offer, value: number): Play | null {
  const plain = (open.get(value) ?? []).filter((play) => value === JOKER || play.jokers === 0);
  return plain.reduce<Play | null>((best, play) => (best && size(best) >= size(play) ? best : play), null);
}

export function moved(open: Offer, play: Play | null, step: 1 | -1): Play | null {
  const held = values(open);
  const at = play ? held.indexOf(play.value) : step > 0 ? -1 : held.length;
  const next = held[(at + step + held.length) % held.length];
  return next === undefined ? null : whole(open, next);
}

export function counted(open: Offer, play: Play, step: 1 | -1): Play {
  const wish =
    play.value === JOKER
      ? { ...play, jokers: play.jokers + step }
      : { ...play, numbers: play.numbers + step };
  return possible(open, wish) ?? play;
}

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

export function mostJokers(open: Offer, value: number): number {
  return Math.max(0, ...(open.get(value) ?? []).map((play) => play.jokers));
}

/** What is chosen when the hand has changed: the same, or as near as is possible, or nothing. */
export function kept(open: Offer, play: Play | null): Play | null {
  if (!play) return null;
  return possible(open, play) ?? whole(open, play.value);
}

export function lifted(play: Play | null, value: number): number {
  if (!play) return 0;
  if (value === JOKER) return play.jokers;
  return play.value === value ? play.numbers : 0;
}

/** The play that a wish for a group means out of turn: what the reason is asked for. */
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
