// The little Markdown our rules texts use, as a tree: rendered node by node, never as HTML.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[] }
  | { kind: "paragraph"; inside: Inline[]; rules: string[] }
  | { kind: "list"; ordered: boolean; items: { inside: Inline[]; rules: string[] }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "rule" };

export interface Section {
  /** The same in every language, and never changed. Null for what comes before the first. */
  key: string | null;
  title: Inline[];
  blocks: Block[];
}

const SECTION = /^<!-- section: ([a-z0-9-]+) -->$/;

export function sections(text: string): Section[] {
  const parts: { key: string | null; lines: string[] }[] = [{ key: null, lines: [] }];
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const key = SECTION.exec(line)?.[1];
    if (key !== undefined) parts.push({ key, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts
    .map(({ key, lines }) => {
      const all = blocks(lines);
      const first = all[0];
      const headed = first?.kind === "heading";
      return { key, title: headed ? first.inside : [], blocks: headed ? all.slice(1) : all };
    })
    .filter((section) => section.key !== null || section.blocks.length > 0 || section.title.length > 0);
}

export function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === "" || /^<!--.*-->$/.test(line)) {
      at += 1;
      continue;
    }
    const [block, next] = blockAt(lines, at, line);
    found.push(block);
    at = next;
  }
  return found;
}

function blockAt(lines: readonly string[], at: number, line: string): [Block, number] {
  const heading = /^(#{1,4}) +(.*)$/.exec(line);
  if (heading) {
    const [, marks = "#", text = ""] = heading;
    return [{ kind: "heading", level: marks.length, inside: inline(text.trim()) }, at + 1];
  }
  if (/^---+$/.test(line)) return [{ kind: "rule" }, at + 1];
  if (line.startsWith("```")) {
    const end = endOf(lines, at + 1, (text) => text.startsWith("```"));
    return [{ kind: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
  }
  if (line.startsWith("|")) {
    const end = endOf(lines, at, (text) => !text.startsWith("|"));
    return [table(lines.slice(at, end)), end];
  }
  if (ITEM.test(line)) {
    const end = endOf(lines, at, (text) => text.trim() === "");
    return [list(lines.slice(at, end)), end];
  }
  const end = endOf(
    lines,
    at + 1,
    (text) => text.trim() === "" || ITEM.test(text) || /^(#|\||```)/.test(text),
  );
  const text = lines
    .slice(at, end)
    .map((part) => part.trim())
    .join(" ");
  return [{ kind: "paragraph", inside: inline(text), rules: rulesIn(text) }, end];
}

const ITEM = /^(?:-|\d+\.) +/;

function endOf(lines: readonly string[], from: number, stops: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !stops(lines[at]!)) at += 1;
  return at;
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return {
    kind: "list",
    ordered: /^\d/.test(lines[0] ?? ""),
    items: items.map((text) => ({ inside: inline(text), rules: rulesIn(text) })),
  };
}

function table(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  const [head = [], ...body] = rows;
  return { kind: "table", head, rows: body };
}

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, code, strong, em] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", inside: inline(strong) });
    else found.push({ kind: "em", inside: inline(em ?? "") });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

export function plain(inside: readonly Inline[]): string {
  return inside.map((part) => ("inside" in part ? plain(part.inside) : part.text)).join("");
}

/** The rules a text tells: “(L21–L23, LR1)” are L21, L22, L23 and LR1. */
export function rulesIn(text: string): string[] {
  const found: string[] = [];
  for (const [, group = ""] of text.matchAll(/\(((?:[LP]R?\d+)(?:[,–-] ?[LP]R?\d+)*)\)/g)) {
    for (const part of group.split(/, ?/)) {
      const [, kind = "", from = "", to = from] = /^([LP]R?)(\d+)(?:[–-][LP]R?(\d+))?$/.exec(part) ?? [];
      for (let number = Number(from); number <= Number(to); number += 1) found.push(`${kind}${number}`);
    }
  }
  return found;
}
