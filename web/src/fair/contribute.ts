// This browser's part in a deal, for the seats it holds: it promises a share, looks at the terms, reveals it.
import { randomHex } from "../page/ids";
import type { DealInfo, TableInfo } from "../protocol";
import { shell } from "../page/shell.svelte";
import { phrases, say } from "../words/words";
import { promiseOf, readTerms, sharing } from "./lynx2";
import { keepShare, noteDeal, noteOf, tellOnce, type Note, type Try } from "./notes";

export type Step =
  { type: "promise"; commitment: string; promise: string } | { type: "reveal"; share: string };
/** Sends a step for a seat; resolves to what the table is like then, if that is told. Throws where it is refused. */
export type Send = (table: string, seat: number, step: Step) => Promise<TableInfo | null>;

const SHARE_BYTES = 32;
/** What is on its way, and what was revealed: no answer that comes late makes it be sent twice. */
const sent = new Set<string>();

/** Does what the next deal asks of these seats now; a spectator only takes notes. */
export async function contribute(info: TableInfo, mine: readonly number[], send: Send): Promise<void> {
  const { deal } = info;
  if (!deal) return;
  const before = noteOf(info.table, deal.game_number)?.voids.length ?? 0;
  const note = noteDeal(info)!;
  if (note.voids.length > before) tellVoid(info, deal, mine);
  const one = note.tries.find(({ commitment }) => commitment === deal.commitment);
  if (!one) return;
  if (deal.terms !== null) tellSilent(note, one, mine);
  const ask = async (seat: number): Promise<void> => {
    const step = stepOf(info, deal, one, seat);
    const after = step && (await once(info, seat, step, send));
    // What the answer tells may ask for the next step.
    if (after) await contribute(after, mine, send);
  };
  await Promise.all(mine.map(ask));
}

/** What is due from a seat, if anything. */
function stepOf(info: TableInfo, deal: DealInfo, one: Try, seat: number): Step | null {
  if (deal.terms !== null) return deal.waiting.includes(seat) ? revealing(info, deal, one, seat) : null;
  const open = info.status === "waiting" || info.status === "between";
  return open && deal.promises[seat - 1] === null ? promising(info.table, deal, one, seat) : null;
}

function promising(table: string, deal: DealInfo, one: Try, seat: number): Step {
  const { commitment, game_number: game } = deal;
  const share = one.shares[seat] ?? randomHex(SHARE_BYTES);
  if (!one.shares[seat]) keepShare(table, game, commitment, seat, share);
  return { type: "promise", commitment, promise: promiseOf({ table, game, commitment }, seat, share) };
}

/** Only the share that was promised, only under the commitment it was promised for, only under one set of terms. */
function revealing(info: TableInfo, deal: DealInfo, one: Try, seat: number): Step | null {
  const share = one.shares[seat];
  // Another device of mine promised, and will reveal.
  if (share === undefined) return null;
  if (agreed(info, deal, one, seat, share)) return { type: "reveal", share };
  if (tellOnce(info.table, deal.game_number)) shell.tell(say("web-deal-other"));
  return null;
}

function agreed(info: TableInfo, deal: DealInfo, one: Try, seat: number, share: string): boolean {
  const terms = readTerms(deal.terms ?? "");
  return (
    terms !== null &&
    terms.text === one.terms &&
    terms.table === info.table &&
    terms.game === deal.game_number &&
    terms.commitment === one.commitment &&
    terms.play === info.setup.game &&
    terms.seats === info.setup.seats &&
    terms.parts[seat - 1] === `share:${promiseOf(terms, seat, share)}`
  );
}

async function once(info: TableInfo, seat: number, step: Step, send: Send): Promise<TableInfo | null> {
  const key = `${step.type} ${info.table} ${seat} ${info.deal?.commitment}`;
  if (sent.has(key)) return null;
  sent.add(key);
  try {
    const after = await send(info.table, seat, step);
    // Who gets up and sits down again promises again.
    if (step.type === "promise") sent.delete(key);
    return after;
  } catch {
    // Refused (another device, another deal by now) or not reached: the next news of the table tells.
    sent.delete(key);
    return null;
  }
}

/** To everybody: whose program did not answer, and that it goes on by itself. */
function tellVoid(info: TableInfo, deal: DealInfo, mine: readonly number[]): void {
  const seats = deal.void?.seats ?? [];
  const you = seats.find((seat) => mine.includes(seat)) ?? null;
  const { name, join } = phrases(
    info.seats.map((seat) => seat.name),
    null,
  );
  const who = you === null ? "other" : "you";
  shell.tell(say("web-deal-void", { who, names: join(seats.map(name)), count: seats.length }));
}

/** Softly: a share was promised, and the terms were sealed without it. */
function tellSilent(note: Note, one: Try, mine: readonly number[]): void {
  const terms = readTerms(one.terms ?? "");
  const promised = mine.filter((seat) => one.shares[seat] !== undefined);
  if (!terms || promised.length === 0 || promised.some((seat) => sharing(terms, seat))) return;
  if (tellOnce(note.table, note.game)) shell.tell(say("web-deal-silent"));
}
