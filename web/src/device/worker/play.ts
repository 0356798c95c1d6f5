// One table that is being played: what people decide, what bots think, and what the page is told of it.
import type { Engine } from "../../engine";
import { FORCED_MS, PAUSE_MS } from "../../protocol/policies.gen";
import type { GameName, Token } from "../../protocol";
import { StoreError } from "../../page/database";
import type { Stamped, Store } from "../store/store";
import { botSeed } from "./deal";
import type { DeviceTold, TableClosed } from "./messages";
import { refuse } from "./refusal";
import type { Asked, DeviceTable, Happening } from "./table";
import type { Thinker } from "./think";

/** What tables need of the world; tests bring their own. */
export interface Environment {
  store: Store;
  thinker: Thinker;
  engine(game: GameName): Promise<Engine>;
  now(): number;
  later(ms: number, then: () => void): () => void;
  /** From 0 up to 1. */
  chance(): number;
  draw(size: number): Uint8Array;
}

/** Progress is told in steps that can be seen. */
const PROGRESS = 0.04;
/** A bot of a daily deal whose network did not come is asked again. */
const AGAIN_MS = 3000;

interface Thought {
  about: string;
  give: AbortController;
  enough: AbortController;
  hint?: Promise<Token>;
}

type BotAsked = Extract<Asked, { who: "bot" }>;

export class Play {
  #eyes: number | null = null;
  /** Whether a page looks on; bots wait for it. */
  #watched = false;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #callOff: (() => void) | null = null;
  #thought: Thought | null = null;
  #shown = 0;

  constructor(
    readonly table: DeviceTable,
    private readonly env: Environment,
    private readonly tell: (told: DeviceTold) => void,
    /** What is in memory is no longer what is kept. */
    private readonly lost: () => void,
  ) {}

