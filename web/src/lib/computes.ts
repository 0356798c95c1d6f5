/** The smallest module there is. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the games' rules can run here: an old browser has no WebAssembly, and a policy may forbid it. */
export const computes: boolean = able();

export function able(): boolean {
  try {
    return new WebAssembly.Module(EMPTY) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
