// One game's engine: its module, its data and its form together.
import type { GameName, View } from "../lib/protocol";
import type { GameData } from "./data";
import { Desk } from "./desk";
import { checkPlayers, customOf, deckOf, editionOf } from "./editions";
import { EngineError, Refusal } from "./fault";
import type { Leaf } from "./fields";
import type { Form, MakeForm } from "./form";
import { Module } from "./module";
import { WholeRecord } from "./position";
import { shown, type Frame } from "./show";
import { MaskedRecord } from "./sight";
import type { Edition, Engine, Standings } from "./types";
import { Writer } from "./writer";

export class Machine implements Engine {
  readonly game: GameName;
  readonly module: Module;
  readonly desk: Desk;
  readonly form: Form;
  readonly #plans: Leaf[][] = [];
  readonly #kinds: ReadonlyMap<string, number>;
  readonly #hands: boolean;

  constructor(
    instance: WebAssembly.Instance,
    readonly data: GameData,
    makeForm: MakeForm,
  ) {
    this.game = data.game;
    this.module = new Module(instance, data);
    this.desk = new Desk(this.module);
    this.form = makeForm(data);
    this.#kinds = new Map(data.cards.map((name, card) => [name, card]));
    this.#hands = data.view.includes("hand");
  }

  plan(seats: number): Leaf[] {
    return (this.#plans[seats] ??= this.form.plan(seats));
  }

  show(raw: Uint8Array, frame: Frame): View {
    const seats = raw[this.data.records.state.fields.seats!.at]!;
    const hand = this.#hands ? frame.hand : undefined;
    return shown(this.data, this.plan(seats), raw, { ...frame, hand });
  }

  edition(text: string): Edition {
    return editionOf(this.data, text);
  }

  custom(flags: Readonly<Record<string, string>>): Edition {
    return customOf(this.data, flags);
  }

  freshDeck(edition: Edition, seats: number): number[] {
    return [...deckOf(this.data, edition, seats)];
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
  ): WholeRecord {
    checkPlayers(edition, seats);
    if (!(start >= 1 && start <= seats)) {
      throw new Refusal("start-seat", `The start seat is one of 1 to ${seats}, not ${start}.`);
    }
    const cards = deck.map((name) => this.cardNumber(name));
    this.#checkDeck(cards, edition, seats);
    const blank = new Writer(this.data).begin(edition, seats);
    const { rolls, names } = this.data.dice;
    if (rolls) blank.part("dice").set(dice.slice(0, rolls).map((face) => names.indexOf(face)));
    return this.position(edition, this.desk.deal(blank.bytes, cards, start - 1));
  }

  /** Refuses a deck with a card too many or too few, and names the card. */
  #checkDeck(deck: readonly number[], edition: Edition, seats: number): void {
    const wanted = deckOf(this.data, edition, seats);
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

  position(edition: Edition, record: Uint8Array): WholeRecord {
    return new WholeRecord(this, edition, record);
  }

  sight(view: View): MaskedRecord {
    if (view.rules !== this.data.version) {
      throw new EngineError("version", `These are rules ${this.data.version}, not ${view.rules}.`);
    }
    const edition = this.edition(view.edition);
    const seats = view.players.length;
    const record = new Writer(this.data).begin(edition, seats);
    record.common(view);
    this.form.read(view, record, deckOf(this.data, edition, seats));
    return this.masked(edition, record.bytes);
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
