import { beforeEach, describe, expect, test, vi } from "vitest";
import { duration, Stage, starts, survey, type Flight } from "./flights";

const flight = (change: Partial<Flight> = {}): Flight => ({
  cards: ["7"],
  from: "pile",
  to: "hand:1",
  ...change,
});

describe("when things fly", () => {
  test("one after the other, but for those that go along", () => {
    const times = starts([flight(), flight(), flight({ along: true }), flight()], [200, 200, 200, 200], 1);
    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThanOrEqual(200);
    expect(times[2]).toBeLessThan(times[1]! + 200);
    expect(times[3]).toBeGreaterThanOrEqual(times[2]! + 200);
  });

  test("150 to 350 ms, by distance and speed", () => {
    expect(duration(0, 1)).toBeGreaterThanOrEqual(150);
    expect(duration(5000, 1)).toBeLessThanOrEqual(350);
    expect(duration(300, 0.5)).toBe(duration(300, 1) / 2);
  });
});

describe("the stage", () => {
  const frames: { on: Element; frames: Keyframe[] }[] = [];
  let layer: HTMLElement;

  beforeEach(() => {
    frames.length = 0;
    document.body.innerHTML = `
      <div data-place="pile"><i data-card="?"></i></div>
      <div data-place="hand:1"><i data-card="7"></i><i data-card="7"></i><i data-card="9"></i></div>
      <div data-place="hand:2"><i data-card="?"></i></div><div id="layer"></div>`;
    layer = document.getElementById("layer")!;
    Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
    Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 40, 60);
    Element.prototype.animate = function (this: Element, list: Keyframe[]) {
      frames.push({ on: this, frames: list });
      return { finished: Promise.resolve(), finish: vi.fn(), cancel: vi.fn() } as unknown as Animation;
    };
  });

  globalThis.DOMRect = class {
    constructor(
      readonly left = 0,
      readonly top = 0,
      readonly width = 0,
      readonly height = 0,
    ) {}
  } as unknown as typeof DOMRect;

  test("a copy flies, the card itself shows when it has arrived", async () => {
    const flights = [flight()];
    const before = survey(document, flights);
    const done = new Stage(document, layer).play(flights, before, { pace: 1, calm: false });
    const card = document.querySelectorAll<HTMLElement>('[data-place="hand:1"] [data-card="7"]')[1]!;
    expect(card.style.visibility).toBe("hidden");
    expect(layer.children).toHaveLength(1);
    await done;
    expect(card.style.visibility).toBe("");
    expect(layer.children).toHaveLength(0);
  });

  test("a hidden card goes into a hand that shows none, and leaves no trace", async () => {
    const flights = [flight({ cards: ["?"], to: "hand:2" })];
    await new Stage(document, layer).play(flights, survey(document, flights), { pace: 1, calm: false });
    expect(document.querySelectorAll("[style*=hidden]")).toHaveLength(0);
    expect(layer.children).toHaveLength(0);
  });

  test("reduced motion fades in and moves nothing", async () => {
    const flights = [flight()];
    await new Stage(document, layer).play(flights, survey(document, flights), { pace: 1, calm: true });
    expect(frames.every(({ frames: list }) => list.every((frame) => !("transform" in frame)))).toBe(true);
    expect(frames).toHaveLength(1);
  });

  test("at once means at once; places that are not there do not matter", async () => {
    const flights = [flight({ to: "nowhere" })];
    await new Stage(document, layer).play(flights, survey(document, flights), { pace: 1, calm: false });
    await new Stage(document, layer).play([flight()], survey(document, [flight()]), { pace: 0, calm: false });
    expect(frames).toHaveLength(0);
  });
});
