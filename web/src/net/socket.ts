import { newId } from "../page/ids";
import {
  type Answer,
  type Ask,
  type Bye,
  type Presence,
  PROTOCOL,
  type Reaction,
  type Refused,
  type State,
  type TableStep,
  type Thinking,
  type Told,
} from "../protocol";
import { named } from "../protocol/log";

export type Link = "live" | "connecting" | "offline" | "gone";

export type Question = Extract<Ask, { id: string }>;

export interface Listener {
  state(state: State): void;
  step(step: TableStep): void;
  presence(presence: Presence): void;
  reaction?(reaction: Reaction): void;
  /** How far a bot's thoughts are, at a table on this device. */
  thinking?(thinking: Thinking): void;
  link(link: Link): void;
  bye(bye: Bye): void;
  refused(refused: Refused): void;
}

interface Waiting {
  message: Question;
  answer: (answer: Answer) => void;
  fail: (error: Error) => void;
  /** The socket it was sent on: on another it is sent again, and the server answers a repeated id as before. */
  sent: WebSocket | null;
  timer: ReturnType<typeof setTimeout> | null;
}

/** After so long a silence it is asked whether anybody is there: sooner where others wait for a decision. */
const QUIET_MS = 20_000;
const LIVELY_MS = 2_000;
/** How long an answer may take: at first little, and much on a line that has turned out to be slow. */
const DEAD_MS = 8_000;
const DOUBT_MS = 2_000;
/** The same for coming in, doubled with every try. */
const COME_MS = 2_500;
const QUERY_MS = 15_000;
const LASTING = new Set(["decide", "chat", "promise", "reveal"]);
const FINAL = new Set(["revoked", "gone", "elsewhere"]);

/** The line to one table: comes back by itself, misses nothing, sends nothing twice. */
export class TableSocket {
  #socket: WebSocket | null = null;
  /** What the numbers in moves stand for, and whose decision the next one is. */
  #form: State["form"] = null;
  #turn: number | null = null;
  #seat: number | null = null;
  #last: number | null = null;
  #joined = false;
  #link: Link = "connecting";
  #open = false;
  #waiting = new Map<string, Waiting>();
  #backoff = new Backoff();
  #retry: ReturnType<typeof setTimeout> | null = null;
  #heart: ReturnType<typeof setTimeout> | null = null;
  #patience = DOUBT_MS;
  #asked = 0;

  constructor(
    /** A new line to the table, on a server or on this device. */
    readonly dial: () => WebSocket,
    readonly listener: Listener,
    /** Whether a game is on that someone else holds: then a server that hangs is soon left for another. */
    readonly lively: () => boolean = () => false,
  ) {}

  get last(): number | null {
    return this.#last;
  }

