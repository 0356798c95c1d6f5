// What a deal that fits leaves open, in words.
import type { Phrases } from "../../lib/words";
import type { Findings } from "./check";
import { sharing } from "./lynx2";
import type { Note } from "./notes";

export function remarks(found: Findings, note: Note | null, phrases: Phrases): string[] {
  const said = found.terms ? ofShares(found, phrases) : [];
  if (found.scheme === "lynx1-fair") said.push(phrases.say("web-fair-older"));
  const voids = note?.voids ?? [];
  if (voids.length > 0) {
    const names = listed([...new Set(voids.flat())], phrases);
    said.push(phrases.say("web-fair-void", { count: voids.length, names }));
  }
  return said;
}

/** Who added nothing; and who did, where it was not this browser. */
function ofShares({ terms, own }: Findings, phrases: Phrases): string[] {
  const seats = terms?.parts.map((_, i) => i + 1) ?? [];
  const given = seats.filter((seat) => terms && sharing(terms, seat));
  if (given.length === 0) return [phrases.say("web-fair-alone")];
  const others = own.length === 0 ? [phrases.say("web-fair-others", { names: listed(given, phrases) })] : [];
  // Of my own seat the list has told already.
  const silent = seats.filter((seat) => terms?.parts[seat - 1] === "silent" && seat !== phrases.seat);
  if (silent.length === 0) return others;
  return [...others, phrases.say("web-fair-silent", { names: listed(silent, phrases) })];
}

const listed = (seats: readonly number[], phrases: Phrases): string =>
  phrases.join([...seats].sort().map((seat) => phrases.names[seat - 1] ?? `${seat}`));
