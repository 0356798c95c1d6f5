import { editionName, gameName } from "./named";
import { api, ApiError } from "./api";
import { faces, type Face } from "./faces";
import { forget, type KeptTable } from "./mine.svelte";
import type { GameName, SeatInfo, TableInfo } from "./protocol";
import { finished, type Head } from "../local/store/head";
import { phrases, say } from "./words";

/** How one of my games stands, for the list on the first page. */
export interface Standing {
  table: string;
  game: GameName;
  title: string;
  about: string;
  /** Somebody else at the table. */
  face: Face | null;
  asked: boolean;
  over: boolean;
  /** asked, others, waiting, between, over or closed: the end of a key. */
  word: string;
  /** How it ended, where that is known. */
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

/** The first of the others. */
function faceAt(
  seats: readonly Pick<SeatInfo, "seat" | "kind" | "name">[],
  mine: readonly number[],
): Face | null {
  const other = seats.find(({ seat, kind }) => kind !== "free" && !mine.includes(seat));
  return other ? (faces(seats)[other.seat - 1] ?? null) : null;
}

/** Asks the server; null when the table is gone (or no longer mine) or cannot be asked now. */
export async function standing(kept: KeptTable): Promise<Standing | null> {
  try {
    const { info, mine, host } = await api.table(kept.table);
    if (mine.length === 0 && !host) {
      forget(kept.table);
      return null;
    }
    const seat = mine[0];
    const { view } =
      info.status === "playing" && seat !== undefined ? await api.view(kept.table, seat) : { view: null };
    const asked = view !== null && view.to_move !== null && mine.includes(view.to_move);
    const over = info.status === "over" || info.status === "closed";
    return {
      table: kept.table,
      game: info.game,
      title: titleOf(info),
      about: company(info.seats, mine),
      face: faceAt(info.seats, mine),
      asked,
      over,
      word: asked ? "asked" : info.status === "playing" ? "others" : info.status,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forget(kept.table);
    return null;
  }
}

/** How a game on this device stands: all of it is known. */
export function standingHere(head: Head): Standing {
  const { table, game, mine, to_move, status } = head;
  const asked = status === "playing" && to_move !== null && mine.includes(to_move);
  const over = finished(head);
  const seats = head.seats.map((seat, i) => ({ ...seat, seat: i + 1 }));
  return {
    table,
    game,
    title: titleOf(head),
    about: company(seats, mine),
    face: faceAt(seats, mine),
    asked,
    over,
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
export function titleOf(info: Pick<TableInfo, "title" | "game" | "edition">): string {
  const [game, name] = [gameName(info.game), editionName(info.edition)];
  return info.title || (name === game ? game : say("web-game-edition", { game, edition: name }));
}
