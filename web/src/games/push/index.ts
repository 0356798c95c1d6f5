// Push at the browser's table: what the frame asks of a game.
import type { PushFact, PushView } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";
import type { Lesson } from "../../learn/lesson";
import type { GameModule } from "../../table/board";
import { ask } from "./ask";
import Board from "./Board.svelte";
import { choiceWords } from "./choices";
import { count } from "./count";
import { flights } from "./flights";
import { keys } from "./keys";
import { places } from "./places";
import { reason } from "./reason";
import { told } from "./told";

/** What is heard of a decision, the loudest first. */
const LOUD: [PushFact["fact"], Sound][] = [
  ["busted", "bust"],
  ["rolled", "die"],
  ["took", "slide"],
  ["protected", "slide"],
];

export const game: GameModule<PushView, PushFact> = {
  Board,
  ask,
  told,
  flights,
  sound: (facts) => LOUD.find(([name]) => facts.some(({ fact }) => fact === name))?.[1] ?? "card",
  reason,
  choice: choiceWords,
  keys,
  count,
  tie: "cards",
  places,
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
};
