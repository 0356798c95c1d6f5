// A table on this device as the fold of its events. Only `apply` changes it; the other methods look at it.
import type { Decision, Edition, Engine, Position } from "../../engine";
import type {
  By,
  Level,
  MoveEvent,
  Result,
  Setup,
  State,
  Status,
  TableInfo,
  TableStep,
  Token,
} from "../../protocol";
import { FORMAT, type Head } from "../store/store";
import { laidFrom, laidOut, type Laid } from "./deal";
import type { Lynx } from "../../protocol/policies.gen";
import { refuse } from "./refusal";
import type { DeviceSetup, SeatSetup } from "./setup";

/** What happens at a table, as it is kept; fields with their usual value are left out. */
export type Happening =
  | { t: "created"; setup: DeviceSetup }
  | { t: "started"; start: number; laid: Laid }
  /** `turn`: it is the first of a turn, so that a record can be written without the rules. */
  | { t: "moved"; seat: number; token: Token; by?: By; turn?: true }
  /** The present game stands again as it did after so many decisions. */
  | { t: "undone"; seat: number; moves: number }
  | { t: "ended" }
  | { t: "stand-in" | "back"; seat: number }
  | { t: "auto"; seat: number; auto: boolean };

export type Happened<T extends Happening["t"]> = Extract<Happening, { t: T }>;

/** Whose answer a table waits for, and who gives it. */
export type Asked =
  | { who: "person"; seat: number }
  | { who: "bot"; seat: number; level: Level | Lynx; by: By }
  | { who: "script" | "auto"; seat: number; token: Token; by: By };

export interface DealtGame {
  readonly start: number;
  readonly laid: Laid;
  /** Which match of the table it belongs to, and which round of it, from 1. */
  readonly match: number;
  readonly round: number;
  /** `choice`: there was something else to choose. */
  readonly decisions: { seat: number; token: Token; by: By; choice: boolean }[];
  scores: number[] | null;
}

type Seat = SeatSetup & { auto: boolean; standIn: boolean };

export class DeviceTable {
  /** Events so far; the number of the last one. */
  n = 0;
  readonly seats: Seat[];
  readonly games: DealtGame[] = [];
  /** The game being played, and the deal that it came from. */
  position!: Position;
  opening!: Position;
  undos = 0;
  created = 0;
  touched = 0;
  readonly mine: number[];
  readonly edition: Edition;

  constructor(
    readonly name: string,
    readonly setup: DeviceSetup,
    readonly engine: Engine,
  ) {
    this.edition = editionOf(setup, engine);
    this.seats = setup.seats.map((seat) => ({ auto: false, ...seat, standIn: false }));
    this.mine = setup.seats.flatMap(({ kind }, i) => (kind === "person" ? [i + 1] : []));
  }

  get game(): DealtGame {
    return this.games.at(-1)!;
  }

  get status(): Extract<Status, "playing" | "between" | "over"> {
    const { scores, round } = this.game;
    return scores === null ? "playing" : round < this.rounds ? "between" : "over";
  }

  get rounds(): number {
    return this.setup.match ? this.seats.length * this.setup.match : 1;
  }

  get names(): string[] {
    return this.seats.map(({ name }) => name);
  }

  get played(): DealtGame[] {
    return this.games.filter(({ match }) => match === this.game.match);
  }

  /** Whether decisions can be taken back: by one person, and not in a lesson or a deal of the day. */
  get undo(): boolean {
    return this.mine.length === 1 && !this.setup.script && !this.setup.daily;
  }

  asked(): Asked | null {
    const asked = this.status === "playing" ? this.position.toMove : null;
    if (asked === null) return null;
    const seat = this.seats[asked - 1]!;
    if (seat.kind === "script")
      return { who: "script", seat: asked, token: this.#scripted(asked), by: "script" };
    if (seat.kind === "bot") return { who: "bot", seat: asked, level: seat.level, by: "bot" };
    if (seat.standIn) return { who: "bot", seat: asked, level: this.setup.stand_in, by: "stand-in" };
    const legal = this.position.legal();
    if (seat.auto && legal.length === 1) return { who: "auto", seat: asked, token: legal[0]!, by: "auto" };
    return { who: "person", seat: asked };
  }

  /** The next token of a scripted seat; the first legal one when its script is at an end. */
  #scripted(seat: number): Token {
    const moves = this.setup.script?.moves?.[seat] ?? [];
    const token = moves[this.game.decisions.filter((one) => one.seat === seat).length] ?? "";
    const legal = this.position.legal().sort();
    return legal.includes(token) ? token : legal[0]!;
  }

