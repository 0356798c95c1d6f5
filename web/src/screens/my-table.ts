import { editionName, gameName, phrases, say } from "../words/words";
import { api, ApiError } from "../net/api";
import { faces, type Face } from "../components/faces";
import { forget, type KeptTable } from "../mine/tables.svelte";
import type { GameName, SeatInfo, Setup } from "../protocol";
import type { Head } from "../device/store/store";

export interface MyTable {
  table: string;
  game: GameName;
  title: string;
  about: string;
  face: Face | null;
  asked: boolean;
  over: boolean;
  /** A bot plays on for me. */
  left?: boolean;
  /** asked, others, waiting, between, over or closed: the end of a key. */
  word: string;
  /** When something last happened there, as far as this browser knows. */
  at: number;
  result?: string;
}

/** With whom: the others by name, “Ben, Cleo and Dan”. */
export function company(
  seats: readonly Pick<SeatInfo, "seat" | "kind" | "name">[],
  mine: readonly number[],
): string {
  const others = seats
    .filter(({ seat, kind }) => kind !== "free" && !mine.includes(seat))
    .map(({ name }) => name);
  return others.length > 0 ? say("web-with", { names: phrases([], null).join(others) }) : say("web-alone");
}

function faceAt(
  seats: readonly Pick<SeatInfo, "seat" | "kind" | "name">[],
  mine: readonly number[],
): Face | null {
  const other = seats.find(({ seat, kind }) => kind !== "free" && !mine.includes(seat));
  return other ? (faces(seats)[other.seat - 1] ?? null) : null;
}

/** Asks the server; null when the table is gone (or no longer mine) or cannot be asked now. */
export async function myTable(kept: KeptTable): Promise<MyTable | null> {
  try {
    const { info, mine, host } = await api.table(kept.table);
    if (mine.length === 0 && !host) {
      forget(kept.table);
      return null;
    }
    const seat = mine[0];
    const { view } =
      info.status === "playing" && seat !== undefined ? await api.view(kept.table, seat) : { view: null };
    const left = mine.length > 0 && mine.every((own) => info.seats[own - 1]?.stand_in);
    const asked = !left && view !== null && view.to_move !== null && mine.includes(view.to_move);
    const over = info.status === "over" || info.status === "closed";
    return {
      table: kept.table,
      game: info.setup.game,
      title: titleOf(info.setup),
      about: company(info.seats, mine),
      face: faceAt(info.seats, mine),
      asked,
      over,
      at: kept.at,
      left: left && info.status === "playing",
      word: asked ? "asked" : info.status === "playing" ? "others" : info.status,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(kept.table);
    return null;
  }
}

/** How a game on this device stands: all of it is known. */
export function myTableHere(head: Head): MyTable {
  const { table, game, mine, to_move, status } = head;
  const asked = status === "playing" && to_move !== null && mine.includes(to_move);
  const over = status === "over";
  const seats = head.seats.map((seat, i) => ({ ...seat, seat: i + 1 }));
  return {
    table,
    game,
    title: titleOf(head),
    about: company(seats, mine),
    face: faceAt(seats, mine),
    asked,
    over,
    at: head.touched,
    // Nobody decides while nobody looks on.
    word: asked ? "asked" : status === "playing" ? "on" : status,
    ...(over && head.winners.length > 0 ? { result: won(head) } : {}),
  };
}

function won({ winners, mine, seats }: Head): string {
  const names = phrases([], null).join(winners.map((seat) => seats[seat - 1]?.name ?? ""));
  const alone = winners.length === 1;
  const you = alone && mine.length === 1 && mine.includes(winners[0]!);
  return say("table-won", { who: you ? "you" : alone ? "other" : "shared", names });
}

/** What a table is called: its own name, else the game with its edition, where that says more. */
export function titleOf(setup: Pick<Setup, "title" | "game" | "edition">): string {
  const [game, name] = [gameName(setup.game), editionName(setup.edition)];
  return setup.title || (name === game ? game : say("web-game-edition", { game, edition: name }));
}
