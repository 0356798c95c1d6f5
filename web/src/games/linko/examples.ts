import type { Examples, Glimpse } from "../examples";

export const glance: readonly Glimpse[] = [
  ["9 9", "right"],
  ["9 9", "snatches", "7 7"],
  ["7 7", "hand"],
  ["? 2 11", "hand"],
  ["7 J", "is", "7 7"],
  ["8 8 8", "crown"],
];

export const examples: Examples = {
  cards: { kind: "cards", cards: "1 2 3 4 5 6 7 8 9 10 11 12 13 J".split(" ") },
  jokers: {
    kind: "meet",
    rows: [
      ["6 6 J", "is", "6 6 6"],
      ["6 J J", "is", "6 6 6"],
      ["J", "snatches", "13"],
    ],
  },
  snatch: {
    kind: "meet",
    rows: [
      ["8 8", "snatches", "4 4"],
      ["8 8", "not", "9 9"],
      ["8 8", "not", "4"],
    ],
  },
  ones: {
    kind: "meet",
    rows: [
      ["1 1", "snatches", "13 13"],
      ["1 J", "snatches", "J J"],
      ["1 1", "not", "12 12"],
    ],
  },
};
