import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./scene.svelte";

let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><p data-prompt tabindex="-1"></p><button id="act"></button></div>';
  root = document.getElementById("root")!;
  stop = keepFocus(root, "[data-prompt]");
});
afterEach(() => stop());

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("the focus stays at the table when its button is gone", async () => {
  const act = document.getElementById("act")!;
  act.focus();
  act.remove();
  await settled();
  expect(document.activeElement).toBe(root.querySelector("[data-prompt]"));
});

test("what was given up is not taken back", async () => {
  const act = document.getElementById("act")!;
  act.focus();
  root.dispatchEvent(new Event("pointerdown"));
  act.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
