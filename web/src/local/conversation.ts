// Where a line's messages are answered, as the server answers those of a socket. Every request gets an answer.
import type { Ask as Asked, Told, Token } from "../lib/protocol";
import { PROTOCOL } from "../lib/protocol";
import type { Viewer } from "./audience";
import { decide, undo, whyNot, type Command } from "./commands";
import { readMessage } from "./incoming";
import { look, seatIn, type Eyes } from "./pov";
import { Refusal, refuse } from "./refusal";
import type { Room } from "./room";

type Of<T extends Asked["type"]> = Extract<Asked, { type: T }>;

export class Conversation {
  #eyes: Eyes | null = null;

  constructor(
    private readonly room: Room,
    private readonly viewer: Viewer,
    private readonly left: () => void = () => {},
  ) {}

  end(): void {
    this.room.leave(this.viewer);
    this.left();
  }

  /** Answers a message, whatever it is. */
  receive(text: string): void {
    let id: string | null = null;
    try {
      const message = readMessage(text);
      id = "id" in message ? (message.id ?? null) : null;
      this.#answer(message);
    } catch (fault) {
      this.#refuse(id, fault);
    }
  }

  #answer(message: Asked): void {
    switch (message.type) {
      case "join":
        return this.#join(message);
      case "decide":
        return this.#decide(message);
      case "undo":
        return this.#undo(message);
      case "enough":
        return this.#enough(message);
      case "preview":
        return this.#preview(message);
      case "why":
        return this.#why(message);
      case "odds":
        return this.#odds(message);
      case "tips":
        return this.#tips(message);
      case "hint":
        return this.#hint(message);
      case "ping":
        return this.#send({ type: "pong", id: message.id ?? null, at: this.room.now() });
      case "react":
        return this.#react(message);
      case "chat":
        this.#seat();
        throw refuse("off:chat");
      default:
        this.#seat();
        throw refuse("off:here"); // what only a server's fair deals and hosts need
    }
  }

  #join({ protocol, seat, since }: Of<"join">): void {
    if (protocol !== PROTOCOL) throw refuse("protocol", { ours: PROTOCOL, theirs: protocol });
    this.#eyes = look(this.room.table, seat ?? "none");
    this.room.join(this.viewer, this.#eyes, since ?? null);
  }

  #decide({ id, move, token }: Of<"decide">): void {
    const seat = this.#seat();
    this.#act(id, (table) => decide(table, seat, { token, move, id }));
  }

  #undo({ id }: Of<"undo">): void {
    const seat = this.#seat();
    this.#act(id, (table) => undo(table, seat));
  }

  #enough({ id }: Of<"enough">): void {
    this.#seat();
    this.room.hurry();
    this.#send({ type: "done", id, n: this.room.table.n });
  }

  #react({ id, what }: Of<"react">): void {
    this.room.react(this.#seat(), what);
    this.#send({ type: "done", id, n: this.room.table.n });
  }

  #preview({ id, token }: Of<"preview">): void {
    const seat = this.#askedSeat();
    const { table } = this.room;
    const seen = table.position!.masked(seat).preview(token);
    if (!seen) throw whyNot(table, token);
    const hidden = this.#tells("odds") ? {} : { misfits: null, pile: null };
    this.#send({ type: "preview", id, ...seen, ...hidden });
  }

  #why({ id, token }: Of<"why">): void {
    this.#askedSeat();
    this.#send({ type: "why", id, ...this.room.table.position!.why(token) });
  }

  #odds({ id }: Of<"odds">): void {
    if (!this.#tells("odds")) throw refuse("off:odds");
    const seat = this.#playingSeat();
    const odds = this.room.table.position!.masked(seat).odds();
    if (!odds) throw refuse("off:odds-game");
    this.#send({ type: "odds", id, ...odds });
  }

  #tips({ id }: Of<"tips">): void {
    const seat = this.#playingSeat();
    const { position, told } = this.room.table;
    const tips = position!.masked(seat).tips(told?.facts(seat) ?? []);
    this.#send({ type: "tips", id, move: position!.move, tips });
  }

  #hint({ id }: Of<"hint">): void {
    if (!this.#tells("hints")) throw refuse("off:hints");
    const seat = this.#playingSeat();
    if (this.room.table.position!.toMove !== seat) throw refuse("not-your-decision:hint");
    this.room.hints.ask(seat, {
      viewer: this.viewer,
      hinted: (token: Token, move: number) => this.#send({ type: "hint", id, token, move }),
      failed: (fault) => this.#refuse(id, fault),
    });
  }

  // --- what they have in common

  #tells(what: "odds" | "hints"): boolean {
    return this.room.info()[what];
  }

  #seat(): number {
    if (this.#eyes === null) throw refuse("not-joined");
    const seat = seatIn(this.#eyes);
    if (seat === null) throw refuse("no-seat:spectator");
    look(this.room.table, seat); // it may have been left meanwhile
    return seat;
  }

  #playingSeat(): number {
    const seat = this.#seat();
    if (this.room.table.status !== "playing") throw refuse("not-started:now");
    return seat;
  }

  /** This seat, if it is asked: reasons speak of the hand of whoever is. */
  #askedSeat(): number {
    const seat = this.#playingSeat();
    const asked = this.room.table.position!.toMove;
    if (seat !== asked) throw refuse("not-your-decision", { seat: asked ?? 0, own: seat });
    return seat;
  }

  #act(id: string, command: Command): void {
    this.room
      .act(command, (n) => this.#send({ type: "done", id, n }))
      .catch((fault: unknown) => this.#refuse(id, fault));
  }

  #refuse(id: string | null, fault: unknown): void {
    if (!(fault instanceof Refusal)) console.error(fault);
    const { code, sentence, args, rule } = fault instanceof Refusal ? fault : refuse("fault");
    const { status, position } = this.room.table;
    const move = status === "playing" ? position!.move : null;
    this.#send({ type: "refused", id, code, sentence, args: { ...args }, rule, move });
  }

  #send(message: Told): void {
    this.viewer.tell(message);
  }
}