  open(seat: number | null): void {
    this.#seat = seat;
    this.#open = true;
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#doubt);
    window.addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#open = false;
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#doubt);
    window.removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    for (const waiting of this.#waiting.values()) this.#fail(waiting, "closed");
    this.#waiting.clear();
  }

  look(seat: number | null): void {
    if (seat === this.#seat && this.#joined) return;
    this.#seat = seat;
    this.#last = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#join();
  }

  /** A new line, with the keys this browser holds now. */
  reopen(seat: number | null): void {
    this.#seat = seat;
    this.#last = null;
    this.#backoff.reset();
    this.#connect();
  }

  /** Asks, and waits for the answer over as many reconnects as it takes (questions about the game: 15 s). */
  ask(message: Question): Promise<Answer> {
    return new Promise((answer, fail) => {
      const waiting: Waiting = { message, answer, fail, sent: null, timer: null };
      if (!LASTING.has(message.type)) {
        waiting.timer = setTimeout(() => {
          this.#waiting.delete(message.id);
          fail(new Error("timeout"));
        }, QUERY_MS);
      }
      this.#waiting.set(message.id, waiting);
      if (this.#joined) this.#ask(waiting);
    });
  }

  #connect(): void {
    this.#drop();
    if (!this.#open) return;
    if (this.#backoff.tries === 0) this.#show("connecting");
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => this.#join();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#told(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#beat(this.lively() ? Math.min(DEAD_MS, COME_MS * 2 ** this.#backoff.tries) : DEAD_MS, () =>
      this.#lost(),
    );
  }

  /** Forgets the socket without a word from it any more. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#heart) clearTimeout(this.#heart);
    this.#retry = this.#heart = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #lost(wait = this.#backoff.next()): void {
    this.#drop();
    if (!this.#open) return;
    this.#show(this.#backoff.tries > 1 || !navigator.onLine ? "offline" : "connecting");
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #join(): void {
    this.#joined = false;
    this.#send({
      type: "join",
      protocol: PROTOCOL,
      seat: this.#seat,
      ...(this.#last === null ? {} : { since: this.#last }),
    });
  }

  #send(message: Ask): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #told(told: Told): void {
    if (this.#asked && Date.now() - this.#asked < DOUBT_MS) this.#patience = DOUBT_MS;
    this.#asked = 0;
    this.#beat(this.lively() ? LIVELY_MS : QUIET_MS, () => this.#check());
    switch (told.type) {
      case "state":
        this.#last = told.n;
        this.#read(told.view, told.form);
        this.listener.state(told);
        this.#live();
        break;
      case "resumed":
        this.#read(undefined, told.form);
        this.#live();
        break;
      case "event":
        if (told.kind === "table") this.#read(told.view, told.form);
        this.#step(told);
        break;
      case "move":
        this.#move(told);
        break;
      case "presence":
        this.listener.presence(told);
        break;
      case "reaction":
        this.listener.reaction?.(told);
        break;
      case "thinking":
        this.listener.thinking?.(told);
        break;
      case "bye":
        this.#bye(told);
        break;
      case "refused":
        if (told.id !== null) this.#answer(told.id, told);
        else this.listener.refused(told);
        break;
      case "pong":
        if (told.id) this.#answer(told.id, told);
        break;
      default:
        this.#answer(told.id, told);
    }
  }

  /** Joined: what was asked and not answered is sent again, in the order it was asked. */
  #live(): void {
    this.#joined = true;
    this.#backoff.reset();
    this.#show("live");
    for (const waiting of this.#waiting.values()) this.#ask(waiting);
  }

  #ask(waiting: Waiting): void {
    if (waiting.sent === this.#socket) return;
    waiting.sent = this.#socket;
    this.#send(waiting.message);
  }

  #read(view: State["view"] | undefined, form: State["form"] | undefined): void {
    if (view) this.#turn = view.to_move;
    if (form) this.#form = form;
  }

  #move(move: Extract<Told, { type: "move" }>): void {
    if (!this.#form || this.#last === null) return;
    const step = named(move, this.#form, this.#turn ?? 0);
    if (move.n === this.#last + 1 && "to_move" in step.patch)
      this.#turn = step.patch.to_move as number | null;
    this.#step(step);
  }

  #step(step: TableStep): void {
    if (this.#last === null || step.n <= this.#last) return;
    if (step.n > this.#last + 1) {
      if (this.#joined) this.#join();
      return;
    }
    this.#last = step.n;
    this.listener.step(step);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (waiting.timer) clearTimeout(waiting.timer);
    waiting.answer(answer);
  }

  #fail(waiting: Waiting, why: string): void {
    if (waiting.timer) clearTimeout(waiting.timer);
    waiting.fail(new Error(why));
  }

  #bye(bye: Bye): void {
    this.listener.bye(bye);
    if (bye.code === "resync") this.#last = null;
    if (FINAL.has(bye.code) && bye.retry_ms === null) {
      this.#drop();
      this.#show("gone");
      return;
    }
    // A server that restarts meets its guests one by one.
    this.#lost(bye.retry_ms === null ? this.#backoff.next() : bye.retry_ms * (1 + Math.random()));
  }

  #beat(after: number, then: () => void): void {
    if (this.#heart) clearTimeout(this.#heart);
    this.#heart = setTimeout(then, after);
  }

  /** Silence: is there anybody? */
  #check(patience = this.lively() ? this.#patience : DEAD_MS): void {
    this.#send({ type: "ping", id: newId() });
    this.#asked = Date.now();
    this.#beat(patience, () => {
      this.#patience = DEAD_MS;
      const wait = this.#backoff.next();
      this.#lost(this.#backoff.tries > 1 ? wait : 0); // it was silent for long enough
    });
  }

  /** The browser says there is no network. A server on this very machine answers all the same. */
  #doubt = (): void => {
    if (this.#joined) this.#check(DOUBT_MS);
  };

  /** Back from sleep, flight mode or another tab: no waiting. */
  #wake = (): void => {
    if (!this.#open || this.#link === "gone" || document.visibilityState === "hidden") return;
    if (this.#joined) this.#check();
    else if (this.#retry) {
      this.#backoff.reset();
      this.#connect();
    }
  };

  #show(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.listener.link(link);
  }
}

/** Tries at short notice; a longer outage is tried less often. */
const SOON = 30;

/**
 * Waits that double from 0.5 s to 2.5 s, and after a minute or two to 20 s, each shortened at random so that
 * not everybody returns at once.
 */
class Backoff {
  #tries = 0;

  constructor(
    readonly first = 500,
    readonly soon = 2_500,
    readonly most = 20_000,
    readonly random: () => number = Math.random,
  ) {}

  next(): number {
    const longest = this.#tries < SOON ? this.soon : this.most;
    const full = Math.min(longest, this.first * 2 ** this.#tries);
    this.#tries += 1;
    return full * (0.5 + this.random() / 2);
  }

  get tries(): number {
    return this.#tries;
  }

  reset(): void {
    this.#tries = 0;
  }
}
