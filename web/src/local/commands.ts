// What may be done at a table: each command checks, and says which events follow (src/lynxdeck/table/commands.py).
import { BOT_NAMES } from "../lib/bot-names";
import type { By, Level, Token } from "../lib/protocol";
import { dealOf, type DrawSeed } from "./deal";
import type { StoredEvent } from "./events";
import { Already, Refusal, refuse } from "./refusal";
import type { Seat } from "./seat";
import type { Table } from "./table";
import { alike, nameOf } from "./text";

export type Command = (table: Table) => StoredEvent[];

/** A seat by its number. */
export function seatAt(table: Table, number: number): Seat {
  const seat = table.seats[number - 1];
  if (!seat) throw refuse("no-seat", { seats: table.seats.length, seat: number });
  return seat;
}

/** A person takes a free seat, the first one unless another is named. */
export function sit(
  table: Table,
  number: number | null,
  name: string,
  face: number | null = null,
): StoredEvent[] {
  checkWaiting(table);
  const seat = number ?? table.seats.findIndex(({ kind }) => kind === "free") + 1;
  if (!seat) throw refuse("full");
  if (seatAt(table, seat).kind !== "free") throw refuse("seat-taken", { seat });
  const own = face === null || wearer(table, face) ? {} : { face };
  return [{ t: "seated", seat, name: ownName(table, seat, name), ...own }];
}

export function rename(table: Table, seat: number, name: string): StoredEvent[] {
  checkOpen(table);
  person(table, seat);
  return [{ t: "renamed", seat, name: ownName(table, seat, name) }];
}

/** A player chooses a lynx that nobody else here has, or none. */
export function setFace(table: Table, seat: number, face: number | null): StoredEvent[] {
  checkOpen(table);
  if (person(table, seat).face === face) return [];
  const other = face === null ? undefined : wearer(table, face);
  if (other) throw refuse("face-taken", { name: other.name });
  return [{ t: "face", seat, face }];
}

const wearer = (table: Table, face: number): Seat | undefined =>
  table.seats.find((seat) => seat.kind === "person" && seat.face === face);

/** A bot takes a seat that no person holds, or changes its level; its name is a free one. */
export function addBot(table: Table, seat: number, level: Level): StoredEvent[] {
  checkWaiting(table);
  const { kind, name } = seatAt(table, seat);
  if (kind !== "free" && kind !== "bot") throw refuse("seat-taken", { seat });
  const taken = table.seats.filter((_, i) => i !== seat - 1).map((other) => other.name);
  const left = BOT_NAMES.find((one) => !taken.some((other) => alike(one, other)));
  return [{ t: "bot", seat, name: name || left!, level }];
}

/** A seat is emptied before the start. */
export function free(table: Table, seat: number): StoredEvent[] {
  checkWaiting(table);
  if (!["person", "bot"].includes(seatAt(table, seat).kind)) throw refuse("seat-free", { seat });
  return [{ t: "freed", seat }];
}

export function freeBot(table: Table, seat: number): StoredEvent[] {
  if (seatAt(table, seat).kind === "person") throw refuse("seat-taken:person", { seat });
  return free(table, seat);
}

/** A person goes: before the start the seat is free, then a bot plays on. */
export function leave(table: Table, seat: number): StoredEvent[] {
  checkOpen(table);
  const { standIn } = person(table, seat);
  if (table.setup.daily && table.status === "playing") throw refuse("off:here"); // nobody plays it for somebody
  if (table.status === "waiting" && table.matches === 1) return [{ t: "freed", seat }];
  return standIn ? [] : [{ t: "stand-in", seat, why: "left" }];
}

export function back(table: Table, seat: number): StoredEvent[] {
  checkOpen(table);
  return person(table, seat).standIn ? [{ t: "back", seat }] : [];
}

export function setAuto(table: Table, seat: number, auto: boolean): StoredEvent[] {
  checkOpen(table);
  return person(table, seat).auto === auto ? [] : [{ t: "auto", seat, auto }];
}

