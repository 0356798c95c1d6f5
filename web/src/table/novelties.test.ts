import { expect, test } from "vitest";
import { anInfo, aSetup } from "../net/testing/told";
import { news } from "./tips.svelte";

const duel = (more = {}) => ({
  info: anInfo({ setup: aSetup({ flags: { tie: "shared", ghost: "yes" } }), ...more }),
  seat: 1,
});

test("what an edition adds is told once, and the game waits for it", async () => {
  news.look({ ...duel(), seat: null });
  news.look(duel({ scripted: true }));
  news.look(duel({ setup: aSetup({ flags: { ghost: "no" } }) }));
  expect(news.now).toBeNull();
  await news.read();
  news.look(duel());
  expect(news.now).toBe("ghost-yes");
  let on = false;
  const waits = news.read().then(() => (on = true));
  await Promise.resolve();
  expect(on).toBe(false);
  news.dismiss();
  await waits;
  news.look(duel());
  expect(news.now).toBeNull();
  expect(localStorage.getItem("lynxdeck.met")).toContain("ghost-yes");
});
