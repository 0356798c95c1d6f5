import { api } from "./api";
import type { TableInfo } from "./protocol";
import { settings } from "./settings.svelte";

/** What this device's person wants at every table, told once: when they sit down. Whoever shares it decides by hand. */
export async function asUsual(info: TableInfo, mine: readonly number[]): Promise<TableInfo> {
  const [seat, ...others] = mine;
  if (!settings.auto || seat === undefined || others.length > 0) return info;
  // Without it one taps: nothing to bother anybody with.
  const told = await api.act(info.table, `seats/${seat}/auto`, { auto: true }).catch(() => null);
  return told?.info ?? info;
}
