import { expect, test } from "vitest";
import { lay, sides, TALL, type Box } from "./layout";

const box: Box = { x: 40, y: 20, width: 300, height: 160 };
const fan = (count: number) => Array<string>(count).fill("7");

test.each([
  ["nothing", []],
  ["one card", [1]],
  ["a usual table", [3, 2, 1, 4]],
  ["one long layer", [17]],
  ["all that Push can bring", [9, 8, 7, 6, 6]],
  ["many single cards", Array<number>(28).fill(1)],
])("%s lies within its box, none above another group", (_, counts) => {
  const laid = lay(counts.map(fan), box, 70);
  expect(laid).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  for (const { x, y, width } of laid) {
    expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
    expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.01);
    expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
    expect(y + width * TALL).toBeLessThanOrEqual(box.y + box.height + 0.01);
  }
});

test("few cards are as large as they may be, and in the middle", () => {
  const [card] = lay([fan(1)], box, 70);
  expect(card).toMatchObject({ width: 70, x: 40 + 115 });
});

test("everybody has a place, the first at the near side, the next to their left", () => {
  expect(sides(2)).toEqual({ far: [1], near: [0] });
  expect(sides(3)).toEqual({ far: [1, 2], near: [0] });
  expect(sides(4)).toEqual({ far: [1, 2], near: [0, 3] });
  expect(sides(6)).toEqual({ far: [1, 2, 3], near: [0, 5, 4] });
});
