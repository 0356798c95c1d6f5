// Tag lines: there and back.
import type { Draft } from "./draft";
import { Fault, quoted } from "./fault";
import { BLANK, length, stripped } from "./signs";

// A value's text is read first and its escapes judged later: so a bad one can be pointed at.
const NAME = String.raw`[\p{L}\p{Nl}\p{No}][\p{L}\p{N}_]*`;
const TAG_LINE = new RegExp(String.raw`^\[(${NAME}) "([^"\\]*(?:\\.[^"\\]*)*)"\]${BLANK}*$`, "su");
const BAD_ESCAPE = /^(?:[^\\]|\\["\\])*?(\\[^"\\])/su;

/** Says that a line among the tags is none. */
export function blameLine(draft: Draft, line: number, text: string): void {
  const message = `${quoted(stripped(text))} is no tag; expected [Name "value"]`;
  draft.blame(new Fault(line, 1, message, text, "line"));
}

export function readTag(draft: Draft, line: number, text: string): void {
  const found = TAG_LINE.exec(text);
  if (!found) return blameLine(draft, line, text);
  const [, name, written] = found as unknown as [string, string, string];
  const column = length(name) + 4;
  const bad = BAD_ESCAPE.exec(written)?.[1];
  if (bad) {
    const message = `${quoted(bad)} is no escape; expected \\" or \\\\`;
    return draft.blame(new Fault(line, column, message, bad, "escape"));
  }
  if (draft.tags.has(name)) {
    const message = `the tag ${quoted(name)} is given twice; expected once`;
    return draft.blame(new Fault(line, 1, message, name, "twice"));
  }
  const value = written.replace(/\\(.)/gsu, "$1");
  if (draft.keeps(line, 1, text)) draft.tags.set(name, { value, line, column });
  else if (draft.overflow) draft.blame(draft.overflow);
}

export function tagLine(name: string, value: string): string {
  return `[${name} "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]`;
}
