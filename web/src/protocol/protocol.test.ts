// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FILE, types } from "../../plugins/types.ts";

test("the protocol's types are fresh", async () => {
  expect(readFileSync(FILE, "utf8") === (await types()), "run `make format`").toBe(true);
});
