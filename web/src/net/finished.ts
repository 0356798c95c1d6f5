// Writes down a game that has just ended at a table of this page.
import { noteDaily } from "../mine/diary.svelte";
import { history } from "../mine/history.svelte";
import { isTry, notePlayed } from "../mine/played";
import type { Fact, Replay, Result, SeatInfo, TableInfo } from "../protocol";
import { deedsOf, idOf, type Played, type PlayedSeat, SHAPE } from "../mine/finished";
import { PlayedStore } from "../mine/store";

const store = new PlayedStore();

/** Where a game was played: its record and its course, with all hands. */
export interface PlayedSource {
  record(game: number): Promise<string>;
  replay(eyes: "open", game: number): Promise<Replay>;
}

/** Keeps a finished game, once. */
export async function keepPlayed(
  info: TableInfo,
  result: Result,
  mine: readonly number[],
  source: PlayedSource,
): Promise<void> {
  const { game_number: number } = result;
  const id = idOf(info.table, number);
  noteDaily(info.table, result.seed, result);
  if (isTry(info.table) || (await store.has(id))) return;
  const [record, replay] = await Promise.all([source.record(number), source.replay("open", number)]);
  await store.put(playedOf(info, result, mine, replay, Date.now()), record);
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
    game: info.setup.game,
    edition: info.setup.edition,
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
