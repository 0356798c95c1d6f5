// A game from the deal on, as someone's eyes saw it: what a server answers to `replay`.
import type { Position } from "../engine";
import type { Replay, ReplayStep, Token } from "../protocol";
import { decisions, namesOf, type GameRecord } from "./record";

/** A seat's, a spectator's, or all hands open. */
export type Eyes = number | "none" | "open";

interface Retold {
  readonly names: readonly string[];
  readonly scripted?: boolean;
  readonly tags?: Readonly<Record<string, string>>;
}

/** The decisions of a game, played again; the opening stays as it is. */
export function replayOf(opening: Position, made: readonly Token[], eyes: Eyes, told: Retold): Replay {
  const position = opening.copy();
  const open = eyes === "open";
  const viewer = typeof eyes === "number" ? eyes : null;
  const view = open ? position.openView() : position.view(viewer);
  const events = made.map((token): ReplayStep => {
    const seat = position.toMove!;
    const did = position.play(token);
    const facts = open ? did.openFacts() : did.facts(viewer);
    const patch = open ? did.openPatch() : did.patch(viewer);
    return { seat, token, patch, facts: facts as ReplayStep["facts"] };
  });
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

/** A record that someone brings: there is no secret in it from them. */
export function replayRecord(record: GameRecord, eyes: Eyes): Replay {
  const { Deck: _, ...tags } = record.tags;
  return replayOf(record.opening, decisions(record), eyes, { names: namesOf(record.tags), tags });
}