/** The next game begins. */
export function start(table: Table, draw: DrawSeed): StoredEvent[] {
  checkOpen(table);
  if (table.status === "playing") throw refuse("started");
  if (table.status === "over") throw refuse("over");
  const empty = table.seats.findIndex(({ kind }) => kind === "free") + 1;
  if (empty) throw refuse("seats-free", { seat: empty });
  return [{ t: "started", start: firstSeat(table), laid: dealOf(table, draw) }];
}

/** Who begins: the next seat of a match, the agreed one, or with every game the next one round the table. */
function firstSeat(table: Table): number {
  const { setup, games } = table;
  const [first] = table.played;
  if (table.status === "between" && first) return table.starter(first.start, table.round);
  if (setup.script) return setup.start ?? 1;
  return table.starter(setup.start ?? 1, games.length + 1);
}

interface Decision {
  token: Token;
  move: number;
  by?: By;
  id?: string;
}

/** A decision, and the end of the game if it is the last one. */
export function decide(
  table: Table,
  seat: number,
  { token, move, by = "person", id }: Decision,
): StoredEvent[] {
  const known = id === undefined ? undefined : table.seats[seat - 1]?.answered.get(id);
  if (known !== undefined) throw new Already(known);
  checkPlaying(table);
  const position = table.position!;
  if (position.toMove !== seat) throw refuse("not-your-decision", { seat: position.toMove ?? 0, own: seat });
  if (position.move !== move) throw refuse("stale", { move, now: position.move });
  if (by === "person" && table.seats[seat - 1]!.standIn) throw refuse("stand-in");
  if (!position.legal().includes(token)) throw whyNot(table, token);
  const moved: StoredEvent = {
    t: "moved",
    seat,
    token,
    ...(by === "person" ? {} : { by }),
    ...(id ? { id } : {}),
  };
  return position.ends(token) ? [moved, { t: "ended" }] : [moved];
}

/** Why a token is refused here; not for other ears than those of the seat that is asked. */
export function whyNot(table: Table, token: Token): Refusal {
  const { code, sentence, args, rule } = table.position!.why(token);
  return new Refusal(code, sentence, args, rule);
}

/** Back to a person's last decision that was a choice, and before it, unless they have seen what chance made of it. */
export function undo(table: Table, seat: number): StoredEvent[] {
  if (!table.undo) throw refuse("off:undo");
  checkPlaying(table);
  const { decisions } = table.game;
  const moves = decisions.findLastIndex((one) => one.seat === seat && one.by === "person" && one.choice);
  if (moves < 0) throw refuse("no-undo");
  if (table.sawHidden(seat, moves)) throw refuse("undo-seen");
  return [{ t: "undone", seat, moves }];
}

/** The same people once more. */
export function rematch(table: Table): StoredEvent[] {
  checkOpen(table);
  if (table.status !== "over") throw refuse("not-over");
  return [{ t: "rematch" }];
}

export function close(table: Table): StoredEvent[] {
  checkOpen(table);
  return [{ t: "closed" }];
}

function ownName(table: Table, seat: number, name: string): string {
  const cleaned = nameOf(name);
  const other = table.seats.find(
    (one, i) => i !== seat - 1 && one.kind !== "free" && alike(one.name, cleaned),
  );
  if (other) throw refuse("name-taken", { name: other.name });
  return cleaned;
}

export function checkOpen(table: Table): void {
  if (table.status === "closed") throw refuse("closed");
}

export function checkWaiting(table: Table): void {
  checkOpen(table);
  if (table.status !== "waiting" || table.matches > 1) throw refuse("started");
}

function checkPlaying(table: Table): void {
  checkOpen(table);
  if (table.status !== "playing") throw refuse(table.status === "waiting" ? "not-started:now" : "over:now");
}

export function person(table: Table, seat: number): Seat {
  const found = seatAt(table, seat);
  if (found.kind !== "person") throw refuse("no-person", { seat });
  return found;
}
