// Words that run from right to left, in sentences that run the other way.
//
// Fluent can isolate everything it is given (`useIsolating`), numbers and Latin names too. Here only what needs it
// is isolated, so that plain sentences stay plain text; and signs that would end the isolation early are taken out.

const FSI = "\u2068";
const PDI = "\u2069";

/** Hebrew, Arabic and their kin, Arabic digits, and the signs that steer direction. */
const OTHERWISE =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The same text, such that nothing around it changes its place. */
export function isolated(text: string): string {
  return OTHERWISE.test(text) ? FSI + closed(text) + PDI : text;
}

/** Every isolation that is begun in here ends in here, and none that was begun before. */
function closed(text: string): string {
  let open = 0;
  let kept = "";
  for (const sign of text) {
    if (sign === PDI && open === 0) continue;
    if (sign === PDI) open -= 1;
    else if (sign >= "\u2066" && sign <= FSI) open += 1;
    kept += sign;
  }
  return kept + PDI.repeat(open);
}
