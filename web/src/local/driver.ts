// Goes on with whatever a table waits for: bots, scripts, forced answers. Only while somebody looks on.
import type { By, Token } from "../lib/protocol";
import { botSeed } from "./chances";
import { decide, type Command } from "./commands";
import type { Means } from "./means";
import type { Ask, Table } from "./table";

/** How long a decision with one answer takes where bots take their time. */
const FORCED_MS = 500;
const RETRY_MS = 1000;
const [QUICK_MS, SLOW_MS] = [500, 1400];

interface Bot {
  about: string;
  give: AbortController;
  enough: AbortController;
}

export class Driver {
  #callOff: (() => void) | null = null;
  #bot: Bot | null = null;

  constructor(
    private readonly table: Table,
    private readonly act: (command: Command) => Promise<number>,
    private readonly means: Means,
    private readonly progress: (seat: number, share: number) => void,
  ) {}

  /** Sees whom the table waits for, and does what is needed. */
  goOn(watched: boolean): void {
    this.#rest();
    const ask = watched ? this.table.ask() : null;
    if (ask?.who !== "bot") this.#giveUp();
    if (!ask || ask.who === "person") return;
    if (ask.who === "bot") this.#letThink(ask);
    else this.#later(this.#pause(), answer(this.table, ask.seat, ask.token, ask.who));
  }

  /** Whoever thinks answers now; whether anybody does. */
  hurry(): boolean {
    this.#bot?.enough.abort();
    return this.#bot !== null;
  }

  #rest(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #giveUp(): void {
    this.#bot?.give.abort();
    this.#bot = null;
  }

  #later(ms: number, command: Command): void {
    this.#callOff = this.means.later(ms, () => this.#ask(command));
  }

  #ask(command: Command): void {
    // Could not be stored: again in a while, if somebody still waits.
    this.act(command).catch(() => this.#later(RETRY_MS, command));
  }

  /** How long a forced decision still takes, from when it was asked for. */
  #pause(): number {
    if (this.table.setup.pace === "instant") return 0;
    return Math.max(0, this.table.askedAt + FORCED_MS - this.means.now());
  }

  #letThink(ask: Extract<Ask, { who: "bot" }>): void {
    const { games, position } = this.table;
    const about = [games.length, position!.move, ask.seat, ask.level].join(" ");
    if (this.#bot?.about === about) return;
    this.#giveUp();
    this.#bot = { about, give: new AbortController(), enough: new AbortController() };
    void this.#think(ask, this.#bot);
  }

  async #think({ seat, level }: Extract<Ask, { who: "bot" }>, bot: Bot): Promise<void> {
    const { table, means } = this;
    const by: By = table.seats[seat - 1]!.kind === "person" ? "stand-in" : "bot";
    const pause = table.setup.pace === "instant" ? 0 : QUICK_MS + means.chance() * (SLOW_MS - QUICK_MS);
    const [token] = await Promise.all([this.#choice(seat, level, bot), this.#wait(pause, bot)]);
    if (this.#bot !== bot) return;
    this.#bot = null;
    this.#ask(answer(table, seat, token, by));
  }

  async #choice(seat: number, level: Extract<Ask, { who: "bot" }>["level"], bot: Bot): Promise<Token> {
    const { table, means } = this;
    const { seed } = table.game.laid;
    const chance = means.chance();
    const from = seed ? botSeed(seed, seat, table.position!.move) : Math.floor(chance * 2 ** 32);
    const any = table.legal[Math.floor(means.chance() * table.legal.length)]!;
    try {
      return await means.thinker.choose(table.position!.masked(seat), level, from, {
        // Whoever plays alone can have the same game again, or send it: each decision is thought about anew.
        ...(table.mine.length === 1 ? {} : { line: `${table.name} ${table.games.length} ${table.undos}` }),
        signal: bot.give.signal,
        // A day's bots are the same for all, also for those in a hurry.
        ...(table.setup.daily ? {} : { enough: bot.enough.signal }),
        onProgress: (share) => this.progress(seat, share),
      });
    } catch (fault) {
      if (!bot.give.signal.aborted) console.error(fault);
      return any;
    }
  }

  /** A pause, unless somebody is in a hurry. */
  #wait(ms: number, { enough, give }: Bot): Promise<void> {
    if (!ms) return Promise.resolve();
    return new Promise((done) => {
      const callOff = this.means.later(ms, done);
      for (const { signal } of [enough, give]) {
        signal.addEventListener("abort", () => {
          callOff();
          done();
        });
      }
    });
  }
}

/** A decision of one of ours, unless the table waits for another by then. */
function answer(table: Table, seat: number, token: Token, by: By): Command {
  const { move } = table.position!;
  return (now) => {
    const ask = now.ask();
    const asked = ask?.seat === seat && ask.who !== "person" && now.position?.move === move;
    return asked ? decide(now, seat, { token, move, by }) : [];
  };
}
