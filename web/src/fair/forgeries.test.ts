import { expect, test } from "vitest";
import vectors from "../../../tests/games/vectors/fair.json";
import { check, type Findings } from "./check";
import { hex } from "./lynx1";
import { keyOf, readDeal } from "./lynx2";
import type { Try } from "./notes";
import type { Tags } from "./tags";

interface Known {
  commitment?: string;
  terms?: string;
  seat?: number;
  share?: string;
  promise?: string;
}

const deals = new Map(vectors.deals.map((deal) => [deal.name, deal]));

const quoted = (text: string): string => text.replace(/[\\"]/g, "\\$&");
const recordOf = (tags: Record<string, string | null>): string =>
  Object.entries(tags)
    .flatMap(([name, text]) => (text === null ? [] : `[${name} "${quoted(text)}"]`))
    .join("\n");

/** What this browser would have noted: a share together with the commitment that it was promised under. */
function noted(known: Known | undefined, of: string): Try | null {
  if (!known) return null;
  const { terms, known: all } = deals.get(of)! as { terms?: string; known: Known };
  const share = known.share ?? (known.promise ? all.share : undefined);
  const commitment = known.commitment ?? (share ? all.commitment : undefined);
  return {
    commitment: commitment ?? "",
    terms: known.terms ? (terms ?? null) : null,
    shares: known.seat && share ? { [known.seat]: share } : {},
    ...(commitment ? {} : { late: true }),
  };
}

function look(tags: Record<string, string | null>, known: Known | undefined, of: string): Findings | null {
  const flags = { ghost: /\bghost=yes\b|duel/.test(tags.Edition ?? "") ? "yes" : "no" };
  return check({ record: recordOf(tags), flags, rules: 1, log: [], noted: noted(known, of) });
}

test("keys come out as the vectors say", () => {
  for (const { tags, key } of vectors.deals) {
    const deal = readDeal(tags.Seed);
    if (deal) expect(hex(keyOf(deal))).toBe(key);
  }
});

// promise: fair-browser
test("honest deals are proven where this browser's share went in, and sound elsewhere", () => {
  const verdicts = vectors.deals.map(({ name, tags, known }) => [name, look(tags, known, name)?.verdict]);
  expect(Object.fromEntries(verdicts)).toEqual({
    evening: "proven",
    match: "proven",
    alone: "sound",
  });
  for (const { name, tags } of vectors.deals) expect(look(tags, undefined, name)?.verdict).toBe("sound");
});

const SOFT = "no share went in";

test.each(vectors.forgeries.map((one) => [one.kind, one] as const))("%s is found", (_, forgery) => {
  const { of, says, known } = forgery as { of: string; says: string; known?: Known };
  const tags = { ...(deals.get(of)!.tags as Tags), ...(forgery.tags as Record<string, string | null>) };
  const found = look(tags, known, of);
  if (says === SOFT) {
    // Not there when the cards were dealt: told so, and nothing is claimed to be proven.
    expect(found?.points).toContainEqual({ key: "own", good: null });
    expect(found?.verdict).toBe("sound");
  } else expect(found?.verdict ?? "nothing to check").toMatch(/^(broken|nothing to check)$/);
});

test("with what a browser always notes, every forgery is broken", () => {
  for (const { of, kind, tags } of vectors.forgeries) {
    const { known } = deals.get(of)!;
    const whole = { ...(deals.get(of)!.tags as Tags), ...(tags as Record<string, string | null>) };
    const found = look(whole, known, of);
    // Nothing but the notes differs there: those notes are the honest ones here.
    if (Object.keys(tags).length > 0) expect([kind, found?.verdict]).toEqual([kind, "broken"]);
  }
});
