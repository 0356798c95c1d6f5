// What travels across the table when a decision is made in Linko.
import type { Flight } from "../../lib/flights";
import type { Card, LinkoView } from "../../lib/protocol";
import type { Move } from "../../table/board";
import { drawPlace, layerCards, playLayer, playOf, topOf } from "./cards";
import { drawnCard, freshPlaces, ghostGain } from "./told";

const HIDDEN = "?";

export function flights(move: Move, before: LinkoView, after: LinkoView): Flight[] {
  return [...decision(move, before, after), ...turnedUp(move, before, after), ...turn(before, after)];
}

function decision({ seat, token }: Move, before: LinkoView, after: LinkoView): Flight[] {
  const play = before.phase === "play" ? playOf(token) : null;
  const hand = `hand:${seat}`;
  if (play) return [{ cards: layerCards(playLayer(play)), from: hand, to: `layer:${seat}` }];
  if (token.startsWith("G")) {
    const value = token.slice(1);
    return [{ cards: Array<Card>(before.ghost?.[value] ?? 1).fill(value), from: `ghost:${value}`, to: hand }];
  }
  if (token === "^*") return [{ cards: [drawnCard(seat, before, after) ?? HIDDEN], from: "pile", to: hand }];
  if (token.startsWith("^")) {
    return [
      { cards: token.slice(1).split("+"), from: `display:${drawPlace(before.display, token)}`, to: hand },
    ];
  }
  const layer = topOf(before.players, before.victim);
  if (!layer || !"TRD".includes(token)) return [];
  const to = token === "D" ? "discards" : hand;
  return [{ cards: layerCards(layer), from: `layer:${before.victim}`, to }];
}

/** New cards for the ghost and the display, out of the pile. */
function turnedUp(move: Move, before: LinkoView, after: LinkoView): Flight[] {
  const ghost = Object.entries(ghostGain(move, before, after)).map(([card, count]) => ({
    cards: Array<Card>(count).fill(card),
    from: "pile",
    to: `ghost:${card}`,
  }));
  const display = freshPlaces(move, before, after).map(({ place, added }) => ({
    cards: added,
    from: "pile",
    to: `display:${place}`,
  }));
  return [...ghost, ...display].map((flight, i) => (i ? { ...flight, along: true } : flight));
}

/** The paw strikes whom the play snatches next, and passes on when the turn ends. */
function turn(before: LinkoView, after: LinkoView): Flight[] {
  if (after.over) return [];
  if (after.active !== before.active)
    return [{ cards: ["paw"], from: `turn:${before.active}`, to: `turn:${after.active}` }];
  const struck = after.phase === "take" && (before.phase !== "take" || after.victim !== before.victim);
  return struck
    ? [{ cards: ["paw"], from: `turn:${after.active}`, to: `layer:${after.victim}`, fades: true }]
    : [];
}
