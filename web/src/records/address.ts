// The address of a position: /replay?table=ID&round=2&ply=31&eyes=2, or the record itself in the fragment.
import { pack, unpack } from "./pack";

export type Source =
  { kind: "table"; table: string; round: number | null } | { kind: "record"; text: string };

export type Eyes = number | "open" | "none";

interface Place {
  source: Source | null;
  ply: number;
  /** Null: the viewer's default. */
  eyes: Eyes | null;
  /** The game is to be played on, not watched. */
  on: boolean;
  /**
   * Their seat in someone's own game, whose end is no secret to them; 0 where several played here, null for
   * another's.
   */
  own: number | null;
  /** The coach is asked about the own game. */
  coach: boolean;
}

export async function read(path: string | null, query: string, hash: string): Promise<Place> {
  const asked = new URLSearchParams(query);
  const table = path ?? asked.get("table");
  const record = new URLSearchParams(hash.replace(/^#/, "")).get("lynx");
  const text = record === null ? null : await unpack(record);
  return {
    source:
      table !== null
        ? { kind: "table", table, round: wholeOr(asked.get("round"), null) }
        : text !== null
          ? { kind: "record", text }
          : null,
    ply: wholeOr(asked.get("ply"), 0),
    eyes: eyesOf(asked.get("eyes")),
    on: asked.has("on") && text !== null,
    own: wholeOr(asked.get("own"), null),
    coach: asked.has("coach"),
  };
}

export async function write(
  source: Source,
  ply: number,
  eyes: Eyes,
  own: number | null = null,
): Promise<string> {
  const asked = new URLSearchParams();
  if (source.kind === "table") {
    asked.set("table", source.table);
    if (source.round !== null) asked.set("round", `${source.round}`);
  }
  asked.set("ply", `${ply}`);
  asked.set("eyes", `${eyes}`);
  if (own !== null) asked.set("own", `${own}`);
  const hash = source.kind === "record" ? `#lynx=${await pack(source.text.trim())}` : "";
  return `/replay?${asked.toString()}${hash}`;
}

/** The address at which the coach looks at a seat's own game. */
export async function coached(source: Source, seat: number): Promise<string> {
  return (await write(source, 0, "open", seat)).replace("?", "?coach&");
}

/** The address at which a game that is under way is played on. */
export async function onward(record: string): Promise<string> {
  return `/replay?on#lynx=${await pack(record.trim())}`;
}

export function eyesOf(text: string | null): Eyes | null {
  if (text === "open" || text === "none") return text;
  return text !== null && /^[1-9]$/.test(text) ? Number(text) : null;
}

function wholeOr<T>(text: string | null, otherwise: T): number | T {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
