// The games of a table as records, written from its events alone: the rules that it was played by may be others. What a
// record does not tell (who of the players is a bot, what the table agreed on) is in two tags of their own.
import { BAR, type Tags } from "../../records/record";
import { tagLine } from "../../records/tags";
import type { Kept } from "../store/store";
import type { DeviceSetup } from "./setup";
import type { Happened, Happening } from "./table";

export const PERSON = "person";

interface Exported {
  readonly round: number;
  readonly started: Happened<"started">;
  readonly moves: Happened<"moved">[];
}

/** The games of the last match, each as far as it can be read. */
export function exported({ head, events }: Kept): string {
  const [created, ...happened] = events.map(({ event }) => event);
  if (created?.t !== "created") return "";
  const { setup } = created;
  const rounds = setup.match * setup.seats.length;
  const games = gamesOf(happened, rounds || 1);
  const last = games.at(-1)?.round ?? 0;
  const match = `${head.table}-${Math.ceil(games.length / (rounds || 1))}`;
  return games
    .slice(games.length - last)
    .map((game) => text(setup, game, rounds ? { Match: match, Round: `${game.round}/${rounds}` } : {}))
    .join("\n");
}

function gamesOf(events: readonly Happening[], rounds: number): Exported[] {
  const games: Exported[] = [];
  for (const event of events) {
    const game = games.at(-1);
    if (event.t === "started") games.push({ round: (games.length % rounds) + 1, started: event, moves: [] });
    else if (event.t === "moved") game?.moves.push(event);
    else if (event.t === "undone" && game) game.moves.length = event.moves;
  }
  return games;
}

function text(setup: DeviceSetup, { started, moves }: Exported, match: Tags): string {
  const { deck, dice, seed } = started.laid;
  const tags: Tags = {
    Game: setup.game,
    Edition: editionOf(setup),
    Seats: setup.seats.map(({ name }) => name).join(BAR),
    Start: `${started.start}`,
    Deck: deck.join(" "),
    ...(dice.length > 0 ? { Dice: dice.join(" ") } : {}),
    ...(seed ? { Seed: seed } : {}),
    ...match,
    Players: setup.seats.map((seat) => (seat.kind === "bot" ? seat.level : PERSON)).join(BAR),
    Table: agreement(setup),
  };
  const lines = Object.entries(tags).map(([name, value]) => tagLine(name, value));
  return [...lines, "", ...turns(moves), ""].join("\n");
}

function editionOf({ edition, flags }: DeviceSetup): string {
  if (edition !== "custom") return edition;
  return ["custom", ...Object.entries(flags).map(([name, value]) => `${name}=${value}`)].join(" ");
}

function agreement({ match, hints, odds, pace, stand_in }: DeviceSetup): string {
  return Object.entries({ match, hints, odds, pace, stand_in })
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

function turns(moves: readonly Happened<"moved">[]): string[] {
  const rows: string[] = [];
  for (const { seat, token, turn } of moves) {
    if (turn) rows.push(`${seat}. ${token}`);
    else rows.push(`${rows.pop() ?? ""} ${token}`.trim());
  }
  return rows;
}
