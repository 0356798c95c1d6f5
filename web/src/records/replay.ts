// A game from the deal on, as somebody's eyes saw it: what a server answers to `replay`.
import type { Position } from "../engine/types";
import type { Cards, Patch, Replay, ReplayStep, Token } from "../lib/protocol";
import { decisions, namesOf, type GameRecord } from "./record";

/** A seat's, a spectator's, or all hands open. */
export type Eyes = number | "none" | "open";

export interface Retold {
  readonly names: readonly string[];
  readonly scripted?: boolean;
  readonly tags?: Readonly<Record<string, string>>;
}

/** The decisions of a game, played again; the opening stays as it is. */
export function replayOf(opening: Position, made: readonly Token[], eyes: Eyes, told: Retold): Replay {
  const position = opening.copy();
  const seen = eyes === "open" ? new Open(position) : new Seen(position, eyes === "none" ? null : eyes);
  const view = seen.view();
  const events = made.map((token) => seen.step(token));
  const { over, scores, winners, end } = position;
  return {
    game: opening.engine.game,
    edition: opening.edition.text,
    names: [...told.names],
    eyes,
    scripted: told.scripted ?? false,
    tags: { ...told.tags },
    view,
    events,
    over,
    scores: over ? scores : null,
    winners,
    end: over ? end : null,
  };
}

/** A record that somebody brings: there is no secret in it from them. */
export function replayRecord(record: GameRecord, eyes: Eyes): Replay {
  const { Deck: _, ...tags } = record.tags;
  return replayOf(record.opening, decisions(record), eyes, { names: namesOf(record.tags), tags });
}

class Seen {
  constructor(
    private readonly position: Position,
    private readonly seat: number | null,
  ) {}

  view = (): Replay["view"] => this.position.view(this.seat);

  step(token: Token): ReplayStep {
    const seat = this.position.toMove!;
    const told = this.position.play(token);
    return { seat, token, patch: told.patch(this.seat), facts: told.facts(this.seat) as ReplayStep["facts"] };
  }
}

/** Decisions with every hand that they changed. */
class Open {
  #hands: Cards[];

  constructor(private readonly position: Position) {
    this.#hands = position.hands();
  }

  view = (): Replay["view"] => this.position.openView();

  step(token: Token): ReplayStep {
    const seat = this.position.toMove!;
    const told = this.position.play(token);
    const patch = { ...told.patch(null), ...this.#changed() };
    return { seat, token, patch, facts: told.openFacts() as ReplayStep["facts"] };
  }

  #changed(): Patch {
    const hands = this.position.hands();
    if (JSON.stringify(hands) === JSON.stringify(this.#hands)) return {};
    this.#hands = hands;
    return { hands };
  }
}
