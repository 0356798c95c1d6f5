import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { files } from "../../plugins/locale.ts";
import { bundleOf, pseudo, speak, voice } from "./bundle.svelte";
import { LANGUAGES, pick, type Language } from "./languages";
import { phrases, say, signed } from "./words";

const languages = Object.keys(LANGUAGES) as Language[];
const text = (language: Language): string =>
  [...files(language), ...files(`later/${language}`)].map((path) => readFileSync(path, "utf8")).join("\n");
const keys = (language: Language): string[] =>
  new FluentResource(text(language)).body.map(({ id }) => id).sort();

describe("which language", () => {
  test("the address first, then what was chosen, then the browser's wishes", () => {
    expect(pick("pl", "de", ["fr"])).toBe("pl");
    expect(pick(null, "de", ["fr"])).toBe("de");
    expect(pick("nonsense", null, ["es-ES", "fr-CA", "de"])).toBe("fr");
    expect(pick(null, "constructor", ["ja"])).toBe("en");
    expect(pick("xx", "de", [])).toBe("xx");
  });
});

describe("the files", () => {
  test.each(languages)("%s says the same things as English, each once", (language) => {
    const [own, english] = [keys(language), keys("en")];
    expect({
      missing: english.filter((key) => !own.includes(key)),
      strange: own.filter((key) => !english.includes(key)),
    }).toEqual({ missing: [], strange: [] });
    expect(new Set(own).size).toBe(own.length);
  });

  test.each(languages)("%s has no broken message", (language) => {
    const source = text(language);
    const told = source.match(/^[a-z][\w-]* *=/gm)?.length ?? 0;
    expect(keys(language).length).toBe(told);
  });

  test("every key the screens ask for is there", () => {
    const there = new Set(keys("en"));
    const missing = sources().flatMap(({ path, source }) =>
      [...source.matchAll(/\b(?:say|does:)[ (]*"([a-z][\w-]*)"/g)]
        .map(([, key]) => key ?? "")
        .filter((key) => !there.has(key))
        .map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});

function sources(): { path: string; source: string }[] {
  const folder = `${import.meta.dirname}/..`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|testing\//.test(path))
    .map((path) => ({ path, source: readFileSync(`${folder}/${path}`, "utf8") }));
}

test.each(languages)(
  "%s writes small numbers without the browser's formatter, and as that would",
  (language) => {
    voice.bundle = bundleOf(
      language,
      "n = { $n }\nof = { $n ->\n    [one] one { $n }\n   *[other] more { $n }\n }",
    );
    const formatter = vi.spyOn(Intl, "NumberFormat");
    const [small, one] = [[0, 7, 42, 999].map((n) => say("n", { n })), say("of", { n: 1 })];
    expect(formatter).not.toHaveBeenCalled();
    formatter.mockRestore();
    const usual = new Intl.NumberFormat(language);
    expect([small, one]).toEqual([[0, 7, 42, 999].map((n) => usual.format(n)), "one 1"]);
    expect([12_345, 0.5, -3].map((n) => say("n", { n }))).toEqual(
      [12_345, 0.5, -3].map((n) => usual.format(n)),
    );
  },
);

describe("sentences", () => {
  beforeEach(() => {
    voice.bundle = bundleOf(
      "en",
      [
        "greet = Hello { $name }",
        "table-you = You",
        "table-you-listed = you",
        "table-nothing = nothing",
        "table-names-pair = { $first } and { $last }",
        "table-names-more = { $first }, { $rest }",
      ].join("\n"),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  test("a key and its arguments", () => expect(say("greet", { name: "Ann" })).toBe("Hello Ann"));

  test("what is missing is loud", () => {
    const loud = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(say("no-such-key")).toBe("no-such-key");
    say("greet");
    expect(loud).toHaveBeenCalledTimes(2);
  });

  test("names are joined as people speak, and I am “you”", () => {
    const { join, name, who } = phrases(["Ann", "Ben", "Cleo"], 2);
    expect(join(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben and Cleo");
    expect(join(["Ann", "Ben"])).toBe("Ann and Ben");
    expect(join(["You", "Ben"])).toBe("You and Ben");
    expect(join(["Ann", "You", "Cleo"])).toBe("Ann, you and Cleo");
    expect(join([])).toBe("nothing");
    expect([name(1), name(2)]).toEqual(["Ann", "You"]);
    expect(who(2)).toEqual({ who: "you", name: "You" });
  });

  test("a minus is as wide as a plus", () => expect([signed(-2), signed(11)]).toEqual(["−2", "11"]));
});

test("the pseudo-locale pads and accents every string", async () => {
  await speak("xx");
  const own = say("web-close");
  expect(own).not.toBe("Close");
  expect(own.length).toBeGreaterThan("Close".length);
  expect(document.documentElement.lang).toBe("en");
  expect(pseudo("Your decision")).toBe("Ýöür déçíšíöñ····");
  expect(pseudo(" ")).toBe(" ");
});

test("a language is loaded when it is spoken", async () => {
  await speak("de");
  expect(say("web-close")).toBe("Schließen");
  expect(document.documentElement.lang).toBe("de");
});
