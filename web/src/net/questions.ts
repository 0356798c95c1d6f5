// Questions about the decision to be made: a browser that knows the rules need not ask the server.
import type { Engine, MaskedRecord } from "../engine";
import { newId } from "../page/ids";
import type { Answer, Fact, GameName, Odds, Preview, Tips, Token, View, Why } from "../protocol";
import type { Bare, Course, Place } from "./seated";
import type { Question } from "./socket";
import { Refusal } from "../engine/fault";

type Send = (question: Question) => Promise<Answer | null>;
type Kind = "preview" | "why" | "odds" | "tips";
type Of<K extends Kind> = Extract<Answer, { type: K }>;

export class Questions {
  constructor(
    private readonly table: Place & Course,
    private readonly send: Send,
    readonly rules = new PageRules(),
  ) {}

  async preview(token: Token): Promise<Effect | null> {
    const foresee = (masked: MaskedRecord): Bare<Preview> | null => {
      const effect = masked.preview(token);
      return effect && { effect };
    };
    const seen = await this.#find("preview", foresee, token);
    return seen && effectOf(seen, this.#withOdds);
  }

  why(token: Token): Promise<Bare<Why> | null> {
    return this.#find("why", (masked) => (isAsked(masked) ? masked.why(token) : null), token);
  }

  async odds(): Promise<Bare<Odds> | null> {
    if (!this.#withOdds) return null;
    return this.#find("odds", (masked) => masked.odds());
  }

  tips(): Promise<Bare<Tips> | null> {
    const { view } = this.table;
    return this.#find("tips", (masked) => {
      const facts = view && lately(view, this.table.log);
      return facts && { move: view.move, tips: masked.tips(facts) };
    });
  }

  /** Whether this table tells odds: what its people agreed upon holds for our own rules too. */
  get #withOdds(): boolean {
    const { info } = this.table;
    return info?.alone === true && info.setup.odds;
  }

  /** By the rules in this page; where they are not here, by the server. */
  async #find<K extends Kind>(
    kind: K,
    question: (masked: MaskedRecord) => Bare<Of<K>> | null,
    token?: Token,
  ): Promise<Bare<Of<K>> | null> {
    const { view } = this.table;
    // Who only looks on is told nothing, here as there.
    if (view?.seat == null) return null;
    const answer = await this.rules.ask(view, question);
    return answer === undefined ? this.#server(kind, token) : answer;
  }

  /** Null where the server did not answer, or not with that. */
  async #server<K extends Kind>(type: K, token?: Token): Promise<Of<K> | null> {
    const question = { type, id: newId(), ...(token === undefined ? {} : { token }) } as Question;
    const answer = await this.send(question);
    return answer?.type === type ? (answer as Of<K>) : null;
  }
}

/** Reasons speak of the hand of the seat that is asked. */
function isAsked({ seat, toMove }: MaskedRecord): boolean {
  return seat !== null && seat === toMove;
}

/** What the decision before this view did; null while that is not known. */
function lately({ move }: View, log: Course["log"]): readonly Fact[] | null {
  if (move === 0) return [];
  return log.findLast(({ after }) => after.move === move)?.facts ?? null;
}

type LoadEngine = (game: GameName) => Promise<Engine>;

/** So long a question waits for the rules to come; then others are asked. */
const PATIENCE_MS = 1500;

const fetchEngine: LoadEngine = async (game) => (await import("../engine")).loadEngine(game);

/** The rules of the game at one table: fetched while it is shown, and never waited for. */
export class PageRules {
  #game: GameName | null = null;
  #engine: Engine | null = null;
  #coming: Promise<unknown> = Promise.resolve();
  /** The view that was asked about last, and its record: previews, reasons, odds and tips ask the same. */
  #last: { view: View; masked: MaskedRecord } | null = null;

  constructor(private readonly load: LoadEngine = fetchEngine) {}

  /** Fetches a game's rules. Where there are none (no WebAssembly, a game from elsewhere), others are asked. */
  open(game: GameName): void {
    if (game === this.#game) return;
    [this.#game, this.#engine, this.#last] = [game, null, null];
    const come = this.load(game).then(
      (engine) => {
        if (this.#game === game) this.#engine = engine;
      },
      () => {},
    );
    this.#coming = Promise.race([come, new Promise((end) => setTimeout(end, PATIENCE_MS))]);
  }

  /** What the rules say of a view, null for nothing; undefined where others must be asked. */
  async ask<T>(view: View, question: (masked: MaskedRecord) => T): Promise<T | null | undefined> {
    await this.#coming;
    try {
      const masked = this.#maskedIn(view);
      return masked && answer(masked, question);
    } catch (error) {
      // Whatever is wrong with them, the table goes on without.
      console.error(error);
      [this.#engine, this.#last] = [null, null];
      return undefined;
    }
  }

  #maskedIn(view: View): MaskedRecord | undefined {
    if (this.#last?.view === view) return this.#last.masked;
    const masked = this.#rulesOf(view)?.maskedIn(view);
    this.#last = masked ? { view, masked } : null;
    return masked;
  }

  /** Those that the view was written by. */
  #rulesOf({ game, rules }: View): Engine | null {
    const engine = this.#engine;
    return engine?.game === game && engine.data.version === rules ? engine : null;
  }
}

/** Text that is no token, and the like, has no answer: the server refuses it too. */
function answer<T>(masked: MaskedRecord, question: (masked: MaskedRecord) => T): T | null {
  try {
    return question(masked);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** What a decision would do at once, without the envelope it came in. */
export interface Effect {
  victims: number[];
  /** Sets of the ghost that could be snatched, by value. */
  sets: number[];
  out: boolean;
  may_draw: boolean;
  /** Linko: how many cards the seat that decides holds then; null where that is not known at once. */
  hand: number | null;
  /** Push: how many of the cards in the pile would then fit nowhere; null where the host shows no odds. */
  risk: { misfits: number; pile: number } | null;
}

/** Without odds where the table tells none. */
export function effectOf({ effect }: Bare<Preview>, odds = true): Effect {
  if (!("misfits" in effect)) {
    const { victims, sets, out, may_draw, hand } = effect;
    return { ...NOTHING, victims, sets, out, may_draw, hand };
  }
  const { misfits, pile } = effect;
  return { ...NOTHING, risk: !odds || misfits === null || pile === null ? null : { misfits, pile } };
}

const NOTHING: Effect = { victims: [], sets: [], out: false, may_draw: false, hand: null, risk: null };
