// A small table for tests: three players, the first one looks.
import type { LinkoView } from "../lib/protocol";

export function table(change: Partial<LinkoView> = {}): LinkoView {
  return {
    game: "linko", edition: "amigo-2022-basic", rules: 1, seat: 1, move: 10, to_move: 1, phase: "play", active: 1, victim: null,
    drawer: null, to_draw: 0, hand: { 3: 2, 9: 3, 12: 1, J: 2 },
    players: [
      { hand_size: 8, known: {}, layers: [[7, 1, 0]], score: -7 },
      { hand_size: 9, known: { 5: 1 }, layers: [[3, 2, 0], [5, 2, 1]], score: -4 },
      { hand_size: 12, known: {}, layers: [], score: -12 },
    ],
    display: [["7"], ["3"], null, ["J"], ["1"], ["12"]], ghost: null, pile: 41, discards: {}, quiet: 0, stirred: false,
    legal: ["12", "12+J", "12+Jx2", "3", "3+J", "3+Jx2", "3x2", "3x2+J", "3x2+Jx2", "9", "9+J", "9+Jx2", "9x2", "9x2+J", "9x2+Jx2", "9x3", "9x3+J", "9x3+Jx2", "J", "Jx2"],
    over: false, end: null, winners: [], ...change,
  };
}
