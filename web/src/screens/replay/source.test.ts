import { expect, test, vi } from "vitest";
import { DeviceClient } from "../../device/client";
import type { Source } from "../../records/address";
import { forOthers } from "./source";

const RECORD = '[Game "push"]';

test("a game of a server is sent as its place there, one of this device as its record", async () => {
  vi.stubGlobal("Worker", EventTarget);
  vi.spyOn(DeviceClient.prototype, "ask").mockResolvedValue(RECORD);
  const served: Source = { kind: "table", table: "abcdefghijkl", round: 2 };
  expect(await forOthers(served)).toBe(served);
  expect(await forOthers({ ...served, table: "~abcdefghij" })).toEqual({ kind: "record", text: RECORD });
  const brought: Source = { kind: "record", text: RECORD };
  expect(await forOthers(brought)).toBe(brought);
});
