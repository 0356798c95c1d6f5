import { expect, test } from "vitest";
import { isLevel } from ".";
import { levelName } from "../words/words";

test("a bot that the host offers is called as the host calls it", () => {
  expect(isLevel("hard")).toBe(true);
  expect(isLevel("my-bot")).toBe(false);
  expect(levelName("my-bot")).toBe("my-bot");
});
