// Where words go so that they do not cover what they speak of, nor what is to be tapped.

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export interface Page {
  width: number;
  height: number;
}

export interface Around {
  /** What is spoken of. */
  part: Box | null;
  /** What is to be tapped. */
  acting: readonly Box[];
  /** Everything else that shows something. */
  rest: readonly Box[];
}

/** The strip at the top of the page, and the button at its bottom, stay free. */
const HEAD = 56;
const FOOT = 84;
const EDGE = 8;
const STEP = 8;
/** Below this width there is no place at the sides. */
const ROOMY = 900;
/** How bad it is to cover each kind, against the rest. */
const PART = 20;
const ACTING = 4;

/** The corner of a card of that size: where it covers least, and among equals nearest to its part. */
export function besides(
  card: Page,
  page: Page,
  { part, acting, rest }: Around,
): { left: number; top: number } {
  const centre = (page.width - card.width) / 2;
  const sides = page.width < ROOMY ? [] : [page.width - card.width - 2 * EDGE, 2 * EDGE];
  const foot: Box = { left: 0, right: page.width, top: page.height - FOOT, bottom: page.height };
  const aim = part ?? { left: 0, right: page.width, top: 0, bottom: page.height };
  let best = { left: centre, top: HEAD };
  let least = Infinity;
  for (const left of [centre, ...sides]) {
    for (let top = HEAD; top <= page.height - EDGE - card.height; top += STEP) {
      const at: Box = { left, right: left + card.width, top: top - EDGE, bottom: top + card.height + EDGE };
      const cost =
        PART * (part ? covered(at, part) : 0) +
        PART * covered(at, foot) +
        ACTING * sum(acting, at) +
        sum(rest, at) +
        apart(at, aim);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function sum(boxes: readonly Box[], card: Box): number {
  return boxes.reduce((all, box) => all + covered(card, box), 0);
}

/** How much of a box lies under the card, in square pixels. */
function covered(card: Box, box: Box): number {
  const across = Math.min(card.right, box.right) - Math.max(card.left, box.left);
  const down = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far the middles of two boxes are apart, in steps that count little beside what is covered. */
function apart(a: Box, b: Box): number {
  return 8 * Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);
}
