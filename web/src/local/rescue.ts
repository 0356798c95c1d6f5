// A kept game that cannot be played on here, as a record all the same: written from its events alone, because the
// rules that it was played by may be others.
import { BAR, type Tags } from "../records/record";
import { tagLine } from "../records/tags";
import type { Happening, Setup, StoredEvent } from "./events";
import { PERSON } from "./moving";
import type { Kept } from "./store/store";

interface Game {
  readonly names: readonly string[];
  /** Persons, and bots by their level; null once it is over. */
  players: readonly string[] | null;
  readonly started: Happening<"started">;
  readonly moves: Happening<"moved">[];
}

/** All games of the table, each as far as it can be read. */
export function rescued({ events }: Kept): string {
  const all = events.map(({ event }) => event as StoredEvent);
  const setup = all.find((event) => event.t === "created")?.setup;
  if (!setup) return "";
  return gamesOf(all, setup.seats)
    .map((game) => text(setup, game))
    .join("\n");
}

function gamesOf(events: readonly StoredEvent[], seats: number): Game[] {
  const names = Array.from({ length: seats }, (_, i) => `Seat ${i + 1}`);
  const players = names.map(() => PERSON);
  const games: Game[] = [];
  for (const event of events) {
    const game = games.at(-1);
    if ("name" in event) names[event.seat - 1] = event.name;
    if (event.t === "bot") players[event.seat - 1] = event.level;
    else if (event.t === "started")
      games.push({ names: [...names], players: [...players], started: event, moves: [] });
    else if (event.t === "moved") game?.moves.push(event);
    else if (event.t === "undone" && game) game.moves.length = event.moves;
    else if (event.t === "ended" && game) game.players = null;
  }
  return games;
}

function text(setup: Setup, { names, players, started, moves }: Game): string {
  const { deck, dice, seed } = started.laid;
  const tags: Tags = {
    Game: setup.game,
    Edition: editionOf(setup),
    Seats: names.join(BAR),
    Start: `${started.start}`,
    Deck: deck.join(" "),
    ...(dice.length > 0 ? { Dice: dice.join(" ") } : {}),
    ...(seed ? { Seed: seed } : {}),
    ...(players ? { Players: players.join(BAR) } : {}),
  };
  const lines = Object.entries(tags).map(([name, value]) => tagLine(name, value));
  return [...lines, "", ...turns(moves), ""].join("\n");
}

function editionOf({ edition, flags }: Setup): string {
  if (edition !== "custom") return edition;
  return ["custom", ...Object.entries(flags).map(([name, value]) => `${name}=${value}`)].join(" ");
}

function turns(moves: readonly Happening<"moved">[]): string[] {
  const rows: string[] = [];
  for (const { seat, token, turn } of moves) {
    if (turn) rows.push(`${seat}. ${token}`);
    else rows.push(`${rows.pop() ?? ""} ${token}`.trim());
  }
  return rows;
}
