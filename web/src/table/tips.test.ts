import { beforeEach, expect, test, vi } from "vitest";
import english from "virtual:locale/en";
import { bundleOf, voice } from "../words/bundle.svelte";
import type { View } from "../protocol";
import type { Asking, Course, Place } from "../net/seated";
import { anInfo, aView } from "../net/testing/told";
import { tips } from "./tips.svelte";

const ask = vi.fn<(move: number) => { move: number; names: string[] }>();

/** A table that shows this move; the server answers what `ask` says. */
function at(move: number, more: Partial<View> = {}, info = {}): Asking & Course & Place {
  return {
    view: { ...aView(move), ...more } as View,
    info: anInfo({ table: "fourth", ...info }),
    seat: 1,
    tips: () => {
      const { move: known, names } = ask(move);
      const list = names.map((name) => ({ name, rule: null }));
      return Promise.resolve({ type: "tips", id: "", move: known, tips: list });
    },
  } as unknown as Asking & Course & Place;
}

let move = 100;

/** A turn of the reader's begins. */
const next = (info = {}): Promise<void> =>
  tips.look(at(move, { active: 2, over: true })).then(() => tips.look(at(move, {}, info)));

beforeEach(async () => {
  move += 100;
  voice.bundle = bundleOf("en", english);
  voice.keys = ["web-tip-linko-must", "web-tip-linko-once"];
  ask.mockReset().mockImplementation((known) => ({ move: known, names: [] }));
  tips.again();
  tips.dismiss();
  for (const table of ["first", "second", "third", "fourth"])
    await tips.look(at(move, { active: 2 }, { table }));
  ask.mockReset().mockImplementation((known) => ({ move: known, names: ["linko-must", "linko-once"] }));
});

test("the weightiest tip that was not shown is told, once", async () => {
  await next();
  expect(tips.now?.name).toBe("linko-must");
  expect(localStorage.getItem("lynxdeck.tips")).toContain("linko-must");
  await next();
  expect(tips.now?.name).toBe("linko-once");
  await next();
  expect(tips.now).toBeNull();
});

test("there is one tip a turn", async () => {
  await next();
  tips.dismiss();
  await tips.look(at(move + 1));
  await tips.look(at(move + 2, { active: 2 }));
  expect(tips.now).toBeNull();
  await tips.look(at(move + 3));
  expect(tips.now?.name).toBe("linko-once");
});

test("the game waits until it is read", async () => {
  await next();
  const on = vi.fn();
  const waits = tips.read().then(on);
  await Promise.resolve();
  expect(on).not.toHaveBeenCalled();
  tips.dismiss();
  await waits;
  await tips.read();
});

test("the server is not asked when nothing could be told", async () => {
  await next();
  ask.mockClear();
  await tips.look(at(move + 1));
  tips.off = true;
  await next();
  tips.off = false;
  voice.keys = ["web-tip-linko-must"];
  await next();
  // A game without tips has none to show.
  await tips.look(at(move, { game: "push" }));
  voice.keys = ["web-tip-linko-must", "web-tip-linko-once"];
  await tips.look(at(move, { over: true }));
  await tips.look(at(move, {}, { scripted: true }));
  await tips.look(at(move, {}, { setup: { clock: { kind: "live" } } }));
  await tips.look({ ...at(move), seat: null });
  await tips.look(at(move), false);
  expect(ask).not.toHaveBeenCalled();
  await next();
  expect(ask).toHaveBeenCalled();
});

test("what the server says about a later moment is told then", async () => {
  await tips.look(at(move, { active: 2, over: true }));
  ask.mockImplementation(() => ({ move: move + 2, names: ["linko-must"] }));
  await tips.look(at(move));
  expect(tips.now).toBeNull();
  ask.mockClear();
  await tips.look(at(move + 2));
  expect(ask).not.toHaveBeenCalled();
  expect(tips.now?.name).toBe("linko-must");
});

test("tips have sentences of their own game", () => {
  for (const game of ["linko", "push"]) expect(english).toContain(`\nweb-tip-${game}-`);
});

const GUIDE = ["linko-snatched", "linko-goal"].map((name) => ({ name, rule: "L8", text: `${name}!` }));
const early = { table: "first" };

test("the first games are guided by what has just happened, and by nothing else", async () => {
  await tips.look(at(move, { active: 2 }, early), true, () => GUIDE);
  expect(tips.now?.text).toBe("linko-snatched!");
  await tips.look(at(move + 1, { active: 2 }, early), true, () => GUIDE);
  expect(tips.now).toBeNull(); // one a turn
  await tips.look(at(move + 2, {}, early), true, () => GUIDE);
  expect(tips.now?.text).toBe("linko-goal!");
  await tips.look(at(move + 3, { active: 2 }, early), true, () => GUIDE);
  expect(tips.now).toBeNull(); // each once
  expect(ask).not.toHaveBeenCalled();
});

test("from the fourth game on the guide is silent", async () => {
  ask.mockReturnValue({ move, names: [] });
  await tips.look(at(move), true, () => GUIDE);
  expect(tips.now).toBeNull();
});

test("what the lesson has taught is not said again", async () => {
  tips.learn("linko");
  const [just, goal] = GUIDE;
  await tips.look(at(move, {}, early), true, () => [{ ...goal!, taught: true }, just!]);
  expect(tips.now?.name).toBe("linko-snatched");
});
