// A bot for Linko and Push in JavaScript: `lynxdeck arena "cmd:node simple.js" random`.
//
// It gives every legal token a worth, by what its view shows, and answers with the best one:
// the same rule as in simple.py.
"use strict";

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// Lay many cards at once; pick up what goes with the hand.
function linko(view, token) {
  const held = (card) => view.hand[card] ?? 0;
  if (token === "^*") return 0.5; // draw from the pile
  if (token[0] === "^") return sum(token.slice(1).split("+").map(held)); // or from the display
  if (token === "-") return 1; // draw nothing: better than a card that does not fit
  if (token[0] === "G") return held(token.slice(1));
  if (token === "T" || token === "R") { // have the snatched layer, or let it go
    const [value, numbers, jokers] = view.players[view.victim - 1].layers.at(-1);
    return held(String(value)) + numbers + jokers - 1;
  }
  if (token === "L" || token === "D") return 0;
  const parts = token.split("+").map((part) => part.split("x")); // such as 6x3+J
  return sum(parts.map(([card, count]) => Number(count ?? 1) * (card === "J" ? 0.3 : 1)));
}

// Push while a column is free, then stop early; protect what would hurt to lose.
function push(view, token) {
  if (token === "+") return view.columns[2].length ? 5 : 8;
  if (token[0] === "!") {
    const bench = Object.entries(view.players[view.seat - 1].bench);
    const lost = bench.filter(([card]) => card[0] === token[1]);
    return sum(lost.map(([card, count]) => Number(card[1]) * count));
  }
  const column = view.columns["abc".indexOf(token.at(-1))];
  const points = sum(column.filter((card) => card !== "R").map((card) => Number(card[1])));
  if (token[0] === "=") return points - (column.includes("R") ? 3 : 0); // a roll may cost a colour
  return column.length ? points : -1; // place the card with the others
}

function answer(message) {
  if (message.type === "hello") return { type: "ready", name: "simple" };
  if (message.type !== "decide") return null; // game, event and over: nothing to remember
  const { view } = message;
  const worth = view.game === "linko" ? linko : push;
  const better = (best, token) => (worth(view, token) > worth(view, best) ? token : best);
  return { type: "move", move: view.legal.reduce(better) };
}

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "bye") process.exit();
  const said = answer(message);
  if (said) process.stdout.write(JSON.stringify(said) + "\n");
});
