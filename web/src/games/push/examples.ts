import type { Examples } from "../examples";

export const examples: Examples = {
  cards: { kind: "cards", cards: "r1 b2 g3 y4 p5 R S".split(" ") },
  pushing: {
    kind: "meet",
    rows: [
      ["p2", "fits", "r4 y6"],
      ["b6", "not", "r4 y6"],
      ["r1", "not", "r4 y6"],
    ],
  },
  "example-columns": { kind: "columns", columns: [["r4", "y6", "p2"], ["R", "b4"], ["g4"]] },
};
