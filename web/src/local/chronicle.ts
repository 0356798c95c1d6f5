// What was told of a table lately: those who come back are told from it what they missed, and replays are made of it.
import type { Told } from "../engine";
import type { By, Fact, MoveEvent, Replay, Told as Message, Token } from "../lib/protocol";
import { seatIn, type Eyes } from "./pov";

/** How many events beside decisions are kept. */
const OTHERS = 48;

export interface Happened {
  readonly n: number;
  /** The message for whoever looks from there. */
  to(eyes: Eyes): Message;
}

/** A decision as it was made. */
export class Move implements Happened {
  constructor(
    readonly n: number,
    readonly at: number,
    readonly seat: number,
    readonly token: Token,
    readonly by: By,
    readonly told: Told,
  ) {}

  to(eyes: Eyes): MoveEvent {
    const { n, at, seat, token, by } = this;
    return { type: "event", n, at, kind: "move", seat, token, by, clock: null, ...seen(this.told, eyes) };
  }
}

type Seen = Pick<Replay["events"][number], "patch" | "facts">;

/** What a decision changed and did, as those eyes saw it; all hands aside. */
export const seen = (told: Told, eyes: Eyes): Seen => ({
  patch: told.patch(seatIn(eyes)),
  facts: (eyes === "open" ? told.openFacts() : told.facts(seatIn(eyes))) as Seen["facts"],
});

export class Chronicle {
  /** Decisions of the present game. */
  #moves: Move[] = [];
  #others: Happened[] = [];

  begin(): void {
    this.#moves = [];
  }

  add(happened: Happened): void {
    if (happened instanceof Move) this.#moves.push(happened);
    else this.#others = [...this.#others.slice(1 - OTHERS), happened];
  }

  /** What the decision that became event `n` did, if it is one of this game. */
  factsOf(n: number, seat: number): Fact[] {
    return this.#moves.find((move) => move.n === n)?.told.facts(seat) ?? [];
  }

  /** What was told after event `since`, up to event `n`; null if not all of it is known. */
  missed(since: number, n: number): Happened[] | null {
    if (since > n) return null;
    const told = [...this.#others, ...this.#moves].filter((one) => one.n > since);
    return told.length === n - since ? told.sort((one, other) => one.n - other.n) : null;
  }
}
