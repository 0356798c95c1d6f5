// What those at a table feel: an answer to what is being shown, or to what they wait for.
import type { Gaze, Mood } from "../components/faces";
import type { Absence, Fact, View } from "../protocol";

/** So many points at once are something to laugh about. */
const HAUL = 10;

interface Shown {
  /** What is shown at this moment. */
  facts: readonly Fact[];
  view: View;
  absent: Readonly<Record<number, Absence>>;
  /** Seats of bots: they are seen to think. */
  bots: readonly number[];
}

/** The mood of each seat. */
export function moodsOf({ facts, view, absent, bots }: Shown): Mood[] {
  const moods = view.players.map((_, i): Mood => {
    const seat = i + 1;
    if (view.over) return view.winners.includes(seat) ? "laugh" : "calm";
    if (absent[seat] && absent[seat] !== "stand-in") return "asleep";
    return view.to_move === seat && bots.includes(seat) ? "think" : "calm";
  });
  for (const fact of facts) for (const [seat, mood] of answers(fact)) moods[seat - 1] = mood;
  return moods;
}

function answers(fact: Fact): [seat: number, mood: Mood][] {
  switch (fact.fact) {
    case "snatched":
      return [
        [fact.seat, "smile"],
        [fact.victim, "wow"],
      ];
    case "busted":
      return [[fact.seat, "wow"]];
    case "rolled":
      return [[fact.seat, fact.points > 0 ? "cry" : "smile"]];
    case "protected":
      return [[fact.seat, "smile"]];
    case "took":
      return "points" in fact && fact.points >= HAUL ? [[fact.seat, "laugh"]] : [];
    case "out":
      return [[fact.seat, "laugh"]];
    default:
      return [];
  }
}

/** Where the others look, by seat: at the face of whose turn it is, who looks straight ahead. */
export function gazesAt(seat: number, root: ParentNode): Gaze[] {
  const middles: [seat: number, x: number, y: number][] = [];
  for (const face of root.querySelectorAll<HTMLElement>("[data-face]")) {
    const { x, y, width, height } = face.getBoundingClientRect();
    middles.push([Number(face.dataset.face), x + width / 2, y + height / 2]);
  }
  const [, x = 0, y = 0] = middles.find(([one]) => one === seat) ?? [];
  const gazes: Gaze[] = [];
  for (const [one, fromX, fromY] of middles) {
    const far = Math.hypot(x - fromX, y - fromY);
    if (one > 0) gazes[one - 1] = one === seat || !far ? [0, 0] : [(x - fromX) / far, (y - fromY) / far];
  }
  return gazes;
}
