/** Random bytes as hex. `crypto.getRandomValues` works on plain http too, `crypto.randomUUID` does not. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** A name for one request, so that the server answers it once however often it is sent. */
export const newId = (): string => randomHex(12);

/** A seat's share of the deal's randomness. */
export const contribution = (): string => randomHex(16);
