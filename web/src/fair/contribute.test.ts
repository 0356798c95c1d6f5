import { beforeEach, expect, test, vi } from "vitest";
import { bundleOf, voice } from "../words/bundle.svelte";
import type { Send, Step } from "./contribute";
import type { DealInfo, TableInfo } from "../protocol";
import { shell } from "../page/shell.svelte";
import { anInfo } from "../net/testing/told";
import { contribute } from "./contribute";
import { promiseOf, readTerms } from "./lynx2";
import { noteOf } from "./notes";

const WORDS = [
  "web-deal-void = { $who } { $names }",
  "web-deal-silent = silent",
  "web-deal-other = other",
  "table-names-pair = { $first } and { $last }",
].join("\n");
let number = 0;
let table = "";

beforeEach(() => {
  localStorage.clear();
  voice.bundle = bundleOf("en", WORDS);
  shell.notice = null;
  // Another table each time: what was sent is remembered by the page.
  table = `T${(number += 1)}`;
});

const commitment = (n: number): string => `${n}`.repeat(64);

function prepared(more: Partial<DealInfo> = {}, info: Partial<TableInfo> = {}): TableInfo {
  const deal: DealInfo = {
    scheme: "lynx2-fair",
    game_number: 1,
    commitment: commitment(1),
    promises: [null, null],
    starting: false,
    terms: null,
    waiting: [],
    void: null,
    ...more,
  };
  return anInfo({ table, status: "waiting", game_number: 0, ...info, deal });
}

const frame = (): string =>
  `table=${table} game=1 round=1/1 start=drawn seats=2 rules=1 play=linko edition=amigo-2022-basic`;
const sealed = (parts: string, shown = commitment(1)): string =>
  `${frame()} commitment=${shown} parts=${parts}`;

type Sent = Step & { seat: number };

/** What is sent; the server's answer tells nothing new. */
function sending(): { sent: Sent[]; send: Send } {
  const sent: Sent[] = [];
  const send = (_: string, seat: number, step: Step) => {
    sent.push({ seat, ...step });
    return Promise.resolve(null);
  };
  return { sent, send };
}

const shareOf = (seat: number): string => noteOf(table, 1)!.tries.at(-1)!.shares[seat]!;
const promiseAt = (seat: number): string =>
  promiseOf({ table, game: 1, commitment: commitment(1) }, seat, shareOf(seat));

test("a share is drawn after the commitment, kept, promised once, and revealed when the terms hold it", async () => {
  const { sent, send } = sending();
  await contribute(prepared(), [1], send);
  await contribute(prepared(), [1], send);
  expect(shareOf(1)).toMatch(/^[0-9a-f]{64}$/);
  expect(sent[0]).toEqual({ seat: 1, type: "promise", commitment: commitment(1), promise: promiseAt(1) });
  expect(sent[1]).toEqual(sent[0]); // nobody has heard of the first: the same share again
  const terms = sealed(`share:${promiseAt(1)},bot`);
  expect(readTerms(terms)).not.toBeNull();
  const after = prepared({ terms, waiting: [1], starting: true });
  await contribute(after, [1], send);
  await contribute(after, [1], send);
  expect(sent.slice(2)).toEqual([{ seat: 1, type: "reveal", share: shareOf(1) }]);
});

test.each([
  ["another promise in its place", () => sealed(`share:${"0".repeat(64)},bot`)],
  ["another commitment", () => sealed(`share:${promiseAt(1)},bot`, commitment(2))],
  ["another table", () => sealed(`share:${promiseAt(1)},bot`).replace(table, "other")],
  ["another game number", () => sealed(`share:${promiseAt(1)},bot`).replace("game=1", "game=2")],
  ["another game", () => sealed(`share:${promiseAt(1)},bot`).replace("play=linko", "play=push")],
  ["more seats", () => sealed(`share:${promiseAt(1)},bot,bot`).replace("seats=2", "seats=3")],
  ["nonsense", () => "terms"],
])("terms with %s are told, and nothing is revealed", async (_, terms) => {
  const { sent, send } = sending();
  await contribute(prepared(), [1], send);
  await contribute(prepared({ terms: terms(), waiting: [1], starting: true }), [1], send);
  expect(sent.map(({ type }) => type)).toEqual(["promise"]);
  expect(shell.notice).toBe("other");
});

