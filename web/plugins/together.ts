// What a page needs at once comes in one file, not in twenty: most servers of this house speak HTTP/1.1.
import type { Plugin, Rolldown } from "vite";

const TABLE = "/src/screens/Table.svelte";
/** What the first page fetches a little later: what it shares with the table must not bring the table along. */
const LATELY = ["/src/screens/daily/Teaser.svelte", "/src/screens/history/Recent.svelte"];
/** The invitation, and what it shares with other rooms. */
const ROOM = "/src/screens/Join.svelte";
const GAMES = /\/src\/games\/\w+\/index\.ts$/;
const first = new Set<string>();
const table = new Set<string>();
const lately = new Set<string>();
const room = new Set<string>();
const games = new Set<string>();

/** Finds all modules that the entry imports, directly or not, without waiting; and those of the table. */
export function together(): Plugin {
  return {
    name: "together",
    apply: "build",
    buildEnd() {
      const ids = [...this.getModuleIds()];
      reach(
        this,
        first,
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
      );
      reach(
        this,
        table,
        ids.filter((id) => id.endsWith(TABLE)),
      );
      reach(
        this,
        lately,
        ids.filter((id) => LATELY.some((name) => id.endsWith(name))),
      );
      reach(
        this,
        room,
        ids.filter((id) => id.endsWith(ROOM)),
      );
      reach(
        this,
        games,
        ids.filter((id) => GAMES.test(id)),
      );
    },
  };
}

function reach(context: Rolldown.PluginContext, found: Set<string>, waiting: string[]): void {
  found.clear();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
}

/** What rooms and boards share is little: it comes with the first file. */
export const isFirst = (id: string): boolean => first.has(id) || (room.has(id) && games.has(id));
export const isShared = (id: string): boolean => table.has(id) && lately.has(id) && !first.has(id);
export const isTable = (id: string): boolean => table.has(id) && !first.has(id) && !lately.has(id);
export const isRoom = (id: string): boolean => room.has(id) && !table.has(id) && !lately.has(id);
