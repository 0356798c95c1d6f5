// Push at the browser's table: what the frame asks of a game.
import type { PushFact, PushView } from "../../lib/protocol";
import type { Lesson } from "../../learn/lesson";
import type { GameModule } from "../../table/board";
import { ask } from "./ask";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { choiceWords } from "./choices";
import { count } from "./count";
import { deal } from "./dealing";
import { keys } from "./keys";
import { places } from "./places";
import { reason } from "./reason";
import { told } from "./told";

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
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
