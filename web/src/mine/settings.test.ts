import { expect, test, vi } from "vitest";

/** As another visit finds it. */
async function visit() {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

test("the first visit gives a name and a lynx, and every later one finds them", async () => {
  const first = await visit();
  const given = [first.called, first.face];
  expect(first.called).not.toBe("");
  expect(first.name).toBe("");
  expect(first.face).toBeGreaterThanOrEqual(0);
  expect(first.face).toBeLessThan(12);
  for (let times = 0; times < 3; times += 1) {
    const again = await visit();
    expect([again.called, again.face]).toEqual(given);
  }
});

test("who gives a name or chooses a lynx has these from then on", async () => {
  const settings = await visit();
  settings.face = (settings.face + 5) % 12;
  settings.name = "Zoë";
  const again = await visit();
  expect([again.called, again.face]).toEqual(["Zoë", settings.face]);
});