  next(draw: () => string): Happened<"started"> {
    const { setup, engine, edition, games, seats } = this;
    const number = games.length + 1;
    const seed = number === 1 && !setup.match ? setup.seed : setup.seed && `${setup.seed} ${number}`;
    const laid = setup.script
      ? laidOut(setup.script, engine)
      : laidFrom(seed ?? draw(), engine, edition, seats.length);
    return { t: "started", start: this.#starter(number), laid };
  }

  /** Who begins: the next seat of a match, the agreed one, or with every game the next one round the table. */
  #starter(number: number): number {
    const { setup, games, seats, engine } = this;
    if (setup.script) return setup.start ?? 1;
    if (games.length > 0 && this.status === "between")
      return engine.starter(seats.length, this.played[0]!.start, this.game.round + 1);
    return engine.starter(seats.length, setup.start ?? 1, number);
  }

  /** A decision by the rules; refuses any other. */
  decision(seat: number, move: number, token: Token, by: By): Happened<"moved"> {
    const { position } = this;
    if (this.status !== "playing") throw refuse("over:now");
    if (position.toMove !== seat)
      throw refuse("not-your-decision", { seat: position.toMove ?? 0, own: seat });
    if (position.move !== move) throw refuse("stale", { move, now: position.move });
    if (by === "person" && this.seats[seat - 1]!.standIn) throw refuse("stand-in");
    const turn = position.turnBegins ? { turn: true as const } : {};
    return { t: "moved", seat, token, ...(by === "person" ? {} : { by }), ...turn };
  }

  /** Back to a person's last decision that was a choice, and before it, unless they have seen what chance made of it. */
  takingBack(seat: number): Happened<"undone"> {
    if (!this.undo) throw refuse("off:undo");
    if (this.status !== "playing") throw refuse("over:now");
    const { decisions } = this.game;
    const moves = decisions.findLastIndex((one) => one.seat === seat && one.by === "person" && one.choice);
    if (moves < 0) throw refuse("no-undo");
    if (this.#sawHidden(seat, moves)) throw refuse("undo-seen");
    return { t: "undone", seat, moves };
  }

  /** Whether a seat has seen a card turned up or a roll since so many decisions. */
  #sawHidden(seat: number, since: number): boolean {
    const hidden = new Set(this.engine.data.facts.flatMap(({ name, reveals }) => (reveals ? [name] : [])));
    const facts = this.#again()
      .told.slice(since)
      .flatMap((told) => told.facts(seat));
    // What a bot draws from the pile is told without the card.
    return facts.some((fact) => hidden.has(fact.fact) && !("card" in fact && fact.card === null));
  }

