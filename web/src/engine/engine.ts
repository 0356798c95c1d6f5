// One game's engine, and the records it plays: whole ones of games under way, masked ones of what a seat knows.
import type { Advice, Cards, Fact, GameName, Patch, Token, View } from "../protocol/index";
import type * as wire from "../protocol/protocol.gen";
import type { GameData, Part } from "./data";
import { checkPlayers, customOf, type Edition, editionOf } from "./editions";
import { EngineError, Refusal } from "./fault";
import {
  blankRecord,
  handIn,
  moveOf,
  offset,
  patchOf,
  readFacts,
  readField,
  readRow,
  recordOf,
  viewOf,
  writeFacts,
} from "./fields";
import { Module, Rules, type Look } from "./module";
import type { Net } from "./net";

/** The answer to “why not?”, as the server's `Why` has it. */
type Verdict = Omit<wire.Why, "type" | "id">;
/** What a decision would do at once, as the server's `Preview` has it. */
type Foresight = wire.Preview["effect"];
type Chances = Omit<wire.Odds, "type" | "id">;
interface Standings {
  readonly totals: number[];
  readonly winners: number[];
}
type Arguments = Record<string, number | string>;

const ALLOWED: Verdict = {
  allowed: true,
  code: "allowed",
  sentence: "That is allowed.",
  args: {},
  rule: null,
};

/** What whole and masked records have in common. */
abstract class GameRecord {
  constructor(
    readonly engine: Engine,
    readonly edition: Edition,
    public record: Uint8Array,
  ) {}

  byte(field: string): number {
    return this.record[offset(this.engine.data, field)]!;
  }

  get seats(): number {
    return this.byte("seats");
  }

  get move(): number {
    return moveOf(this.engine.data, this.record);
  }

  get toMove(): number | null {
    const seat = this.engine.rules.ask("mover_of", this.record);
    return seat < 0 ? null : seat + 1;
  }

  action(token: Token): number {
    return this.engine.rules.actionOf(this.record, this.engine.code(token));
  }

  token(action: number): Token {
    return this.engine.text(this.engine.rules.ask("code_at", this.record, action));
  }

  why(token: Token): Verdict {
    const action = this.action(token);
    const reason = this.engine.rules.ask("why_of", this.record, action);
    return reason ? this.refused(token, action, reason) : ALLOWED;
  }

  private refused(token: Token, action: number, reason: number): Verdict {
    const { data, rules } = this.engine;
    const args: Arguments = { seat: this.toMove ?? 0, phase: data.phases[this.byte("phase")]! };
    rules.explain(this.record, action, reason).forEach((number, k) => {
      const field = data.arguments[k]!;
      if (number >= 0) args[field.name] = readField(data, field, [number]) as number | string;
    });
    args.token = token;
    const rule = data.rules[reason]!;
    return {
      allowed: false,
      code: `${data.game}-why-${data.reasons[reason]!}`,
      sentence: said(data.sentences[reason]!, args),
      args,
      rule: rule === "" ? null : rule,
    };
  }
}

/** The sentence of a refusal in English, as the server says it: for programs, and where a language lacks it. */
function said(parts: readonly Part[], args: Arguments): string {
  return parts.map((part) => saidPart(part, args)).join("");
}

function saidPart(part: Part, args: Arguments): string {
  if (typeof part === "string") return part;
  if ("$" in part) return String(args[part.$]);
  const value = args[part.by];
  return said((part.cases[String(value)] ?? (value === 1 && part.cases.one)) || part.otherwise, args);
}

/** What one seat, or a spectator, knows; and what it may ask. */
export class MaskedRecord extends GameRecord {
  #legal: Token[] | null = null;

  get seat(): number | null {
    const viewer = this.byte("viewer");
    return viewer > 127 ? null : viewer + 1;
  }

