import { expect, test } from "vitest";
import { bundleOf, voice } from "./bundle.svelte";
import { linked, typeset } from "./typeset";
import { say } from "./words";

test("French blanks do not break, narrow or wide as their sign wants", () => {
  expect(typeset("« Ici » : vraiment ? 5 % ; oui !")).toBe(
    "«\u00a0Ici\u00a0»\u00a0: vraiment\u202f? 5\u202f%\u202f; oui\u202f!",
  );
  expect(typeset("12:30, https://a/?b")).toBe("12:30, https://a/?b");
});

test("small words fit the name behind them", () => {
  const names = ["Luna", "Otto", "Élodie", "Yves", "Yann"];
  expect(names.map((name) => linked("de", name))).toEqual([
    "de Luna",
    "d’Otto",
    "d’Élodie",
    "d’Yves",
    "de Yann",
  ]);
  expect([linked("que", "Ida"), linked("a", "Ada"), linked("e", "Élodie"), linked("a", "Otto")]).toEqual([
    "qu’Ida",
    "ad Ada",
    "ed Élodie",
    "a Otto",
  ]);
});

test("a sentence is set as its language sets it", () => {
  voice.bundle = bundleOf("fr", 'bench = Cartes { LINKED("de", $name) } : vues !');
  voice.tongue = "fr";
  expect(say("bench", { name: "Otto" })).toBe("Cartes d’Otto\u00a0: vues\u202f!");
  voice.tongue = "en";
});
