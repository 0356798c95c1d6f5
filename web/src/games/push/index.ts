// Push at the browser's table: what the frame asks of a game.
import type { PushView } from "../../lib/protocol";
import type { GameModule } from "../../table/board";
import { ask } from "./ask";
import Board from "./Board.svelte";
import { choiceWords } from "./choices";
import { flights } from "./flights";
import { keys } from "./keys";
import { reason } from "./reason";
import { told } from "./told";

export const game: GameModule<PushView> = { Board, ask, told, flights, reason, choice: choiceWords, keys };
