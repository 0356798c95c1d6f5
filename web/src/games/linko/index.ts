// Linko, as the table's frame asks for a game.
import type { LinkoFact, LinkoView } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";
import type { Lesson } from "../../learn/lesson";
import type { GameModule } from "../../table/board";
import { ask, choiceWords, reasonWords } from "./ask";
import Board from "./Board.svelte";
import { count } from "./count";
import { flights } from "./flights";
import { KEYS } from "./keys";
import { places } from "./places";
import { told } from "./told";

/** What is heard of a decision, the loudest first. */
const LOUD: [LinkoFact["fact"], Sound][] = [
  ["snatched", "snatch"],
  ["robbed", "snatch"],
  ["laid", "card"],
  ["took", "slide"],
  ["left", "slide"],
  ["reclaimed", "slide"],
  ["discarded", "slide"],
  ["drew", "slide"],
  ["drew-pile", "slide"],
];

export const game: GameModule<LinkoView, LinkoFact> = {
  Board,
  ask,
  told,
  flights,
  sound: (facts) => LOUD.find(([name]) => facts.some(({ fact }) => fact === name))?.[1] ?? "card",
  reason: reasonWords,
  choice: choiceWords,
  keys: KEYS,
  count,
  tie: "hand",
  hands: () => import("./OpenHands.svelte"),
  places,
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
