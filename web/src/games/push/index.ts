// Push at the browser's table: what the frame asks of a game.
import type { PushFact, PushView } from "../../protocol";
import type { Lesson } from "../lesson";
import type { GameModule } from "../board";
import { ask, count, reason, told } from "./words";
import { beats, deal } from "./beats";
import Board from "./Board.svelte";
import { choiceWords } from "./choices";
import { keys } from "./keys";
import { places } from "./cards";

export const game: GameModule<PushView, PushFact> = {
  Board,
  ask,
  told,
  beats,
  deal,
  reason,
  choice: choiceWords,
  keys,
  count,
  tie: "cards",
  story: () => import("./story"),
  places,
  guide: () => import("./guide"),
  coach: () => import("./coach"),
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
