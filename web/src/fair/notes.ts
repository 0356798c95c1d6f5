// What was shown and given before a deal, kept on this device: what is said afterwards is compared with it.
import type { TableInfo } from "../protocol";

const KEY = "lynxdeck.deals";
const MOST = 30;
const TRIES = 9;

/** One attempt to deal a game: a void one is followed by another. */
export interface Try {
  commitment: string;
  terms: string | null;
  /** This device's shares, by seat: a secret until the terms are sealed. */
  shares: Record<string, string>;
  /** Noted when the game was under way already. */
  late?: boolean;
}

export interface Note {
  table: string;
  game: number;
  tries: Try[];
  /** The seats that made each void try void. */
  voids: number[][];
  /** Something about it has been told to the person. */
  told?: boolean;
}

function read(): Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Note[]) : [];
  } catch {
    return [];
  }
}

function write(notes: Note[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.slice(-MOST)));
  } catch {
    // A browser that keeps nothing takes part with what it has in memory.
  }
}

/** In a private window that keeps nothing, until the page is left. */
let memory: Note[] = [];

function all(): Note[] {
  const kept = read();
  const known = new Set(kept.map(nameOf));
  return [...memory.filter((note) => !known.has(nameOf(note))), ...kept];
}

const nameOf = ({ table, game }: Pick<Note, "table" | "game">): string => `${table} ${game}`;

export function noteOf(table: string, game: number): Note | null {
  return all().find((note) => note.table === table && note.game === game) ?? null;
}

function change(table: string, game: number, edit: (note: Note) => void): Note {
  const notes = all();
  const found = notes.find((note) => note.table === table && note.game === game);
  const note = found ?? { table, game, tries: [], voids: [] };
  const before = JSON.stringify(note);
  edit(note);
  if (found && JSON.stringify(note) === before) return note;
  memory = [...notes.filter((other) => other !== found), note].slice(-MOST);
  write(memory);
  return note;
}

export const lastTry = (note: Note | null): Try | null => note?.tries.at(-1) ?? null;

/** All that is shown of a deal: its commitment, its terms once they are sealed, what became void before. */
export function noteDeal({ table, status, deal }: TableInfo): Note | null {
  if (!deal) return null;
  const { commitment, game_number, terms } = deal;
  return change(table, game_number, (note) => {
    const late = status !== "waiting" && status !== "between";
    let one = note.tries.find((other) => other.commitment === commitment);
    if (!one) note.tries.push((one = tryOf(commitment, late)));
    note.tries = note.tries.slice(-TRIES);
    // The first terms count: others under the same commitment would be a broken promise.
    one.terms ??= terms;
    // Those that this page did not hear of were void all the same.
    while (deal.void && note.voids.length < deal.void.count) note.voids.push(deal.void.seats);
  });
}

function tryOf(commitment: string, late: boolean): Try {
  return { commitment, terms: null, shares: {}, ...(late ? { late } : {}) };
}

/** Keeps a share before it is promised, so that a reload between promise and reveal loses nothing. */
export function keepShare(
  table: string,
  game: number,
  commitment: string,
  seat: number,
  share: string,
): void {
  change(table, game, ({ tries }) => {
    const one = tries.find((other) => other.commitment === commitment);
    if (one) one.shares[seat] = share;
  });
}

export function tellOnce(table: string, game: number): boolean {
  const before = noteOf(table, game)?.told === true;
  change(table, game, (note) => (note.told = true));
  return !before;
}
