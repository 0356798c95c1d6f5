// Any game, plainly: for one that this page has no module for.
import type { View } from "../../protocol";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { told, tokenWords } from "./terms";

export const game: GameModule = {
  Board,
  ask(phrases, { to_move, seat }: View) {
    if (to_move === null) return phrases.say("web-table-over");
    if (to_move === seat) return phrases.say("web-plain-ask");
    return phrases.say("web-plain-wait", { name: phrases.name(to_move) });
  },
  told,
  beats: ({ facts, after }) => [{ name: "done", view: after, flights: [], facts, sound: "card" }],
  choice: (_, view, token) => tokenWords(view.game, token),
  keys: [],
  count: (phrases, { score }) => ({
    gained: Math.max(score, 0),
    safe: 0,
    lost: null,
    words: phrases.points(score),
  }),
};
