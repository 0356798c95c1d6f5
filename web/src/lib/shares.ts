import { contribution } from "./ids";
import type { TableInfo } from "./protocol";

/** Each seat adds its share to the next deal once, as soon as the server has committed to its own. */
export class Shares {
  #given = new Set<string>();

  /** A share for this seat, if the next deal still waits for one. */
  due(info: TableInfo, seat: number | null): string | null {
    if (seat === null || info.status === "playing" || info.status === "closed") return null;
    const key = `${info.commitment}:${seat}`;
    if (info.contributed.includes(seat) || this.#given.has(key)) return null;
    this.#given.add(key);
    return contribution();
  }

  clear(): void {
    this.#given.clear();
  }
}
