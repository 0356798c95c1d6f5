import { isLocal } from "../local/ids";
import { api } from "./api";
import type { TableInfo } from "./protocol";

export type Step =
  { type: "promise"; commitment: string; promise: string } | { type: "reveal"; share: string };
/** Sends a step for a seat; resolves to what the table is like then, if that is told. Throws where it is refused. */
export type Send = (table: string, seat: number, step: Step) => Promise<TableInfo | null>;

export const post: Send = async (table, seat, { type, ...body }) =>
  (await api.act(table, `seats/${seat}/${type}`, body)).info ?? null;

/** Takes this browser's part in the next deal: promises and reveals for the seats it holds, and takes notes. */
export async function takePart(info: TableInfo, mine: readonly number[], send: Send = post): Promise<void> {
  // A deal that was brought along is nobody's to choose, nor is there anybody to trust on one's own device.
  if (info.scripted || isLocal(info.table) || info.status === "closed") return;
  // Without this part the seats are silent, and the game goes on.
  const loaded = await import("../table/fair/hear").catch(() => null);
  await loaded?.hear(info, mine, send);
}
