import { expect, test } from "vitest";
import { places as linko } from "./linko/cards";
import { places as push } from "./push/cards";

test("each token is given where it is made", () => {
  expect(linko("6x2", 1)).toEqual(["hand:1"]);
  expect(linko("^J", 1)).toContain("display:1");
  expect(linko("T", 1)).toEqual(expect.arrayContaining(["hand:1", "display:5"]));
  expect(push("=a", 1)).toContain("column:a");
  expect(push("!p", 1)).toEqual(["bench:1"]);
});
