// Records as text, in canonical form.
import { isTurn, KNOWN, type GameRecord } from "./record";
import { words } from "./signs";
import { tagLine } from "./tags";

/** A record in canonical form, its last line ended. */
export function write(record: GameRecord, comments = false): string {
  const rows = comments && record.comments.size > 0 ? commented(record) : turns(record.tokens);
  return [...tagLines(record), "", ...rows.map((row) => row.join(" ")), ""].join("\n");
}

function tagLines({ tags, position }: GameRecord): string[] {
  const lists = position.engine.data.dice.rolls > 0 ? ["Deck", "Dice", "Result"] : ["Deck", "Result"];
  const free = Object.keys(tags).filter((name) => !KNOWN.includes(name));
  const names = [...KNOWN.filter((name) => name in tags), ...free];
  return names.map((name) => {
    const value = tags[name]!;
    return tagLine(name, lists.includes(name) ? words(value).join(" ") : value);
  });
}

function turns(tokens: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const token of tokens) {
    if (isTurn(token) || rows.length === 0) rows.push([]);
    rows.at(-1)!.push(token);
  }
  return rows;
}

/** The rows with their comments, each after the token it follows. */
function commented({ tokens, comments }: GameRecord): string[][] {
  const notes = (count: number): string[] => (comments.get(count) ?? []).map((text) => `{${text}}`);
  const rows: string[][] = [notes(0)];
  tokens.forEach((token, i) => {
    if (isTurn(token) && rows.at(-1)!.length > 0) rows.push([]);
    rows.at(-1)!.push(token, ...notes(i + 1));
  });
  return rows.filter((row) => row.length > 0);
}