  get watched(): boolean {
    return this.#watched;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  look(seat: number | null): Promise<void> {
    if (seat !== null && !this.table.mine.includes(seat)) throw refuse("no-key", { seat });
    return this.#inTurn(() => {
      [this.#eyes, this.#watched] = [seat, true];
      this.tell(this.table.state(seat, this.env.now()));
    });
  }

  stop(): void {
    this.#watched = false;
    this.#goOn();
  }

  close(code: TableClosed["code"]): void {
    if (this.#watched) this.tell({ type: "closed", code });
    this.stop();
  }

  decide(seat: number, move: number, token: Token): Promise<void> {
    this.#own(seat);
    return this.#act(() => [this.table.decision(seat, move, token, "person")]);
  }

  undo(seat: number): Promise<void> {
    this.#own(seat);
    return this.#act(() => [this.table.takingBack(seat)]);
  }

  /** The next round, or another match; people for whom a bot played are back. */
  next(): Promise<void> {
    const { table } = this;
    return this.#act(() => {
      if (table.status === "playing") return [];
      const away = table.mine.filter((seat) => table.seats[seat - 1]!.standIn);
      return [...away.map((seat): Happening => ({ t: "back", seat })), table.next(() => newSeed(this.env))];
    });
  }

  standIn(seat: number, on: boolean): Promise<void> {
    this.#own(seat);
    if (on && this.table.setup.daily) throw refuse("off:here"); // nobody plays it for another
    const { standIn } = this.table.seats[seat - 1]!;
    return this.#act(() => (standIn === on ? [] : [{ t: on ? "stand-in" : "back", seat }]));
  }

  setAuto(seat: number, auto: boolean): Promise<void> {
    this.#own(seat);
    return this.#act(() => [{ t: "auto", seat, auto }]);
  }

  /** What a strong player would do; the same question is thought about once. */
  async hint(seat: number): Promise<{ token: Token; move: number }> {
    if (!this.table.setup.hints || this.table.mine.length > 1) throw refuse("off:hints");
    const asked = this.table.asked();
    if (asked?.who !== "person" || asked.seat !== seat) throw refuse("not-your-decision:hint");
    const { move } = this.table.position;
    const thought = (this.#thought ??= this.#begin(asked));
    thought.hint ??= this.#choose(asked.seat, "hint", Math.floor(this.env.chance() * 2 ** 32), thought);
    try {
      return { token: await thought.hint, move };
    } catch {
      throw refuse("stale:hint");
    }
  }

  /** Who thinks answers now. */
  enough(): void {
    this.#thought?.enough.abort();
  }

  #own(seat: number): void {
    if (!this.table.mine.includes(seat)) throw refuse("no-key", { seat });
  }

  // --- what happens

  #inTurn(work: () => Promise<void> | void): Promise<void> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
      if (!this.#waiting) this.#goOn();
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** Applies, stores and tells, in this order: nothing is told that is not kept. */
  #act(find: () => readonly Happening[]): Promise<void> {
    return this.#inTurn(async () => {
      const { table, env } = this;
      const at = env.now();
      const kept: Stamped[] = [];
      const told: DeviceTold[] = [];
      const happen = (event: Happening): void => {
        const did = table.apply(event, at);
        kept.push({ n: table.n, at, event });
        if (event.t !== "created") told.push(table.event(event, did, this.#eyes));
      };
      find().forEach(happen);
      if (!kept.length) return;
      if (table.status === "playing" && table.position.over) happen({ t: "ended" });
      await this.#keep(kept);
      if (this.#watched) told.forEach(this.tell);
    });
  }

  async #keep(events: readonly Stamped[]): Promise<void> {
    try {
      await this.env.store.append(this.table.head(), events);
    } catch (fault) {
      this.close("reread");
      this.lost();
      if (!(fault instanceof StoreError)) throw fault;
      throw refuse(fault.code === "taken" ? "elsewhere" : fault.code === "full" ? "storage:full" : "storage");
    }
  }

  // --- bots, scripts, forced answers

  #goOn(): void {
    this.#callOff?.();
    this.#callOff = null;
    const asked = this.#watched ? this.table.asked() : null;
    if (this.#thought && this.#thought.about !== this.#moment(asked)) this.#giveUp();
    if (asked?.who === "bot") {
      if (!this.#thought) void this.#think(asked, (this.#thought = this.#begin(asked)));
    } else if (asked && asked.who !== "person") {
      this.#callOff = this.env.later(this.#forcedPause(), () => this.#answer(asked, asked.token));
    }
  }

  #moment(asked: Asked | null): string {
    const { games, position, undos } = this.table;
    return JSON.stringify([asked, games.length, position.move, undos]);
  }

  #begin(asked: Asked): Thought {
    return { about: this.#moment(asked), give: new AbortController(), enough: new AbortController() };
  }

  #giveUp(): void {
    this.#thought?.give.abort();
    this.#thought = null;
  }

  /** How long a decision with one answer still takes, from when it was asked for. */
  #forcedPause(): number {
    if (this.table.setup.pace === "instant") return 0;
    return Math.max(0, this.table.touched + FORCED_MS - this.env.now());
  }

  async #think(asked: BotAsked, thought: Thought): Promise<void> {
    const { table, env } = this;
    const [quick, slow] = PAUSE_MS;
    const pause = table.setup.pace === "instant" ? 0 : quick + env.chance() * (slow - quick);
    const [token] = await Promise.all([this.#botsChoice(asked, thought), this.#wait(pause, thought)]);
    if (this.#thought !== thought) return;
    this.#thought = null;
    this.#answer(asked, token);
  }

  async #botsChoice({ seat, level }: BotAsked, thought: Thought): Promise<Token> {
    const { table, env } = this;
    const { seed } = table.game.laid;
    const { move } = table.position;
    const legal = table.position.legal().sort();
    const from = seed ? botSeed(seed, seat, move) : Math.floor(env.chance() * 2 ** 32);
    for (;;) {
      try {
        return await this.#choose(seat, level, from, thought);
      } catch (fault) {
        if (!thought.give.signal.aborted) console.error(fault);
        if (thought.give.signal.aborted || !table.setup.daily)
          return legal[Math.floor(env.chance() * legal.length)]!;
        await this.#wait(AGAIN_MS, thought);
      }
    }
  }

  #choose(seat: number, player: BotAsked["level"] | "hint", seed: number, thought: Thought): Promise<Token> {
    const { table } = this;
    const bot = player !== "hint";
    return this.env.thinker.choose(table.position.masked(seat), player, seed, {
      // A game against bots can be had again, or sent: there each decision is thought about by itself.
      ...(bot && table.mine.length > 1 ? { line: `${table.name} ${table.games.length} ${table.undos}` } : {}),
      signal: thought.give.signal,
      // A day's bots are the same for all, also for those in a hurry.
      ...(bot && table.setup.daily ? { exact: true } : { enough: thought.enough.signal }),
      onProgress: (share) => this.#progress(seat, share, !bot),
    });
  }

  #progress(seat: number, share: number, hint: boolean): void {
    if (share < 1 && share >= this.#shown && share < this.#shown + PROGRESS) return;
    this.#shown = share < 1 ? share : 0;
    this.tell({ type: "thinking", seat, hint, share });
  }

  #wait(ms: number, { enough, give }: Thought): Promise<void> {
    if (!ms) return Promise.resolve();
    return new Promise((done) => {
      const callOff = this.env.later(ms, done);
      for (const { signal } of [enough, give]) {
        signal.addEventListener("abort", () => {
          callOff();
          done();
        });
      }
    });
  }

  /** A decision of one of ours, unless the table waits for another by then. */
  #answer(asked: Exclude<Asked, { who: "person" }>, token: Token): void {
    const { table } = this;
    const about = this.#moment(asked);
    const { move } = table.position;
    this.#act(() =>
      this.#moment(table.asked()) === about ? [table.decision(asked.seat, move, token, asked.by)] : [],
    ).catch((fault: unknown) => console.error(fault));
  }
}

export const newSeed = ({ draw }: Environment): string =>
  Array.from(draw(8), (byte) => byte.toString(16).padStart(2, "0")).join("");
