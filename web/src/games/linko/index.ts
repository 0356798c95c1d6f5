// Linko, as the table's frame asks for a game.
import type { LinkoFact, LinkoView } from "../../lib/protocol";
import type { Lesson } from "../../learn/lesson";
import type { GameModule } from "../../table/board";
import { ask, choiceWords, reasonWords } from "./ask";
import Board from "./Board.svelte";
import { count } from "./count";
import { flights } from "./flights";
import { KEYS } from "./keys";
import { places } from "./places";
import { told } from "./told";

/** What is heard as a snatch. */
const BLOWS = new Set<LinkoFact["fact"]>(["snatched", "robbed"]);

export const game: GameModule<LinkoView, LinkoFact> = {
  Board,
  ask,
  told,
  flights,
  sound: (facts) => (facts.some(({ fact }) => BLOWS.has(fact)) ? "snatch" : "card"),
  reason: reasonWords,
  choice: choiceWords,
  keys: KEYS,
  count,
  tie: "hand",
  hands: () => import("./OpenHands.svelte"),
  places,
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
