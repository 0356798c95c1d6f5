// Linko, as the table's frame asks for a game.
import type { LinkoFact, LinkoView } from "../../protocol";
import type { Lesson } from "../lesson";
import type { GameModule } from "../board";
import { ask, choiceWords, count, reasonWords, told } from "./words";
import { beats, deal } from "./beats";
import Board from "./Board.svelte";
import { KEYS } from "./keys";
import { places } from "./cards";

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
  guide: () => import("./guide"),
  coach: () => import("./coach"),
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
