import { expect, test } from "vitest";
import type { ChatLine } from "../protocol";
import { Reading } from "./chat.svelte";

const line = (n: number, seat: number | null): ChatLine => ({ n, seat, name: "", text: "", at: 0 }) as never;

test("what was read stays read after a reload, at its own table", () => {
  const lines = [line(3, 2), line(5, 1), line(9, null)];
  const reading = new Reading(() => "one");
  expect(reading.unread(lines, [1])).toBe(2);
  reading.seen(lines.slice(0, 2));
  expect(reading.unread(lines, [1])).toBe(1);
  expect(new Reading(() => "one").unread(lines, [1])).toBe(1);
  expect(new Reading(() => "two").unread(lines, [1])).toBe(2);
});
