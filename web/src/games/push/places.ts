import { COLUMNS } from "./cards";

/** The parts of the table one acts on with a token. */
export function places(token: string, seat: number): string[] {
  return token.startsWith("!") ? [`bench:${seat}`] : COLUMNS.map((column) => `column:${column}`);
}
