import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { openTable } from "../games/opening";
import type { TableInfo } from "../protocol";
import { settings } from "../mine/settings.svelte";
import { applyAuto } from "./auto";

const info = { table: "abc", status: "waiting", seats: [] as unknown, setup: {} } as TableInfo;
const act = vi.spyOn(api, "act");

beforeEach(() => {
  localStorage.clear();
  act.mockReset().mockResolvedValue({ info: { ...info, status: "playing" } });
});

test("decisions with one answer are made for all who say nothing else, told before the deal", async () => {
  const created = { table: "abc", invite: "abc", info };
  vi.spyOn(api, "create").mockResolvedValue(created as never);
  vi.spyOn(api, "claim").mockResolvedValue({ table: "abc", seat: 1, info } as never);
  await openTable({ game: "push", seats: 2 }, [{ seat: 1, name: "Ann" }]);
  expect(act.mock.calls.map(([, path, body]) => [path, body])).toEqual([["seats/1/auto", { auto: true }]]);
});

test("nobody is asked where the device is shared, and nothing is sent once it is switched off", async () => {
  expect(await applyAuto(info, [1, 2])).toBe(info);
  settings.auto = false;
  expect(await applyAuto(info, [1])).toBe(info);
  settings.auto = true;
  expect(act).not.toHaveBeenCalled();
});

test("a table that refuses is sat down at all the same", async () => {
  act.mockRejectedValue(new Error("gone"));
  expect(await applyAuto(info, [2])).toBe(info);
});
