// Linko, as the table's frame asks for a game.
import type { LinkoFact, LinkoView } from "../../lib/protocol";
import type { Lesson } from "../../learn/lesson";
import type { GameModule } from "../../table/board";
import { ask, choiceWords, reasonWords } from "./ask";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { count } from "./count";
import { deal } from "./dealing";
import { KEYS } from "./keys";
import { places } from "./places";
import { told } from "./told";

export const game: GameModule<LinkoView, LinkoFact> = {
  Board,
  ask,
  told,
  beats,
  deal,
  reason: reasonWords,
  choice: choiceWords,
  keys: KEYS,
  count,
  tie: "hand",
  hands: () => import("./OpenHands.svelte"),
  story: () => import("./story"),
  places,
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
