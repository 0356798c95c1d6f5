// Where games on this device are kept: every event lies there before anybody is told of it.
import { isLike } from "../../page/storage";
import type { GameName, SeatKind, Status } from "../../protocol";
import type { Happening } from "../worker/table";

/** How events are written; a game kept in another way is not played on, but nothing of it is lost. */
export const FORMAT = 2;

/** What a list tells of a kept game without playing it again. Nothing of the cards is in it. */
export interface Head {
  table: string;
  format: number;
  rules: number;
  game: GameName;
  edition: string;
  title: string;
  seats: { kind: SeatKind; name: string }[];
  mine: number[];
  status: Status;
  to_move: number | null;
  winners: number[];
  scripted: boolean;
  created: number;
  touched: number;
  n: number;
}

export interface Stamped {
  readonly n: number;
  readonly at: number;
  readonly event: Happening;
}

/** `damaged`: what is kept is not whole; `older`, `newer`: another version of ours wrote it. */
export type Fault = "damaged" | "older" | "newer";

export interface Kept {
  readonly head: Head;
  /** All events; of a damaged game those before the first that is missing. */
  readonly events: readonly Stamped[];
  readonly fault: Fault | null;
}

export interface Store {
  /** Keeps events that follow those already there, all or none; done when they are kept. */
  append(head: Head, events: readonly Stamped[]): Promise<void>;
  load(table: string): Promise<Kept | null>;
  list(): Promise<Head[]>;
  remove(table: string): Promise<void>;
}

export const lastPlayedFirst = (a: Head, b: Head): number => b.touched - a.touched;

export function keptGame(head: Head, rows: readonly unknown[]): Kept {
  const gap = rows.findIndex((row, i) => !isEvent(row, i + 1));
  const events = (gap < 0 ? rows : rows.slice(0, gap)) as Stamped[];
  return { head, events, fault: faultOf(head, events.length) };
}

/** Why a game is not played on here by rules of this version; null: it is. */
export function obstacle({ head, fault }: Kept, rules: number): Fault | null {
  if (fault !== null || head.rules === rules) return fault;
  return head.rules < rules ? "older" : "newer";
}

function faultOf(head: Head, length: number): Fault | null {
  if (head.format < FORMAT) return "older";
  if (head.format > FORMAT) return "newer";
  return length === head.n ? null : "damaged";
}

function isEvent(row: unknown, n: number): row is Stamped {
  const { n: number, at, event } = (row ?? {}) as Partial<Stamped>;
  return number === n && typeof at === "number" && typeof event?.t === "string";
}

export function isHead(row: unknown): row is Head {
  return isLike(row, HEAD);
}

const HEAD: Head = {
  table: "",
  format: 0,
  rules: 0,
  game: "" as GameName,
  edition: "",
  title: "",
  seats: [{ kind: "person", name: "" }],
  mine: [0],
  status: "over",
  to_move: null,
  winners: [0],
  scripted: false,
  created: 0,
  touched: 0,
  n: 0,
};
