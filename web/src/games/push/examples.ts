import type { Examples, Glimpse } from "../examples";

export const glance: readonly Glimpse[] = [
  ["?", "right", "r4"],
  ["p2", "fits", "r4 y6"],
  ["b4 p5", "hand"],
  ["b6", "not", "r4 y6"],
  ["R", "sweeps", "r1 r5"],
  ["g3 g6", "shield", "?"],
];

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
