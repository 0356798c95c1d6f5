// Tips and easily forgotten rules of Push, each with the moment it first matters.
import type { Card, PushView } from "../lib/protocol";
import { asked, type PushTip } from "./moment";

const ROLL = "R";
const NEARLY_EMPTY = 10;

const open = (view: PushView): Card[][] => view.columns.filter((column) => column.length > 0);
const number = (card: Card): string => card.slice(1);
const colour = (card: Card): string => card.slice(0, 1);
const numbered = (card: Card): boolean => card.length === 2;

/** Whether a column refuses the card turned up, for its colour or its number. */
function clash(view: PushView, by: (card: Card) => string): boolean {
  const { card } = view;
  if (card === null || !numbered(card)) return false;
  return open(view).some((column) => column.some((held) => numbered(held) && by(held) === by(card)));
}

/** Whether a flag of the edition is set; a custom edition spells its flags out. */
const risky = (view: PushView): boolean => /push-risk|risk=yes/.test(view.edition);
const free = (view: PushView): boolean => !/push-classic|follow_up=action/.test(view.edition);

/** In order of weight: of several that matter at once the first is told. */
export const PUSH_TIPS: readonly PushTip[] = [
  {
    name: "push-bust",
    rule: "PR7",
    matters: ({ before, move, after }) =>
      move?.token === "+" && before !== null && after.rolls > before.rolls,
  },
  {
    name: "push-star",
    rule: "P11",
    matters: ({ before, after }) =>
      before !== null && after.rolls > before.rolls && after.last_roll === "*" && !risky(after),
  },
  {
    name: "push-star-risk",
    rule: "P11",
    matters: ({ before, after }) =>
      before !== null && after.rolls > before.rolls && after.last_roll === "*" && risky(after),
  },
  {
    name: "push-switch",
    rule: "P10",
    matters: ({ before, after }) => before !== null && after.switches === 1 && before.switches === 0,
  },
  {
    name: "push-switches",
    rule: "P10",
    matters: ({ before, after }) => before !== null && after.switches === 2 && before.switches === 1,
  },
  {
    name: "push-roll",
    rule: "P5",
    matters: ({ after }, me) =>
      asked(after, me, "place") && after.card === ROLL && open(after).some((column) => column.includes(ROLL)),
  },
  {
    name: "push-sort",
    rule: "P8",
    matters: ({ after }, me) =>
      (asked(after, me, "push") || asked(after, me, "collect")) &&
      after.columns.some((column) => column.includes(ROLL)),
  },
  {
    name: "push-must",
    rule: "PR9",
    matters: ({ after }, me) => asked(after, me, "collect"),
  },
  {
    name: "push-both",
    rule: "P5",
    matters: ({ after }, me) => asked(after, me, "place") && (clash(after, number) || clash(after, colour)),
  },
  {
    name: "push-joins",
    rule: "P13",
    matters: ({ before, move, after }, me) => {
      if (!before || move?.seat !== me || !move.token.startsWith("=") || !free(after)) return false;
      const count = (view: PushView): number =>
        Object.values(view.players[me - 1]?.protected ?? {}).reduce((sum, n) => sum + n, 0);
      return count(after) > count(before);
    },
  },
  {
    name: "push-pile",
    rule: "P16",
    matters: ({ after }, me) => asked(after, me, "turn") && after.pile <= NEARLY_EMPTY,
  },
  {
    name: "push-protect",
    rule: "P12",
    matters: ({ after }, me) =>
      asked(after, me, "turn") && Object.keys(after.players[me - 1]?.bench ?? {}).length > 0,
  },
  {
    name: "push-third",
    rule: null,
    matters: ({ after }, me) => asked(after, me, "push") && open(after).length === 3,
  },
  {
    name: "push-new",
    rule: "P4",
    matters: ({ after }, me) =>
      asked(after, me, "place") && open(after).length > 0 && after.legal.length > open(after).length,
  },
];
