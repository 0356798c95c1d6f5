// Questions about the decision to be made: a browser that knows the rules need not ask the server.
import type { Sight } from "../engine/types";
import { effectOf, type Effect } from "./effect";
import { newId } from "./ids";
import type { Answer, Fact, Odds, Tips, Token, View, Why } from "./protocol";
import type { Asking, Bare, Course, Place } from "./seated";
import { Seer } from "./seer";
import type { Question } from "./socket";

type Send = (question: Question) => Promise<Answer | null>;
type Kind = "preview" | "why" | "odds" | "tips";
type Of<K extends Kind> = Extract<Answer, { type: K }>;

export class Questions implements Pick<Asking, Kind> {
  constructor(
    private readonly table: Place & Course,
    private readonly send: Send,
    readonly seer = new Seer(),
  ) {}

  async preview(token: Token): Promise<Effect | null> {
    const seen = await this.#find("preview", (sight) => sight.preview(token), token);
    return seen && effectOf(seen, this.#withOdds);
  }

  why(token: Token): Promise<Bare<Why> | null> {
    return this.#find("why", (sight) => (isAsked(sight) ? sight.why(token) : null), token);
  }

  async odds(): Promise<Bare<Odds> | null> {
    if (!this.#withOdds) return null;
    return this.#find("odds", (sight) => sight.odds());
  }

  tips(): Promise<Bare<Tips> | null> {
    const { view } = this.table;
    return this.#find("tips", (sight) => {
      const facts = view && lately(view, this.table.log);
      return facts && { move: view.move, tips: sight.tips(facts) };
    });
  }

  /** Whether this table tells odds: what its people agreed upon holds for our own rules too. */
  get #withOdds(): boolean {
    return this.table.info?.odds === true;
  }

  /** By the rules in this page; where they are not here, by the server. */
  async #find<K extends Kind>(
    kind: K,
    question: (sight: Sight) => Bare<Of<K>> | null,
    token?: Token,
  ): Promise<Bare<Of<K>> | null> {
    const { view } = this.table;
    // Who only looks on is told nothing, here as there.
    if (view?.seat == null) return null;
    const answer = await this.seer.ask(view, question);
    return answer === undefined ? this.#server(kind, token) : answer;
  }

  /** Null where the server did not answer, or not with that. */
  async #server<K extends Kind>(type: K, token?: Token): Promise<Of<K> | null> {
    const question = { type, id: newId(), ...(token === undefined ? {} : { token }) } as Question;
    const answer = await this.send(question);
    return answer?.type === type ? (answer as Of<K>) : null;
  }
}

/** Reasons speak of the hand of whoever is asked. */
function isAsked({ seat, toMove }: Sight): boolean {
  return seat !== null && seat === toMove;
}

/** What the decision before this view did; null while that is not known. */
function lately({ move }: View, log: Course["log"]): readonly Fact[] | null {
  if (move === 0) return [];
  return log.findLast(({ after }) => after.move === move)?.facts ?? null;
}