  legal(): Token[] {
    if (this.seat === null || this.seat !== this.toMove) return [];
    const { rules } = this.engine;
    return [...(this.#legal ??= rules.codes(this.record).map((code) => this.engine.text(code)))];
  }

  view(): View {
    const { engine, seat, edition, record } = this;
    const raw = joined(record, engine.rules.tally(record));
    const hand = seat === null ? null : handIn(engine.data, record, seat);
    return viewOf(engine.data, raw, { edition, seat, legal: this.legal().sort(), hand });
  }

  preview(token: Token): Foresight | null {
    const { data, rules } = this.engine;
    if (this.seat === null || !data.foresight || !this.legal().includes(token)) return null;
    const numbers = rules.foresee(this.record, this.seat - 1, this.engine.code(token));
    return numbers && ({ game: data.game, ...readRow(data, data.foresight, numbers) } as Foresight);
  }

  odds(): Chances | null {
    const viewer = this.seat === null ? this.engine.data.constants.SPECTATOR! : this.seat - 1;
    const odds = this.engine.rules.odds(this.record, viewer);
    return odds && { misfits: odds[0], pile: odds[1] };
  }

  tips(facts: readonly Fact[]): Advice[] {
    if (this.seat === null) return [];
    const { data, rules } = this.engine;
    const codes = rules.tips(this.record, this.seat - 1, writeFacts(data, facts));
    return codes.map((code) => ({ ...data.tips[code]! }));
  }
}

/** A record and its tally, from which views are written. */
function joined(record: Uint8Array, tally: Uint8Array): Uint8Array {
  const raw = new Uint8Array(record.length + tally.length);
  raw.set(record);
  raw.set(tally, record.length);
  return raw;
}

/** A game under way: never in the page but for a finished game, or one that somebody brought. */
export class Position extends GameRecord {
  #look: Look | null = null;

  get look(): Look {
    return (this.#look ??= this.engine.rules.look(this.record));
  }

  get phase(): string {
    return this.engine.data.phases[this.byte("phase")]!;
  }

  get over(): boolean {
    return this.toMove === null;
  }

  get end(): string | null {
    return this.engine.data.ends[this.byte("end")]!;
  }

  get scores(): number[] {
    return this.#each((seat) => this.engine.rules.ask("score_of", this.record, seat));
  }

  get winners(): number[] {
    const wins = this.over ? this.#each((seat) => this.engine.rules.ask("wins_of", this.record, seat)) : [];
    return wins.flatMap((won, seat) => (won ? [seat + 1] : []));
  }

  get turnBegins(): boolean {
    return this.engine.rules.tell("turn_begins", this.record);
  }

  get chanceMissing(): boolean {
    return this.engine.rules.tell("chance_missing", this.record);
  }

  #each<T>(of: (seat: number) => T): T[] {
    return Array.from({ length: this.seats }, (_, seat) => of(seat));
  }

  legal(): Token[] {
    return this.look.codes.map((code) => this.engine.text(code));
  }

  play(token: Token): Decision {
    const before = this.copy();
    const { reason, after, rows } = this.engine.rules.decide(this.record, this.engine.code(token));
    if (reason) {
      const { code, sentence, args, rule } = this.why(token);
      throw new Refusal(code, sentence, args, rule);
    }
    this.record = after;
    this.#look = null;
    return new Decision(before, this.copy(), rows);
  }

  ends(token: Token): boolean {
    return this.engine.rules.ends(this.record, this.engine.code(token));
  }

  view(seat: number | null): View {
    const { look, engine, edition } = this;
    const legal = seat !== null && seat === look.asked ? this.legal().sort() : [];
    const hand = seat === null ? null : this.hand(seat);
    return viewOf(engine.data, joined(look.seen, look.tally), { edition, seat, legal, hand });
  }

  hand(seat: number): Cards | null {
    return handIn(this.engine.data, this.record, seat);
  }

  openView(): View {
    return { ...this.view(null), hands: this.hands() };
  }

  hands(): Cards[] {
    return this.#each((seat) => this.hand(seat + 1) ?? {});
  }

  masked(seat: number | null): MaskedRecord {
    const { engine } = this;
    const viewer = seat === null ? engine.data.constants.SPECTATOR! : seat - 1;
    return new MaskedRecord(engine, this.edition, engine.rules.mask(this.record, viewer));
  }

  copy(): Position {
    const copy = new Position(this.engine, this.edition, this.record);
    copy.#look = this.#look;
    return copy;
  }
}

/** What one decision did: read when somebody asks. */
export class Decision {
  readonly #engine: Engine;

  constructor(
    readonly before: Position,
    readonly after: Position,
    readonly rows: Int16Array,
  ) {
    this.#engine = before.engine;
  }

  facts(seat: number | null): Fact[] {
    const { data, rules } = this.#engine;
    return readFacts(data, rules.veil(this.rows, seat === null ? data.constants.SPECTATOR! : seat - 1));
  }

  openFacts(): Fact[] {
    return readFacts(this.#engine.data, this.rows);
  }

  patch(seat: number | null): Patch {
    return patchOf(this.#engine.data, this.before.view(seat), this.after.view(seat));
  }

  openPatch(): Patch {
    return patchOf(this.#engine.data, this.before.openView(), this.after.openView());
  }
}

export class Engine {
  readonly game: GameName;
  readonly module: Module;
  readonly rules: Rules;
  readonly #kinds: ReadonlyMap<string, number>;
  readonly #actions: ReadonlyMap<string | null, number>;
  readonly #editions = new Map<string, Edition>();

  constructor(
    instance: WebAssembly.Instance,
    readonly data: GameData,
    /** The game's network, for who plays against it. */
    readonly net: () => Promise<Net>,
  ) {
    this.game = data.game;
    this.module = new Module(instance, data);
    this.rules = new Rules(this.module);
    this.#kinds = new Map(data.cards.map((name, card) => [name, card]));
    this.#actions = new Map(data.tokens.map((token, action) => [token, action]));
  }

  /** What a token says before the position is known: an action, or below 0 the cards of a heap. */
  code(token: Token): number {
    const { heaps, cards, game } = this.data;
    const known = this.#actions.get(token);
    if (known !== undefined) return known;
    if (!heaps || !new RegExp(heaps.pattern).test(token))
      throw new Refusal("unknown-token", `“${token}” is no token of ${game}.`);
    const names = token.slice(heaps.begins.length).split(heaps.joint);
    return -names.reduce((sum, name, height) => sum + cards.indexOf(name) * 2 ** (heaps.bits * height), 0);
  }

  text(code: number): Token {
    if (code >= 0) return this.data.tokens[code]!;
    const { begins, joint, bits } = this.data.heaps!;
    const names: string[] = [];
    for (let rest = -code; rest; rest = Math.floor(rest / 2 ** bits)) {
      names.push(this.cardName(rest % 2 ** bits));
    }
    return begins + names.join(joint);
  }

  edition(text: string): Edition {
    const known = this.#editions.get(text) ?? editionOf(this.data, text);
    this.#editions.set(text, known);
    return known;
  }

  custom(flags: Readonly<Record<string, string>>): Edition {
    return customOf(this.data, flags);
  }

  freshDeck(edition: Edition, seats: number): number[] {
    checkPlayers(edition, seats);
    return [...edition.decks[seats]!];
  }

  cardName(card: number): string {
    return this.data.cards[card] ?? "";
  }

  cardNumber(name: string): number {
    return this.#kinds.get(name) ?? 0; // the empty name is no card, 0
  }

  deal(
    edition: Edition,
    seats: number,
    start: number,
    deck: readonly string[],
    dice: readonly string[] = [],
  ): Position {
    checkPlayers(edition, seats);
    if (!(start >= 1 && start <= seats)) {
      throw new Refusal("start-seat", `The start seat is one of 1 to ${seats}, not ${start}.`);
    }
    const cards = deck.map((name) => this.cardNumber(name));
    this.#checkDeck(cards, edition, seats);
    const blank = blankRecord(this.data, edition, seats);
    const { rolls, names } = this.data.dice;
    const faces = dice.slice(0, rolls).map((face) => names.indexOf(face));
    if (rolls) blank.set(faces, offset(this.data, "dice"));
    return this.position(edition, this.rules.deal(blank, cards, start - 1));
  }

  /** Refuses a deck with a card too many or too few, and names the card. */
  #checkDeck(deck: readonly number[], edition: Edition, seats: number): void {
    const wanted = edition.decks[seats]!;
    const count = (cards: readonly number[], kind: number) => cards.filter((card) => card === kind).length;
    const kinds = this.data.cards.map((_, kind) => kind);
    const few = kinds.find((kind) => count(deck, kind) < count(wanted, kind));
    const wrong = few ?? kinds.find((kind) => count(deck, kind) > count(wanted, kind));
    if (wrong === undefined) return;
    throw new Refusal(
      "deck",
      `The deck has ${count(deck, wrong)} of ${this.cardName(wrong) || wrong}, not ${count(wanted, wrong)}` +
        ` (${deck.length} cards, not ${wanted.length}).`,
    );
  }

  position(edition: Edition, record: Uint8Array): Position {
    return new Position(this, edition, record);
  }

  maskedIn(view: View): MaskedRecord {
    if (view.rules !== this.data.version) {
      throw new EngineError("version", `These are rules ${this.data.version}, not ${view.rules}.`);
    }
    const edition = this.edition(view.edition);
    const deck = edition.decks[view.players.length]!;
    const record = recordOf(this.data, view, edition);
    return this.masked(edition, this.rules.restore(record, (view.to_move ?? 0) - 1, deck));
  }

  masked(edition: Edition, record: Uint8Array): MaskedRecord {
    return new MaskedRecord(this, edition, record);
  }

  starter(seats: number, first: number, round: number): number {
    return this.module.call("starter_of")(seats, first - 1, round) + 1;
  }

  standings(seats: number, sheet: readonly (readonly number[])[]): Standings {
    return this.module.lend(() => {
      const rows = this.module.room("i64", sheet.length, seats);
      const out = this.module.room("i64", 2, seats);
      this.module.words(rows).set(sheet.flat().map(BigInt));
      this.module.call("standings")(rows, out);
      const numbers = Array.from(this.module.words(out), Number);
      const leads = numbers.slice(seats);
      return {
        totals: numbers.slice(0, seats),
        winners: leads.flatMap((yes, seat) => (yes ? [seat + 1] : [])),
      };
    });
  }
}

/** An engine from a module's bytes, whatever MIME type they came with. */
export async function makeEngine(
  bytes: BufferSource,
  data: GameData,
  net: () => Promise<Net> = noNet,
): Promise<Engine> {
  try {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance, data, net);
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError("no-wasm", "This browser does not run the module.", { cause });
  }
}

const noNet = (): Promise<Net> => Promise.reject(new EngineError("load", "There is no network here."));
