// What a test asks of a module, done: games to trace, records to replay, trees to grow.
import { load } from "./engine.mjs";
import { Table, search } from "./trace.mjs";

export function work(bytes, data, { games = [], replays = [], searches = [] }) {
  const engine = load(bytes, data);
  const table = new Table(engine);
  const done = {
    games: games.map((game) => table.trace(game)),
    replays: replays.map((record) => table.replay(record)),
  };
  done.searches = searches.map((asked) => search(load(bytes, data), asked));
  return { ...done, lowest: engine.lowest() };
}
