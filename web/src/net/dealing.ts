import type { Send } from "../fair/contribute";
import { api } from "./api";
import type { TableInfo } from "../protocol";

export const post: Send = async (table, seat, { type, ...body }) =>
  (await api.act(table, `seats/${seat}/${type}`, body)).info ?? null;

/** Takes this browser's part in the next deal: promises and reveals for the seats it holds, and takes notes. */
export async function takePart(info: TableInfo, mine: readonly number[], send: Send = post): Promise<void> {
  // A deal that was brought along is nobody's to choose.
  if (info.scripted || info.status === "closed") return;
  // Without this part the seats are silent, and the game goes on.
  const loaded = await import("../fair/contribute").catch(() => null);
  await loaded?.contribute(info, mine, send);
}
