// A table as the fold of its events, as in src/lynxdeck/table/table.py. Only `apply` changes it; commands look at it
// and say which events should follow.
import type { Edition, Engine, Position, Told } from "../engine";
import type { Level, Status, Token } from "../lib/protocol";
import type { Dealt, Decided } from "./dealt";
import type { Happening, Setup, StoredEvent } from "./events";
import { refuse } from "./refusal";
import { rememberAnswer, seatOf, type Seat } from "./seat";

/** Whose answer a table waits for, and who gives it. */
export type Ask =
  | { who: "person"; seat: number }
  | { who: "bot"; seat: number; level: Level }
  | { who: "script" | "auto"; seat: number; token: Token };

type AtSeat = Happening<
  "seated" | "freed" | "bot" | "renamed" | "face" | "ready" | "stand-in" | "back" | "auto"
>;

/** Who plays the scripted seats of a lesson. */
const SCRIPT_NAMES = ["Ada", "Bruno", "Cleo", "Dora", "Emil", "Fritz"];

export class Table {
  /** Events so far; the last one's number. */
  n = 0;
  status: Status = "waiting";
  seats: Seat[] = [];
  games: Dealt[] = [];
  position: Position | null = null;
  /** The deal that the position came from. */
  opening: Position | null = null;
  /** What the last decision did. */
  told: Told | null = null;
  matches = 1;
  /** How often decisions were taken back. */
  undos = 0;
  created = 0;
  touched = 0;
  /** Since when somebody is asked. */
  askedAt = 0;
  edition: Edition;

  constructor(
    readonly name: string,
    public setup: Setup,
    readonly engine: Engine,
  ) {
    if (setup.rules !== engine.data.version) {
      throw refuse("rules-version", { theirs: setup.rules, ours: engine.data.version });
    }
    this.edition = editionOf(setup, engine);
    const scripted = setup.script?.moves ?? {};
    this.seats = Array.from({ length: setup.seats }, (_, i) =>
      i + 1 in scripted ? seatOf("script", SCRIPT_NAMES[i]) : seatOf(),
    );
  }

  // --- what it tells

  /** The game being played, or the last one. */
  get game(): Dealt {
    return this.games.at(-1)!;
  }

  /** The seats that people hold, all of them at this device. */
  get mine(): number[] {
    return this.seats.flatMap(({ kind }, i) => (kind === "person" ? [i + 1] : []));
  }

  /** What whoever is asked may decide, sorted. */
  get legal(): Token[] {
    return this.position?.legal().sort() ?? [];
  }

  /** The games of this match. */
  get played(): Dealt[] {
    return this.games.filter(({ match }) => match === this.matches);
  }

  /** The round being played, or to be played next. */
  get round(): number {
    const last = this.played.at(-1);
    if (!last) return 1;
    return this.status === "between" ? last.round + 1 : last.round;
  }

  get rounds(): number {
    return this.setup.match ? this.setup.seats * this.setup.match : 1;
  }

  /** The scores of this match's finished games. */
  get sheet(): number[][] {
    return this.played.flatMap(({ scores }) => (scores ? [scores] : []));
  }

  /** Who starts each round of the match, as far as it is fixed. */
  get starters(): number[] {
    const [first] = this.played;
    if (!this.setup.match || !first) return this.played.map(({ start }) => start);
    return Array.from({ length: this.rounds }, (_, i) => this.starter(first.start, i + 1));
  }

  starter(first: number, round: number): number {
    return this.engine.starter(this.setup.seats, first, round);
  }

  /** Whether decisions can be taken back: by one person, and not in a lesson. */
  get undo(): boolean {
    return this.mine.length === 1 && !this.setup.script?.moves && !this.setup.daily;
  }

  /** Whether a seat has seen a card turned up or a roll since so many decisions. */
  sawHidden(seat: number, since: number): boolean {
    const position = this.opening!.copy();
    const told = this.game.decisions.map(({ token }) => position.play(token));
    const hidden = new Set(this.engine.data.facts.flatMap(({ name, reveals }) => (reveals ? [name] : [])));
    return (
      told
        .slice(since)
        .flatMap((one) => one.facts(seat))
        // What a bot draws from the pile is told without the card.
        .some((fact) => hidden.has(fact.fact) && !("card" in fact && fact.card === null))
    );
  }

  /** Whom the table waits for. */
  ask(): Ask | null {
    const asked = this.status === "playing" ? (this.position?.toMove ?? null) : null;
    if (asked === null) return null;
    const seat = this.seats[asked - 1]!;
    if (seat.kind === "script") return { who: "script", seat: asked, token: this.#scripted(asked) };
    if (seat.kind === "bot" || seat.standIn) {
      return { who: "bot", seat: asked, level: seat.level ?? this.setup.stand_in };
    }
    const { legal } = this;
    if (seat.auto && legal.length === 1) return { who: "auto", seat: asked, token: legal[0]! };
    return { who: "person", seat: asked };
  }

  /** The next token of a scripted seat; the first legal one when its script is at an end. */
  #scripted(seat: number): Token {
    const moves = this.setup.script?.moves?.[seat] ?? [];
    const token = moves[this.game.decisions.filter((one) => one.seat === seat).length] ?? "";
    const { legal } = this;
    return legal.includes(token) ? token : legal[0]!;
  }

