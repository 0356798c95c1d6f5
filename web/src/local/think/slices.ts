// Long work in slices: between two of them the Worker hears what else it is asked.
import type { Thinking } from "../thinker";

const SLICE_MS = 8;

/** Lets the messages through that have come meanwhile; a timer would wait for four milliseconds. */
export function breathe(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** Does piece after piece until they say that all is done (1), somebody has enough, or nobody waits any more. */
export async function inSlices(piece: () => number, thinking: Thinking = {}): Promise<void> {
  const { signal, enough, onProgress } = thinking;
  for (let done = 0; done < 1;) {
    const end = performance.now() + SLICE_MS;
    do done = piece();
    while (done < 1 && performance.now() < end);
    onProgress?.(done);
    if (enough?.aborted) return;
    if (done < 1) await breathe();
    signal?.throwIfAborted();
  }
}
