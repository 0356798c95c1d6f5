import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepIcons, show } from "./attention.svelte";

const icon = (): HTMLLinkElement => document.querySelector("link[rel~=icon]")!;

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/eye.svg" data-calm="/eye.svg" data-asked="/asked.svg">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test("the tab says whether it is your decision", () => {
  show("Push", true);
  expect([document.title, icon().getAttribute("href")]).toEqual(["Push · Lynxdeck", "/asked.svg"]);
  show("", false);
  expect([document.title, icon().getAttribute("href")]).toEqual(["Lynxdeck", "/eye.svg"]);
});

test("icons that are kept change without the server, and the one that is shown stays", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn((href: string) => Promise.resolve(new Response(`<svg id="${href.slice(1, -4)}"/>`))),
  );
  show("Push", true);
  await keepIcons();
  expect(icon().getAttribute("href")).toBe(icon().dataset.asked);
  expect(decodeURIComponent(icon().dataset.asked!)).toBe('data:image/svg+xml,<svg id="asked"/>');
  show("Push", false);
  expect(decodeURIComponent(icon().getAttribute("href")!)).toBe('data:image/svg+xml,<svg id="eye"/>');
});

test("what cannot be kept is fetched when it is needed", async () => {
  const broken = { ok: true, text: () => Promise.reject(new TypeError("Failed to fetch")) };
  vi.stubGlobal(
    "fetch",
    vi.fn((href: string) =>
      href === "/eye.svg" ? Promise.resolve(broken) : Promise.reject(new TypeError()),
    ),
  );
  await keepIcons();
  expect(icon().dataset).toMatchObject({ calm: "/eye.svg", asked: "/asked.svg" });
});