  /** A game of this table as it was dealt. */
  dealt({ start, laid }: Dealt): Position {
    return this.engine.deal(this.edition, this.setup.seats, start, laid.deck, laid.dice);
  }

  /** The same table, to try things out. */
  fork(): Table {
    const other = Object.assign(new Table(this.name, this.setup, this.engine), this);
    other.seats = this.seats.map((seat) => ({ ...seat, answered: new Map(seat.answered) }));
    other.games = this.games.map((game) => ({
      ...game,
      names: [...game.names],
      decisions: [...game.decisions],
    }));
    other.position = this.position?.copy() ?? null;
    return other;
  }

  // --- what changes it

  /** Lets an event happen; what a decision did, for whoever looks on. */
  apply(event: StoredEvent, at: number): Told | null {
    this.n += 1;
    this.touched = at;
    switch (event.t) {
      case "created":
        this.created = at;
        break;
      case "started":
        this.#started(event, at);
        break;
      case "moved":
        return this.#moved(event, at);
      case "ended":
        this.#ended();
        break;
      case "undone":
        this.#undone(event, at);
        break;
      case "rematch":
        this.matches += 1;
        this.status = "waiting";
        break;
      case "changed":
        this.#changed(event);
        break;
      case "closed":
        this.status = "closed";
        break;
      default:
        this.#seat(event);
    }
    return null;
  }

  #seat(event: AtSeat): void {
    const seat = this.seats[event.seat - 1]!;
    if (event.t === "seated") this.#seated(event);
    else if (event.t === "freed") this.seats[event.seat - 1] = seatOf();
    else if (event.t === "bot") this.seats[event.seat - 1] = seatOf("bot", event.name, event.level);
    else if (event.t === "auto") seat.auto = event.auto;
    else if (event.t === "face") seat.face = event.face;
    else if (event.t === "ready") seat.ready = event.ready;
    else if (event.t === "renamed") this.#renamed(event);
    else seat.standIn = event.t === "stand-in";
  }

  #seated({ seat, name, face }: Happening<"seated">): void {
    this.seats[seat - 1] = { ...seatOf("person", name), face: face ?? null };
  }

  #changed({ setup }: Happening<"changed">): void {
    this.setup = setup;
    this.edition = editionOf(setup, this.engine);
    this.seats = Array.from({ length: setup.seats }, (_, i) => this.seats[i] ?? seatOf());
    this.#nobodyIsReady();
  }

  #nobodyIsReady(): void {
    for (const seat of this.seats) seat.ready = false;
  }

  #renamed({ seat, name }: Happening<"renamed">): void {
    this.seats[seat - 1]!.name = name;
    if (this.status === "playing") this.game.names[seat - 1] = name;
  }

  #started({ start, laid }: Happening<"started">, at: number): void {
    const names = this.seats.map(({ name }) => name);
    const { round, matches: match } = this;
    this.games.push({
      start,
      laid,
      names,
      round,
      at,
      match,
      decisions: [],
      scores: null,
      winners: [],
      end: null,
    });
    this.opening = this.dealt(this.game);
    this.#stand(this.opening.copy(), null, at);
    this.status = "playing";
    this.#nobodyIsReady();
  }

  #stand(position: Position, told: Told | null, at: number): void {
    [this.position, this.told, this.askedAt] = [position, told, at];
  }

  #moved({ seat, token, by = "person", id }: Happening<"moved">, at: number): Told {
    const position = this.position!;
    const choice = position.legal().length > 1;
    this.#stand(position, position.play(token), at);
    this.game.decisions.push({ seat, token, by, choice });
    if (id) rememberAnswer(this.seats[seat - 1]!, id, this.n);
    return this.told!;
  }

  #ended(): void {
    const { game, position } = this;
    [game.scores, game.winners, game.end] = [position!.scores, position!.winners, position!.end];
    this.status = game.round < this.rounds ? "between" : "over";
  }

  #undone({ moves }: Happening<"undone">, at: number): void {
    const { game } = this;
    this.undos += 1;
    game.decisions.length = moves;
    const position = this.opening!.copy();
    const told = game.decisions.map(({ token }: Decided) => position.play(token));
    this.#stand(position, told.at(-1) ?? null, at);
  }
}

/** The edition as agreed, or what one of that name once was. */
function editionOf({ edition, flags }: Setup, engine: Engine): Edition {
  const own = engine.custom(flags);
  const named = engine.data.editions.find(({ name }) => name === edition);
  const same = named && Object.entries(own.flags).every(([flag, value]) => named.flags[flag] === value);
  return same ? engine.edition(edition) : own;
}
