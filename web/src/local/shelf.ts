// The games of this device as the page lists them: read without the Worker, which need not run for that.
import { askLocal } from "./line";
import type { Head } from "./store/head";
import { IndexedStore } from "./store/indexed";

const disk = new IndexedStore();

/** All but lessons, the last played first. Where nothing can be kept: those of this page. */
export async function gamesHere(): Promise<Head[]> {
  const all = await disk.list().catch(inMemory);
  return all.filter(({ scripted }) => !scripted);
}

async function inMemory(): Promise<Head[]> {
  const { status, text } = await askLocal("GET", "/device/tables");
  return status < 400 ? (JSON.parse(text) as { tables: Head[] }).tables : [];
}

/** Deletes a game for good. */
export async function dropGame(table: string): Promise<void> {
  await askLocal("DELETE", `/tables/${encodeURIComponent(table)}`);
}
