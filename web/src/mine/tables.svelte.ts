// The tables this browser has to do with: the keys to their seats are in cookies no script can read.
import { isLike } from "../page/storage";
import type { GameName, TableInfo } from "../protocol";

const KEY = "lynxdeck.tables";
const MOST = 40;

export interface KeptTable {
  table: string;
  game: GameName;
  edition: string;
  names: string[];
  seats: number[];
  /** The invite link; everyone who has sat down may pass it on. */
  invite?: string;
  at: number;
}

const LIKE = { table: "", game: "", edition: "", names: [""], seats: [0], at: 0 };

function read(): KeptTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptTable[];
    return Array.isArray(kept) ? kept.filter((one) => isLike(one, LIKE)) : [];
  } catch {
    return [];
  }
}

class Tables {
  kept = $state.raw<KeptTable[]>(read());

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEY) this.kept = read();
    });
  }

  write(change: (kept: KeptTable[]) => KeptTable[]): void {
    // Read again: another tab may have written.
    this.kept = change(read())
      .sort((a, b) => b.at - a.at)
      .slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays; it only cannot list its games.
    }
  }
}

export const tables = new Tables();

export function remember(info: TableInfo, seats: number[], invite?: string): void {
  const { table } = info;
  const { game, edition } = info.setup;
  if (info.scripted) return;
  tables.write((all) => {
    const before = all.find((other) => other.table === table);
    const passed = invite ?? before?.invite;
    const kept = { table, game, edition, names: info.seats.map(({ name }) => name), seats, at: Date.now() };
    return [passed ? { ...kept, invite: passed } : kept, ...all.filter((other) => other.table !== table)];
  });
}

export function inviteOf(table: string): string | null {
  return tables.kept.find((kept) => kept.table === table)?.invite ?? null;
}

/** The seats at a table that this browser remembers to hold; the server knows better. */
export function seatsAt(table: string): number[] {
  return tables.kept.find((kept) => kept.table === table)?.seats ?? [];
}

export function forget(table: string): void {
  tables.write((all) => all.filter((other) => other.table !== table));
}
