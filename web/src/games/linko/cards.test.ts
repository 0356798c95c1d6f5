import { describe, expect, test } from "vitest";
import { clear, fanFit, layOut, TALL, type Group } from "./cards";

const phone = { width: 364, height: 190, most: 104, rows: 2 };
const hand = (counts: Record<number, number>): Group[] =>
  Object.entries(counts).map(([value, count]) => ({ value: Number(value), count }));

function check(groups: Group[], room: typeof phone) {
  const layout = layOut(groups, room);
  expect(layout.rows.flatMap((row) => row.groups)).toEqual(groups);
  expect(layout.rows.length).toBeLessThanOrEqual(room.rows);
  for (const row of layout.rows) expect(row.width).toBeLessThanOrEqual(room.width + 0.01);
  expect(layout.rows.length * layout.width * TALL).toBeLessThanOrEqual(room.height);
  expect(layout.width).toBeLessThanOrEqual(room.most);
  return layout;
}

describe("the hand", () => {
  test("the first hand shows every numeral, in two rows", () => {
    const layout = check(hand({ 1: 2, 3: 1, 4: 2, 6: 1, 7: 2, 9: 1, 11: 2, 13: 1, 14: 1 }), phone);
    expect(layout.bare).toBe(false);
    expect(layout.width).toBeGreaterThanOrEqual(48);
  });

  test("a few cards grow", () => {
    const layout = check(hand({ 5: 1, 9: 1 }), phone);
    expect(layout.rows.length).toBe(1);
    expect(layout.width).toBe(104);
  });

  test("27 cards of all values still fit two rows, wide enough for a finger", () => {
    const layout = check(
      hand({ 1: 3, 2: 2, 3: 4, 4: 1, 5: 2, 6: 1, 7: 2, 8: 1, 9: 3, 10: 2, 11: 2, 12: 1, 13: 2, 14: 1 }),
      phone,
    );
    expect(layout.width).toBeGreaterThanOrEqual(40);
    expect(layout.bare).toBe(true);
  });

  test("nothing in hand, no rows", () => {
    expect(layOut([], phone).rows).toEqual([]);
  });
});

describe("one fan", () => {
  test("two digits need more room than one", () => {
    expect(clear(13)).toBeGreaterThan(clear(9));
    expect(clear(14)).toBe(clear(9));
  });

  test("what does not fit becomes smaller, and keeps its numerals as long as they can be read", () => {
    expect(fanFit(12, 2, 4)).toEqual({ scale: 1, step: clear(12), bare: false });
    const small = fanFit(12, 4, 2);
    expect(small.bare).toBe(false);
    expect(small.scale * (1 + 3 * small.step)).toBeCloseTo(2);
  });

  test("what would be too small loses numerals, not cards", () => {
    const tight = fanFit(12, 9, 1.5);
    expect(tight.bare).toBe(true);
    expect(tight.scale * (1 + 8 * tight.step)).toBeLessThanOrEqual(1.5);
  });
});
