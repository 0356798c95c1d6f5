import { RefusedError } from "../net/api";
import { ServerSession } from "../net/server-session.svelte";
import { TableSession } from "../net/session.svelte";
import type { ReactionName } from "../net/reactions.svelte";
import type { Hint, Refused, Replay, State, Token } from "../protocol";
import type { Eyes } from "../records/replay";
import { device, type DeviceClient } from "./client";
import { isLocal } from "../page/ids";
import type { DeviceTold } from "./worker/messages";

export class DeviceSession extends TableSession {
  /** Why a table cannot be opened, or not here and now. */
  shut = $state.raw<{ code: string; sentence: string } | null>(null);

  constructor(private readonly client: () => DeviceClient = device) {
    super();
  }

  /** Plays here; where another tab plays, only if this one takes the table over. */
  async open(table: string, takeOver = false): Promise<void> {
    if (this.table !== table) {
      this.close();
      [this.table, this.link] = [table, "connecting"];
    }
    this.client().hear(table, (told) => this.#told(told));
    try {
      await this.client().ask("open", table, takeOver);
      if (this.table === table) [this.shut, this.link] = [null, "live"];
    } catch (error) {
      if (this.table === table && error instanceof RefusedError)
        [this.shut, this.link] = [error.answer, "gone"];
    }
  }

  override close(): void {
    if (this.table) {
      this.client().hear(this.table, null);
      void this.client().ask("close", this.table);
    }
    this.shut = null;
    super.close();
  }

  look(seat: number | null): void {
    if (this.table && seat !== this.seat)
      void this.client()
        .askAt(this.table, "look", seat)
        .catch(() => {});
  }

  async hint(): Promise<Hint | Refused | null> {
    const { table, seat } = this;
    if (table === null || seat === null) return null;
    try {
      const { token, move } = await this.client().askAt(table, "hint", seat);
      return { type: "hint", id: "", token, move };
    } catch (error) {
      return refusalIn(error);
    } finally {
      this.thinking = null;
    }
  }

  enough = (): void => {
    if (this.table)
      void this.client()
        .askAt(this.table, "enough")
        .catch(() => {});
  };

  undo = (): Promise<Refused | null> =>
    this.#refused((table, seat) => this.client().askAt(table, "undo", seat));

  /** Nobody here needs to be written to. */
  say = (): Promise<Refused | null> => Promise.resolve(refused("off", "There is no chat at this table."));

  react(what: ReactionName): Promise<Refused | null> {
    if (this.seat !== null) this.reactions.hear({ seat: this.seat, what });
    return Promise.resolve(null);
  }

  next = (): Promise<void> => this.client().askAt(this.table!, "next");
  standIn = (seat: number, on: boolean): Promise<void> =>
    this.client().askAt(this.table!, "standIn", seat, on);
  setAuto = (seat: number, auto: boolean): Promise<void> =>
    this.client().askAt(this.table!, "setAuto", seat, auto);
  /** Nobody is away, and there is no host. */
  manage = (): Promise<void> => Promise.resolve();

  protected send(move: number, token: Token): Promise<Refused | null> {
    return this.#refused((table, seat) => this.client().askAt(table, "decide", seat, move, token));
  }

  replay(eyes: Eyes, game: number): Promise<Replay> {
    return this.client().ask("replay", this.table!, eyes, game);
  }

  record(game: number): Promise<string> {
    return this.client().ask("record", this.table!, game);
  }

  /** This page knows the rules: without them there would be no such table. */
  protected ask(): Promise<null> {
    return Promise.resolve(null);
  }

  async #refused(ask: (table: string, seat: number) => Promise<unknown>): Promise<Refused | null> {
    if (this.table === null || this.seat === null) return null;
    try {
      await ask(this.table, this.seat);
      return null;
    } catch (error) {
      return refusalIn(error);
    }
  }

  #told(told: DeviceTold): void {
    if (told.type === "state") this.stand(told);
    else if (told.type === "event") this.step(told);
    else if (told.type === "thinking") this.thinks(told);
    else if (told.code === "reread") void this.open(this.table!);
    else {
      this.link = "gone";
      if (told.code === "elsewhere") this.shut = { code: told.code, sentence: "" };
      else this.info = null;
    }
  }

  protected override stand(state: State): void {
    this.attend();
    this.host = true;
    this.mine = state.info.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
    super.stand(state);
  }

  protected override changed(): void {
    super.changed();
    if (this.info?.status === "playing") persistStorage();
  }
}

function refusalIn(error: unknown): Refused {
  if (!(error instanceof RefusedError)) throw error;
  const { code, sentence, args, rule = null } = error.answer;
  return refused(code, sentence, args, rule);
}

const refused = (
  code: string,
  sentence: string,
  args: Refused["args"] = {},
  rule: string | null = null,
): Refused => ({ type: "refused", id: null, code, sentence, args, rule, move: null });

let persisted = false;

/** Asks, once a game on this device is begun, that games stay even when it runs short of room. */
function persistStorage(): void {
  if (persisted) return;
  persisted = true;
  // Plain http has no such thing.
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  void storage?.persist?.().catch(() => {});
}

export const sessionFor = (table: string): DeviceSession | ServerSession =>
  isLocal(table) ? new DeviceSession() : new ServerSession();