test("no share is revealed under two sets of terms", async () => {
  const { sent, send } = sending();
  await contribute(prepared(), [1], send);
  const one = prepared({ terms: sealed(`share:${promiseAt(1)},bot`), waiting: [1] });
  const other = prepared({ terms: sealed(`share:${promiseAt(1)},silent`), waiting: [1] });
  await contribute(one, [1], () => Promise.reject(new Error("the line is down")));
  await contribute(other, [1], send);
  expect(sent.map(({ type }) => type)).toEqual(["promise"]);
  expect(shell.notice).toBe("other");
  await contribute(one, [1], send);
  expect(sent.at(-1)).toEqual({ seat: 1, type: "reveal", share: shareOf(1) });
});

test("a void is told by name, once, and a fresh share is promised for the new commitment", async () => {
  const { sent, send } = sending();
  await contribute(prepared(), [1], send);
  const first = shareOf(1);
  const gone = prepared({ commitment: commitment(2), void: { seats: [2], cause: "late", count: 1 } });
  await contribute(gone, [1], send);
  expect(shell.notice).toBe("other Ben");
  shell.notice = null;
  await contribute(gone, [1], send);
  expect(shell.notice).toBeNull();
  expect(shareOf(1)).not.toBe(first);
  expect(sent.map((one) => one.type === "promise" && one.commitment)).toEqual([1, 2, 2].map(commitment));
  await contribute(
    prepared({ commitment: commitment(3), void: { seats: [1], cause: "late", count: 2 } }),
    [1],
    send,
  );
  expect(shell.notice).toBe("you Ann");
  expect(noteOf(table, 1)?.voids).toEqual([[2], [1]]);
});

test("a seat that promised and was sealed as silent is told so softly, once", async () => {
  const { send } = sending();
  await contribute(prepared(), [1], send);
  const silent = prepared({ terms: sealed("silent,bot"), promises: [promiseAt(1), null] });
  await contribute(silent, [1], send);
  expect(shell.notice).toBe("silent");
  shell.notice = null;
  await contribute(silent, [1], send);
  expect(shell.notice).toBeNull();
});

test("a reload between promise and reveal loses nothing; another device's promise is left to it", async () => {
  const { sent, send } = sending();
  await contribute(prepared(), [1], send);
  const terms = sealed(`share:${promiseAt(1)},share:${"0".repeat(64)}`);
  vi.resetModules();
  const again = await import("./contribute");
  await again.contribute(prepared({ terms, waiting: [1, 2] }), [1, 2], send);
  expect(sent.map(({ type, seat }) => [type, seat])).toEqual([
    ["promise", 1],
    ["reveal", 1],
  ]);
});

test("who looks on takes notes and sends nothing; notes are bounded", async () => {
  const { sent, send } = sending();
  await contribute(prepared(), [], send);
  expect(noteOf(table, 1)?.tries).toEqual([{ commitment: commitment(1), terms: null, shares: {} }]);
  for (let game = 2; game < 60; game += 1) await contribute(prepared({ game_number: game }), [], send);
  expect(JSON.parse(localStorage.getItem("lynxdeck.deals") ?? "[]")).toHaveLength(30);
  expect(sent).toEqual([]);
});

test("what the answer tells is the next step", async () => {
  const { sent, send } = sending();
  const answering: Send = async (at, seat, step) => {
    await send(at, seat, step);
    const terms = sealed(`share:${promiseAt(1)},bot`);
    return step.type === "promise" ? prepared({ terms, waiting: [1], starting: true }) : null;
  };
  await contribute(prepared(), [1], answering);
  expect(sent.map(({ type }) => type)).toEqual(["promise", "reveal"]);
});

test("a page opened during the game says that it came late", async () => {
  const { send } = sending();
  await contribute(prepared({ terms: sealed("bot,bot") }, { status: "playing", game_number: 1 }), [], send);
  expect(noteOf(table, 1)?.tries[0]?.late).toBe(true);
});
