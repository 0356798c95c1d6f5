// The booklets' tips and easily forgotten rules of Linko, each with the moment it first matters.
import type { Cards, Layer, LinkoView } from "../lib/protocol";
import { asked, type LinkoTip, type Moment } from "./moment";

const JOKER = "J";
const LOW = 5;
const MANY = 4;
const FEW = 4;

const size = ([, numbers, jokers]: Layer): number => numbers + jokers;
const top = (view: LinkoView, seat: number): Layer | undefined => view.players[seat - 1]?.layers.at(-1);
const others = (view: LinkoView, me: number): number[] =>
  view.players.map((_, i) => i + 1).filter((seat) => seat !== me);

function beats(layer: Layer | undefined, other: Layer | undefined): boolean {
  return layer !== undefined && other !== undefined && size(layer) === size(other) && layer[0] > other[0];
}

/** A snatch has just become certain: somebody played, and now a layer is to be taken or left. */
function snatch({ before, after }: Moment<LinkoView>): boolean {
  return before?.phase === "play" && after.phase === "take";
}

/** The first round: everybody plays and draws once at most. */
function firstRound(view: LinkoView): boolean {
  return view.move <= 2 * view.players.length && view.players.every((player) => player.layers.length <= 1);
}

function most(cards: Cards, low: number): number {
  return Math.max(0, ...Object.entries(cards).map(([card, n]) => (Number(card) <= low ? n : 0)));
}

/** In order of weight: of several that matter at once the first is told. */
export const LINKO_TIPS: readonly LinkoTip[] = [
  {
    name: "linko-stays",
    rule: "L10",
    matters: ({ after }, me) => asked(after, me, "reclaim"),
  },
  {
    name: "linko-must",
    rule: "L8",
    matters: ({ after }, me) => asked(after, me, "take"),
  },
  {
    name: "linko-stretch",
    rule: null,
    matters: ({ after }, me) =>
      (asked(after, me, "take") || asked(after, me, "play")) &&
      others(after, me).some((seat) => (after.players[seat - 1]?.hand_size ?? FEW) < FEW),
  },
  {
    name: "linko-last",
    rule: "L17",
    matters: ({ after }, me) => {
      if (!asked(after, me, "play") || !after.hand) return false;
      return Object.keys(after.hand).filter((card) => card !== JOKER).length <= 1;
    },
  },
  {
    name: "linko-first-round",
    rule: "L8",
    matters: (moment) => snatch(moment) && firstRound(moment.after),
  },
  {
    name: "linko-single",
    rule: "L8",
    matters: (moment) => {
      const layer = top(moment.after, moment.after.active);
      return snatch(moment) && layer !== undefined && size(layer) === 1;
    },
  },
  {
    name: "linko-top",
    rule: "L9",
    matters: ({ before, after }) => {
      const victim = before?.phase === "take" || before?.phase === "reclaim" ? before.victim : null;
      if (!before || !victim || after.over || after.victim === victim) return false;
      const gone =
        (after.players[victim - 1]?.layers.length ?? 0) < (before.players[victim - 1]?.layers.length ?? 0);
      return gone && beats(top(before, before.active), top(after, victim));
    },
  },
  {
    name: "linko-active",
    rule: "L8",
    matters: ({ before, move, after }, me) =>
      before?.phase === "play" &&
      move !== null &&
      move.seat !== me &&
      !after.over &&
      beats(top(after, me), top(after, move.seat)),
  },
  {
    name: "linko-once",
    rule: "L5",
    matters: ({ before, move, after }, me) =>
      before?.phase === "play" && move?.seat === me && !after.over && after.active !== me,
  },
  {
    name: "linko-refill",
    rule: "L12",
    matters: ({ after }, me) => asked(after, me, "draw") && after.to_draw > 1,
  },
  {
    name: "linko-many",
    rule: null,
    matters: ({ after }, me) => asked(after, me, "play") && most(after.hand ?? {}, LOW) >= MANY,
  },
  {
    name: "linko-decoy",
    rule: null,
    matters: ({ after }, me) => {
      if (!asked(after, me, "play") || !after.hand || after.move < after.players.length) return false;
      const low = Object.entries(after.hand).some(([card, n]) => n === 1 && Number(card) <= LOW);
      const bait = after.display.some((place) =>
        place?.some((card) => card === JOKER || (after.hand?.[card] ?? 0) >= 2),
      );
      return low && bait;
    },
  },
];
