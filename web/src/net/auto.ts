import { api } from "./api";
import type { TableInfo } from "../protocol";
import { settings } from "../mine/settings.svelte";

/** Sends the automatic-decision setting once, on sitting down; people who share a device decide by hand. */
export async function applyAuto(info: TableInfo, mine: readonly number[]): Promise<TableInfo> {
  const [seat, ...others] = mine;
  if (!settings.auto || seat === undefined || others.length > 0) return info;
  // Without it one taps: nothing to bother anybody with.
  const told = await api.act(info.table, `seats/${seat}/auto`, { auto: true }).catch(() => null);
  return told?.info ?? info;
}
