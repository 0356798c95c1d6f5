// A kept game that cannot be played on here, as a record all the same: written from its events alone, because the
// rules that it was played by may be others.
import { BAR, type Tags } from "../records/record";
import { tagLine } from "../records/tags";
import type { Happening, Setup, StoredEvent } from "./events";
import type { Kept } from "./store/store";

interface Game {
  readonly names: readonly string[];
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
  const games: Game[] = [];
  for (const event of events) {
    const moves = games.at(-1)?.moves;
    if (event.t === "seated" || event.t === "bot" || event.t === "renamed")
      names[event.seat - 1] = event.name;
    else if (event.t === "started") games.push({ names: [...names], started: event, moves: [] });
    else if (event.t === "moved") moves?.push(event);
    else if (event.t === "undone" && moves) moves.length = event.moves;
  }
  return games;
}

function text(setup: Setup, { names, started, moves }: Game): string {
  const { deck, dice, seed } = started.laid;
  const tags: Tags = {
    Game: setup.game,
    Edition: editionOf(setup),
    Seats: names.join(BAR),
    Start: `${started.start}`,
    Deck: deck.join(" "),
    ...(dice.length > 0 ? { Dice: dice.join(" ") } : {}),
    ...(seed ? { Seed: seed } : {}),
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
