import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { openHere } from "./opening";
import type { TableInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { asUsual } from "./usual";

const info = { table: "local-1", status: "waiting", seats: [] as unknown } as TableInfo;
const act = vi.spyOn(api, "act");

beforeEach(() => {
  localStorage.clear();
  act.mockReset().mockResolvedValue({ info: { ...info, status: "playing" } });
});

test("decisions with one answer are made for whoever says nothing else, told before the deal", async () => {
  const created = { table: "local-1", invite: "local-1", info };
  vi.spyOn(api, "createHere").mockResolvedValue(created as never);
  vi.spyOn(api, "create").mockResolvedValue(created as never);
  vi.spyOn(api, "claim").mockResolvedValue({ table: "local-1", seat: 1, info } as never);
  await openHere({ game: "push", seats: 2 }, [{ seat: 1, name: "Ann" }]);
  expect(act.mock.calls.map(([, path, body]) => [path, body])).toEqual([
    ["seats/1/auto", { auto: true }],
    ["start", undefined],
  ]);
});

test("nobody is asked where the device is shared, and nothing is sent once it is switched off", async () => {
  expect(await asUsual(info, [1, 2])).toBe(info);
  settings.auto = false;
  expect(await asUsual(info, [1])).toBe(info);
  settings.auto = true;
  expect(act).not.toHaveBeenCalled();
});

test("a table that refuses is sat down at all the same", async () => {
  act.mockRejectedValue(new Error("gone"));
  expect(await asUsual(info, [2])).toBe(info);
});