  #again(): { position: Position; told: Decision[] } {
    const position = this.opening.copy();
    return { position, told: this.game.decisions.map(({ token }) => position.play(token)) };
  }

  dealt({ start, laid }: DealtGame): Position {
    return this.engine.deal(this.edition, this.seats.length, start, laid.deck, laid.dice);
  }

  /** Lets an event happen; what a decision did. Refuses a decision that is not legal. */
  apply(event: Happening, at: number): Decision | null {
    const told = this.#happen(event, at);
    this.n += 1;
    this.touched = at;
    return told;
  }

  #happen(event: Happening, at: number): Decision | null {
    switch (event.t) {
      case "created":
        this.created = at;
        break;
      case "started":
        this.#start(event);
        break;
      case "moved":
        return this.#move(event);
      case "undone":
        this.undos += 1;
        this.game.decisions.length = event.moves;
        this.position = this.#again().position;
        break;
      case "ended":
        this.game.scores = this.position.scores;
        break;
      case "auto":
        this.seats[event.seat - 1]!.auto = event.auto;
        break;
      default:
        this.seats[event.seat - 1]!.standIn = event.t === "stand-in";
    }
    return null;
  }

  #start({ start, laid }: Happened<"started">): void {
    const last = this.games.at(-1);
    const goesOn = last !== undefined && last.round < this.rounds;
    const [match, round] = goesOn ? [last.match, last.round + 1] : [(last?.match ?? 0) + 1, 1];
    this.games.push({ start, laid, match, round, decisions: [], scores: null });
    this.opening = this.dealt(this.game);
    this.position = this.opening.copy();
  }

  #move({ seat, token, by = "person" }: Happened<"moved">): Decision {
    const choice = this.position.legal().length > 1;
    const told = this.position.play(token);
    this.game.decisions.push({ seat, token, by, choice });
    return told;
  }

  info(): TableInfo {
    const { setup, seats, game, played, status } = this;
    const sheet = played.flatMap(({ scores }) => (scores ? [scores] : []));
    const { totals, winners } = this.engine.standings(seats.length, sheet);
    return {
      table: this.name,
      setup: this.#agreed(),
      status,
      seats: seats.map((seat, i) => ({
        seat: i + 1,
        kind: seat.kind,
        name: seat.name,
        level: seat.kind === "bot" ? seat.level : null,
        here: true,
        stand_in: seat.standIn,
        auto: seat.auto,
        face: seat.kind === "person" ? seat.face : null,
        ready: false,
      })),
      host_here: true,
      host_open: false,
      host_seat: null,
      watching: 0,
      // All who play share this screen: hints and odds put nobody out.
      alone: true,
      round: status === "between" ? game.round + 1 : game.round,
      rounds: this.rounds,
      sheet,
      totals,
      winners: status !== "over" ? [] : setup.match ? winners : this.position.winners,
      start: status === "over" ? null : game.start,
      starters: setup.match ? this.#starters(played[0]!.start) : [game.start],
      scripted: setup.script !== undefined,
      created: this.created,
      game_number: this.games.length,
      notice: "",
      deal: null,
      undo: this.undo,
    };
  }

  #agreed(): Setup {
    const { seats, script: _, seed: __, daily: ___, ...agreed } = this.setup;
    const closed = { public: false, spectators: false, chat: false };
    return { ...agreed, ...closed, seats: seats.length, clock: { kind: "none" } };
  }

  #starters(first: number): number[] {
    return Array.from({ length: this.rounds }, (_, i) =>
      this.engine.starter(this.seats.length, first, i + 1),
    );
  }

  // What the page is told, through the eyes of one seat: made field by field, never by leaving things out.

  state(seat: number | null, at: number): State {
    return {
      type: "state",
      n: this.n,
      at,
      seat,
      host: true,
      info: this.info(),
      view: this.position.view(seat),
      form: null,
      clock: null,
      chat: [],
      result: this.status === "playing" ? null : this.#result(),
    };
  }

  event(event: Exclude<Happening, { t: "created" }>, told: Decision | null, eyes: number | null): TableStep {
    const common = { type: "event", n: this.n, clock: null } as const;
    if (event.t === "moved") {
      const { seat, token, by = "person" } = event;
      const facts = told!.facts(eyes) as MoveEvent["facts"];
      return { ...common, kind: "move", seat, token, by, patch: told!.patch(eyes), facts };
    }
    const dealt = event.t === "started" || event.t === "undone";
    return {
      ...common,
      at: this.touched,
      kind: "table",
      what: event.t,
      seat: "seat" in event ? event.seat : null,
      info: this.info(),
      ...(dealt ? { view: this.position.view(eyes) } : {}),
      ...(event.t === "ended" ? { result: this.#result() } : {}),
    };
  }

  #result(): Result {
    const { game, position, rounds } = this;
    const { sheet, totals } = this.info();
    const { winners } = this.engine.standings(this.seats.length, sheet);
    const match = { round: game.round, rounds, sheet, totals, over: sheet.length === rounds, winners };
    return {
      game_number: this.games.length,
      round: game.round,
      end: position.end ?? "",
      scores: position.scores,
      winners: position.winners,
      hands: position.hands(),
      commitment: "",
      seed: game.laid.seed ?? null,
      match: this.setup.match ? match : null,
    };
  }

  head(): Head {
    const { setup, status, winners, scripted, seats } = this.info();
    return {
      table: this.name,
      format: FORMAT,
      rules: this.setup.rules,
      game: setup.game,
      edition: setup.edition,
      title: setup.title,
      seats: seats.map(({ kind, name }) => ({ kind, name })),
      mine: this.mine,
      status,
      to_move: status === "playing" ? this.position.toMove : null,
      winners,
      scripted,
      created: this.created,
      touched: this.touched,
      n: this.n,
    };
  }
}

/** The edition as agreed, or what one of that name once was. */
function editionOf({ edition, flags }: DeviceSetup, engine: Engine): Edition {
  const own = engine.custom(flags);
  const named = engine.data.editions.find(({ name }) => name === edition);
  const same = named && Object.entries(own.flags).every(([flag, value]) => named.flags[flag] === value);
  return same ? engine.edition(edition) : own;
}
