import { expect, test } from "vitest";
import { besides, type Box } from "./besides";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const CARD = { width: 370, height: 160 };
const row = (top: number, bottom: number): Box => ({ left: 0, right: 390, top, bottom });
const NOTHING = { part: null, acting: [], rest: [] };

function overlaps({ left, top }: { left: number; top: number }, box: Box): boolean {
  return left < box.right && left + CARD.width > box.left && top < box.bottom && top + CARD.height > box.top;
}

test("the words stand close to their part, and not on it", () => {
  const high = besides(CARD, PHONE, { ...NOTHING, part: row(80, 200) });
  expect(overlaps(high, row(80, 200))).toBe(false);
  expect(high.top).toBeLessThan(230);
  const low = besides(CARD, PHONE, { ...NOTHING, part: row(620, 750) });
  expect(overlaps(low, row(620, 750))).toBe(false);
  expect(low.top).toBeGreaterThan(420);
});

test("what is to be tapped stays free, the button at the bottom too", () => {
  const columns = row(240, 560);
  const at = besides(CARD, PHONE, { ...NOTHING, part: row(140, 230), acting: [columns] });
  expect(overlaps(at, columns)).toBe(false);
  expect(at.top + CARD.height).toBeLessThanOrEqual(PHONE.height - 84);
});

test("on a wide page the words go to the side that is empty", () => {
  const middle = { left: 400, right: 880, top: 60, bottom: 700 };
  const at = besides(CARD, DESK, {
    ...NOTHING,
    part: { left: 420, right: 560, top: 80, bottom: 220 },
    rest: [middle],
  });
  expect(overlaps(at, middle)).toBe(false);
});

test("without a part the words stand in the middle", () => {
  expect(Math.abs(besides(CARD, PHONE, NOTHING).top - 342)).toBeLessThan(10);
});

test("a card taller than the page begins at the top", () => {
  expect(besides({ width: 370, height: 900 }, PHONE, { ...NOTHING, part: row(80, 200) })).toEqual({
    left: 10,
    top: 56,
  });
});
