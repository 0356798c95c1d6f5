// A replay that runs by itself, and the cards that fly from step to step.
import type { LogEntry } from "../lib/log";
import type { Watch } from "./watch.svelte";

/** How fast cards fly when somebody steps by hand. */
const BY_HAND = 0.8;

interface Projector {
  readonly watch: Watch;
  /** The board, once it is there. */
  readonly show: { fly(entry: LogEntry, pace: number): Promise<void>; hurry(): void } | undefined;
  /** Milliseconds that this step stays on the table at speed 1. */
  readonly pause: number;
}

export function play(projector: Projector): void {
  let flight: Promise<void> = Promise.resolve();

  // One step on flies; anything else is simply there.
  $effect(() => {
    const { watch } = projector;
    watch.leaving = (from, to) => {
      const { show } = projector;
      show?.hurry();
      if (!show || to !== from + 1) return null;
      return (flight = show.fly(watch.film.step(from), watch.playing ? 1 / watch.speed : BY_HAND));
    };
    return () => {
      watch.leaving = null;
    };
  });

  // Playing: the next step when the cards have arrived and there was time to read.
  $effect(() => {
    const { watch } = projector;
    if (!watch.playing) return;
    const { ply, speed } = watch;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void flight.then(() => {
      if (!stopped) timer = setTimeout(() => watch.ply === ply && watch.next(), projector.pause / speed);
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  });
}
