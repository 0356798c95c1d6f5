// Where words go so that they do not cover what they speak of.

const EDGE = 8;
const GAP = 14;
/** The strip at the top of the page, and the buttons at its bottom, stay free. */
const HEAD = 56;

/** The top of a card of this height: below the part if there is room, else above it, else where it covers least. */
export function besides(box: Pick<DOMRect, "top" | "bottom"> | null, height: number, page: number): number {
  if (!box) return Math.max(HEAD, (page - height) / 2);
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  if (box.top > page / 2 && above >= HEAD) return above;
  if (below + height + EDGE <= page) return below;
  if (above >= HEAD) return above;
  return page - box.bottom > box.top - HEAD ? page - height - EDGE : HEAD;
}
