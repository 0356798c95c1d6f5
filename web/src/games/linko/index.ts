// Linko, as the table's frame asks for a game.
import type { LinkoView } from "../../lib/protocol";
import type { GameModule } from "../../table/board";
import { ask, choiceWords, reasonWords } from "./ask";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { KEYS } from "./keys";
import { told } from "./told";

export const game: GameModule<LinkoView> = {
  Board,
  ask,
  told,
  flights,
  reason: reasonWords,
  choice: choiceWords,
  keys: KEYS,
};
