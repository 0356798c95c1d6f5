import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../words/bundle.svelte";
import { learnWords } from "./guest-words";
import { sayOr } from "../words/words";

const fetched = vi.fn<(address: string) => Promise<Response>>();
const words = (text: string): Promise<Response> => Promise.resolve(new Response(text));
const said = (key: string): string => sayOr(key, {}, "in plain terms");

beforeEach(async () => {
  vi.stubGlobal("fetch", fetched);
  await speak("en");
  fetched.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test("who asks while the words are on their way waits for them too", async () => {
  let answer = (_: Response): void => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const first = learnWords("one");
  let waited = false;
  const second = learnWords("one").then(() => (waited = true));
  await Promise.resolve();
  expect(waited).toBe(false);
  answer(new Response("one-told = The pile is empty."));
  await Promise.all([first, second]);
  expect(said("one-told")).toBe("The pile is empty.");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("words that did not come are asked for again", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  await learnWords("two");
  expect(said("two-told")).toBe("in plain terms");
  fetched.mockImplementation(() => words("two-told = The pile is empty."));
  await learnWords("two");
  expect(said("two-told")).toBe("The pile is empty.");
});

test("another language has its own words, and one that was spoken before is not asked for again", async () => {
  fetched.mockImplementation((address) =>
    words(`three-told = ${address.includes("lang=de") ? "Der Stapel ist leer." : "The pile is empty."}`),
  );
  await learnWords("three");
  await speak("de");
  await vi.waitFor(() => expect(said("three-told")).toBe("Der Stapel ist leer."));
  const asked = fetched.mock.calls.length;
  await speak("en");
  await vi.waitFor(() => expect(said("three-told")).toBe("The pile is empty."));
  expect(fetched).toHaveBeenCalledTimes(asked);
});

test("words that come while a language is being loaded are not lost with it", async () => {
  fetched.mockImplementation(() => words("four-told = The pile is empty."));
  const spoken = speak("en");
  await learnWords("four");
  await spoken;
  await vi.waitFor(() => expect(said("four-told")).toBe("The pile is empty."));
});
