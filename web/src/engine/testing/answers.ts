// For tests/wasm/test_typed.py: plays games that Python has played, and says all that the engine says of them.
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { GameName, Token } from "../../protocol/index";
import type { GameData } from "../data";
import { Refusal } from "../fault";
import { makeEngine, type Engine, type Position } from "../engine";

interface Asked {
  edition: string;
  record: string;
  /** For games that are dealt. */
  deal: { seats: number; start: number; deck: string[]; dice: string[] } | null;
  steps: { token: Token; asks: Token[] }[];
}

interface Job {
  game: GameName;
  module: string;
  data: string;
  games: Asked[];
  matches: { seats: number; first: number; sheet: number[][] }[];
  refused: { edition?: string; flags?: Record<string, string>; deal?: Asked["deal"] }[];
  /** Whether the words themselves are wanted, not their sums. */
  words: boolean;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function playedOn(engine: Engine, asked: Asked): unknown[][] {
  const edition = engine.edition(asked.edition);
  const bytes = new Uint8Array(Buffer.from(asked.record, "hex"));
  const { deal } = asked;
  const position = deal
    ? engine.deal(edition, deal.seats, deal.start, deal.deck, deal.dice)
    : engine.position(edition, bytes);
  if (hex(position.record) !== asked.record) throw new Error("These cards are dealt otherwise.");
  return asked.steps.map(({ token, asks }) => [
    ...seen(engine, position, asks),
    ...decided(engine, position, token),
  ]);
}

/** What is to be seen and asked before a decision. */
function seen(engine: Engine, position: Position, asks: Token[]): unknown[] {
  const { toMove, phase, over, end, scores, winners, move } = position;
  const eyes = [null, ...scores.map((_, seat) => seat + 1)];
  const views = eyes.map((seat) => position.view(seat));
  const own = engine.maskedIn(position.view(toMove));
  return [
    [toMove, phase, over, end, scores, winners, move, position.legal().sort(), position.hands()],
    [...views, position.openView()],
    views.flatMap((view, at) => {
      const masked = engine.maskedIn(view);
      return [hex(masked.record), hex(position.masked(eyes[at]!).record), masked.view()];
    }),
    asks.flatMap((token) => [own.why(token), position.why(token)]),
    own
      .legal()
      .sort()
      .map((token) => [own.preview(token), position.ends(token)]),
    own.odds(),
  ];
}

/** What a decision does. */
function decided(engine: Engine, position: Position, token: Token): unknown[] {
  const told = position.play(token);
  const seats = position.scores.map((_, seat) => seat + 1);
  const eyes = [null, ...seats];
  return [
    [...eyes.map((seat) => told.facts(seat)), told.openFacts()],
    eyes.map((seat) => Object.entries(told.patch(seat)).sort(([a], [b]) => (a < b ? -1 : 1))),
    seats.map((seat) => engine.maskedIn(position.view(seat)).tips(told.facts(seat))),
  ];
}

/** Why something cannot be dealt. */
function refusal(engine: Engine, { edition, flags, deal }: Job["refused"][number]): unknown {
  try {
    const found = flags ? engine.custom(flags) : engine.edition(edition!);
    if (deal) engine.deal(found, deal.seats, deal.start, deal.deck, deal.dice);
    return [found.text, found.players];
  } catch (fault) {
    if (fault instanceof Refusal) return [fault.code, fault.sentence];
    throw fault;
  }
}

const job = JSON.parse(readFileSync(0, "utf8")) as Job;
const data = JSON.parse(readFileSync(job.data, "utf8")) as GameData;
const engine = await makeEngine(readFileSync(job.module), data);
const summed = (value: unknown): unknown =>
  job.words ? JSON.stringify(value) : crc32(JSON.stringify(value));
const answer = {
  games: job.games.map((asked) => playedOn(engine, asked).map((step) => step.map(summed))),
  matches: job.matches.map(({ seats, first, sheet }) => [
    sheet.map((_, round) => engine.starter(seats, first, round + 1)),
    engine.standings(seats, sheet),
  ]),
  refused: job.refused.map((asked) => refusal(engine, asked)),
};
console.log(JSON.stringify(answer));
