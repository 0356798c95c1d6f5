// What viewers hear of a table: made field by field from the table, never by leaving things out.
import type { MatchResult, Result, State, TableEvent, View } from "../lib/protocol";
import type { StoredEvent } from "./events";
import { infoOf, type Present } from "./info";
import { seatIn, show, type Eyes } from "./pov";
import { refuse } from "./refusal";
import type { Table } from "./table";

const SHOWN = new Set(["playing", "between", "over"]);

/** A table's present game as it is seen from there. */
export const viewOf = (table: Table, eyes: Eyes): View => show(table.position!, eyes);

/** The table as one viewer sees it now. */
export function stateOf(table: Table, eyes: Eyes, present: Present, now: number): State {
  const ended = table.status === "between" || table.status === "over";
  return {
    type: "state",
    n: table.n,
    at: now,
    seat: seatIn(eyes),
    host: true,
    info: infoOf(table, present),
    view: table.position && SHOWN.has(table.status) ? viewOf(table, eyes) : null,
    clock: null,
    chat: [],
    result: ended ? resultOf(table) : null,
  };
}

/** How the last game ended, with what was hidden until then. */
export function resultOf(table: Table): Result {
  const { game, games, position } = table;
  if (!game.scores) throw refuse("off:open");
  return {
    game_number: games.length,
    round: game.round,
    end: game.end ?? "",
    scores: game.scores,
    winners: game.winners,
    hands: position!.hands(),
    commitment: "",
    seed: game.laid.seed ?? null,
    match: standing(table),
  };
}

/** How the match stands after a game; null for a single one. */
function standing({ setup, game, rounds, sheet, engine }: Table): MatchResult | null {
  if (!setup.match) return null;
  const { totals, winners } = engine.standings(setup.seats, sheet);
  return { round: game.round, rounds, sheet, totals, over: sheet.length === rounds, winners };
}

/** Something that has just happened beside decisions, as it is heard from there. */
export function eventOf(table: Table, event: Other, at: number, present: Present, eyes: Eyes): TableEvent {
  const dealt = event.t === "started" || event.t === "undone";
  return {
    type: "event",
    n: table.n,
    at,
    kind: "table",
    what: event.t,
    seat: "seat" in event ? event.seat : null,
    info: infoOf(table, present),
    clock: null,
    ...(dealt ? { view: viewOf(table, eyes) } : {}),
    ...(event.t === "ended" ? { result: resultOf(table) } : {}),
  };
}

export type Other = Exclude<StoredEvent, { t: "moved" | "created" }>;
