import { standing } from "./address";
import { api, sayError } from "./api";
import { router } from "./router.svelte";
import { shell } from "./shell.svelte";

/** Uses the `#host=` or `#take=` key of the address, once, and wipes it; cookies carry the right from then on. */
export async function useLinkKeys(table: string): Promise<void> {
  const keys = new URLSearchParams(standing().hash.slice(1));
  const [host, take] = [keys.get("host"), keys.get("take")];
  if (!host && !take) return;
  router.note({ hash: "" });
  try {
    if (host) await api.host(table, host);
    if (take) await api.take(table, take);
  } catch (error) {
    // A used or old link still shows the way to the table.
    shell.tell(sayError(error));
  }
}
