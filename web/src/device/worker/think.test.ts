// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import type { Engine, MaskedRecord } from "../../engine";
import { engineFromDisk } from "../../engine/testing/disk";
import { LEVELS } from "../../protocol/policies.gen";
import { breathe } from "./search";
import { thinker } from "./think";

interface Opening {
  engine: Engine;
  masked: MaskedRecord;
}

async function opening(game: "linko" | "push", networked = true): Promise<Opening> {
  const engine = await engineFromDisk(game, networked);
  const edition = engine.edition(engine.data.editions[0]!.name);
  const deck = engine.freshDeck(edition, 3).map((card) => engine.cardName(card));
  const dice = Array<string>(engine.data.dice.rolls).fill("*");
  return { engine, masked: engine.deal(edition, 3, 1, deck.reverse(), dice).masked(1) };
}

/** A level that does without its network searches. */
describe("a long thought", () => {
  test("tells its progress, and the same seed makes the same choice", async () => {
    const { masked } = await opening("linko", false);
    const shares: number[] = [];
    const first = await thinker.choose(masked, "expert", 7, { onProgress: (share) => shares.push(share) });
    expect(masked.legal()).toContain(first);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(await thinker.choose(masked, "expert", 7)).toBe(first);
  });

  test("lets others speak meanwhile, and is stopped by them", async () => {
    const { masked } = await opening("linko", false);
    const stop = new AbortController();
    const thought = thinker.choose(masked, "champion", 1, { signal: stop.signal });
    const heard = breathe().then(() => stop.abort(new Error("nobody waits")));
    await expect(thought).rejects.toThrow("nobody waits");
    await heard;
    expect(masked.legal()).toContain(await thinker.choose(masked, "easy", 1));
  });

  test("ends early with the best so far for who has enough", async () => {
    const { masked } = await opening("linko", false);
    const enough = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number) => {
      shares.push(share);
      enough.abort();
    };
    const token = await thinker.choose(masked, "expert", 1, { enough: enough.signal, onProgress });
    expect(masked.legal()).toContain(token);
    expect(shares).toHaveLength(1);
  });

  test("is not begun when nobody waits for it any more", async () => {
    const { masked } = await opening("push");
    const thought = thinker.choose(masked, "hint", 1, { signal: AbortSignal.abort(new Error("gone")) });
    await expect(thought).rejects.toThrow("gone");
  });
});

test("a level that must play as everywhere does not do without its network", async () => {
  const { masked } = await opening("linko", false);
  await expect(thinker.choose(masked, "hard", 1, { exact: true })).rejects.toThrow();
  expect(masked.legal()).toContain(await thinker.choose(masked, "hard", 1));
});

test("a network that does not come keeps nobody waiting, and is asked again", async () => {
  vi.useFakeTimers();
  const { engine, masked } = await opening("push");
  let asked = 0;
  Object.assign(engine, { net: () => ((asked += 1), new Promise(() => {})) });
  for (const times of [1, 2]) {
    const thought = thinker.choose(masked, "medium", 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(masked.legal()).toContain(await thought);
    expect(asked).toBe(times);
  }
  vi.useRealTimers();
});

test.each([...LEVELS, "hint"] as const)("%s answers in both games", async (level) => {
  for (const game of ["linko", "push"] as const) {
    const { masked } = await opening(game);
    expect(masked.legal()).toContain(await thinker.choose(masked, level, 3));
  }
});
