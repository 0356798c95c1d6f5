// New tables: what somebody asks for becomes an agreement, and its first events.
import type { Engine } from "../engine";
import { isLevel } from "../lib/level";
import type { NewTable } from "../lib/protocol";
import { addBot } from "./commands";
import type { Script, Setup, StoredEvent } from "./events";
import { refuse } from "./refusal";
import { Table } from "./table";
import { titleOf } from "./text";

/** What may be chosen at a table on this device: also the seed, so that the same cards can be dealt again. */
export type LocalTable = NewTable & { seed?: string; daily?: boolean };

const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u;

/** A table as it is wished for, and the events that lead there. */
export function newTable(wish: LocalTable, name: string, engine: Engine, at: number): [Table, StoredEvent[]] {
  const setup = agreement(wish, engine);
  const table = new Table(name, setup, engine);
  const events: StoredEvent[] = [{ t: "created", setup }];
  table.apply(events[0]!, at);
  for (const [seat, level] of Object.entries(wish.bots ?? {}).sort()) {
    if (!isLevel(level)) throw refuse("off:here");
    const botted = addBot(table, Number(seat), level);
    for (const event of botted) table.apply(event, at);
    events.push(...botted);
  }
  return [table, events];
}

/** What is agreed at a table that somebody wishes for. */
export function agreement(wish: LocalTable, engine: Engine): Setup {
  const { seats, seed, script, start = null } = wish;
  const edition = editionOf(wish, engine);
  engine.freshDeck(edition, seats); // refuses a number of players that it does not allow
  if (start !== null && start > seats) throw refuse("no-seat", { seats, seat: start });
  if (script) checkScript(wish, script, engine);
  if (seed !== undefined && !LINE.test(seed)) throw refuse("bad-seed");
  return {
    game: wish.game,
    edition: edition.name,
    flags: { ...edition.flags },
    seats,
    rules: engine.data.version,
    match: script ? 0 : (wish.match ?? 0),
    start,
    spectators: wish.spectators ?? true,
    chat: false,
    hints: (wish.hints ?? true) && !wish.daily,
    odds: wish.odds ?? true,
    stand_in: wish.stand_in ?? "medium",
    pace: wish.pace ?? "human",
    title: titleOf(wish.title ?? ""),
    ...(script ? { script: script } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(wish.daily ? { daily: true } : {}),
  };
}

/** The edition by its name, with some flags set otherwise. */
function editionOf({ edition, flags = [] }: LocalTable, engine: Engine): ReturnType<Engine["edition"]> {
  const chosen = engine.edition(edition ?? engine.data.editions[0]!.name);
  if (!flags.length) return chosen;
  const words = Object.entries(chosen.flags).map(([name, value]) => `${name}=${value}`);
  const kept = words.filter((word) => !flags.some((flag) => flag.split("=")[0] === word.split("=")[0]));
  const own = engine.edition(["custom", ...kept, ...flags].join(" "));
  return engine.custom(own.flags);
}

/** Refuses a lesson's cards, dice or seats that the game does not have. */
function checkScript(wish: LocalTable, script: Script, engine: Engine): void {
  const { seats, game } = wish;
  const { cards, dice } = engine.data;
  const card = script.deck.find((name) => !name || !cards.includes(name));
  if (card !== undefined) throw refuse("deck:card", { card, game });
  const roll = script.dice?.find((name) => !name || !dice.names.includes(name));
  if (roll !== undefined) throw refuse("dice", { roll, game });
  checkDeck(wish, script, engine);
  const moves = Object.keys(script.moves ?? {}).map(Number);
  const wrong = moves.find((seat) => seat < 1 || seat > seats);
  if (wrong !== undefined) throw refuse("no-seat", { seats, seat: wrong });
  if (moves.length >= seats) throw refuse("seats-free:lesson");
}

/** Refuses a deck with a card too many or too few, and names the card. */
function checkDeck(wish: LocalTable, script: Script, engine: Engine): void {
  const fresh = engine.freshDeck(editionOf(wish, engine), wish.seats);
  const numbers = script.deck.map((name) => engine.cardNumber(name));
  const count = (all: readonly number[], card: number): number => all.filter((one) => one === card).length;
  const differing = (one: number[], other: number[]): number[] =>
    one.filter((card) => count(one, card) > count(other, card));
  const missing = differing(fresh, numbers);
  const wrong = missing.length ? missing : differing(numbers, fresh);
  if (!wrong.length) return;
  const card = Math.min(...wrong);
  const [given, wanted] = [count(numbers, card), count(fresh, card)];
  throw refuse("deck", {
    given,
    card: engine.cardName(card),
    wanted,
    cards: numbers.length,
    deck: fresh.length,
  });
}
