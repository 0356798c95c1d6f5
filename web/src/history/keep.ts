// Writes down a game that has just ended at a table of this page.
import { api } from "../lib/api";
import { noteDaily } from "../lib/diary.svelte";
import { history } from "../lib/history.svelte";
import { notePlayed } from "../lib/played";
import type { Fact, Replay, Result, SeatInfo, TableInfo } from "../lib/protocol";
import { deedsOf } from "./deeds";
import { Drawer } from "./drawer";
import { idOf, SHAPE, type Played, type PlayedSeat } from "./played";

const drawer = new Drawer();

/** Keeps a finished game, once; its record is asked for where it was played. */
export async function keepPlayed(info: TableInfo, result: Result, mine: readonly number[]): Promise<void> {
  const { game_number: number } = result;
  const id = idOf(info.table, number);
  noteDaily(info.table, result.seed, result);
  if (await drawer.has(id)) return;
  const [record, replay] = await Promise.all([
    api.record(info.table, number),
    api.replay(info.table, "open", number),
  ]);
  await drawer.put(playedOf(info, result, mine, replay, Date.now()), record);
  notePlayed();
  await history.load();
}

export function playedOf(
  info: TableInfo,
  result: Result,
  mine: readonly number[],
  replay: Pick<Replay, "events">,
  at: number,
): Played {
  const { game_number: number, scores, winners, end, match, seed } = result;
  const facts = replay.events.flatMap((event) => event.facts as Fact[]);
  return {
    id: idOf(info.table, number),
    shape: SHAPE,
    at,
    game: info.game,
    edition: info.edition,
    seats: info.seats.map(seatOf),
    mine: [...mine],
    scores,
    winners,
    end,
    round: match ? [match.round, match.rounds] : null,
    seed,
    deeds: mine.length === 1 ? deedsOf(mine[0]!, facts) : null,
  };
}

function seatOf(seat: SeatInfo): PlayedSeat {
  const { name, kind, level } = seat;
  const face = "face" in seat && typeof seat.face === "number" ? seat.face : null;
  return { name, bot: kind === "bot", level, face };
}
