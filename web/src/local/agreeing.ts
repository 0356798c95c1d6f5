// What people agree on at a table (src/lynxdeck/table/agreeing.py): other options before the deal, and going on.
import { checkOpen, checkWaiting, person, rematch, start } from "./commands";
import type { DrawSeed } from "./deal";
import type { StoredEvent } from "./events";
import { agreement, type LocalTable } from "./making";
import { refuse } from "./refusal";
import type { Table } from "./table";

/** Other options before the first deal, of the same game; nobody loses a seat by it. */
export function change(table: Table, wish: Partial<LocalTable>): StoredEvent[] {
  checkWaiting(table);
  if (table.setup.script) throw refuse("off:lesson");
  if (wish.game !== undefined && wish.game !== table.setup.game) throw refuse("off:here");
  const { flags: _, rules: __, ...agreed } = table.setup;
  const setup = agreement({ ...agreed, edition: table.edition.text, ...wish }, table.engine);
  const lost = table.seats.findIndex(({ kind }, i) => i >= setup.seats && kind === "person") + 1;
  if (lost) throw refuse("seat-taken:person", { seat: lost });
  return JSON.stringify(setup) === JSON.stringify(table.setup) ? [] : [{ t: "changed", setup }];
}

/** Somebody is ready, and so are all at this device: the next round or a rematch is dealt. The first deal is not. */
export function setReady(table: Table, seat: number, ready: boolean, draw: DrawSeed): StoredEvent[] {
  checkOpen(table);
  if (table.status === "playing") throw refuse("started");
  const own = person(table, seat);
  const events: StoredEvent[] = ready && own.standIn ? [{ t: "back", seat }] : [];
  if (own.ready !== ready) events.push({ t: "ready", seat, ready });
  return ready && (table.status !== "waiting" || table.matches > 1)
    ? [...events, ...together(table, draw)]
    : events;
}

function together(table: Table, draw: DrawSeed): StoredEvent[] {
  const again = table.status === "over" ? rematch(table) : [];
  const after = table.fork();
  for (const event of again) after.apply(event, table.touched);
  return [...again, ...start(after, draw)];
}
