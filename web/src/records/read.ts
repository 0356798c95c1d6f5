// From text to records: for a bad one its first fault.
import { examine, type FindEngine } from "./check";
import { Fault } from "./fault";
import { drafts } from "./reader";
import type { GameRecord } from "./record";

interface Reading {
  readonly find: FindEngine;
  /** The games there are, for the fault of a record that names another. */
  readonly games: readonly string[];
  readonly comments?: boolean;
}

export async function readAll(
  source: Uint8Array | string,
  { find, games, comments = false }: Reading,
): Promise<(GameRecord | Fault)[]> {
  const found: (GameRecord | Fault)[] = [];
  for (const draft of drafts(source, comments)) {
    try {
      found.push(await examine(draft, find, games));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      found.push(error);
    }
  }
  return found;
}
