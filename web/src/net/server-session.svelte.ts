import { api, ApiError, isGone, sayError } from "./api";
import { forget, remember } from "../mine/tables.svelte";
import { prefetched } from "../page/prefetch";
import type { Send } from "../fair/contribute";
import { settings } from "../mine/settings.svelte";
import { newId } from "../page/ids";
import { shell } from "../page/shell.svelte";
import type {
  Answer,
  Bye,
  Hint,
  Presence,
  Refused,
  Replay,
  State,
  TableEvent,
  TableInfo,
  Token,
} from "../protocol";
import type { Eyes } from "../records/replay";
import { say, sayOr } from "../words/words";
import { socketOf } from "./reach";
import { post, takePart } from "./dealing";
import type { ReactionName } from "./reactions.svelte";
import { TableSession } from "./session.svelte";
import { type Link, type Listener, type Question, TableSocket } from "./socket";
import { currentPlace } from "../page/address";
import { router } from "../page/router.svelte";

/** A table at the server: a pure function of the server's messages. */
export class ServerSession extends TableSession {
  #socket: TableSocket | null = null;
  /** I stand up myself: nobody has to tell me that my seat is gone. */
  #leaving = false;

  /** With the keys this browser has. */
  async open(table: string): Promise<void> {
    this.close();
    this.table = table;
    this.link = "connecting";
    try {
      await useLinkKeys(table);
      const { info, mine, host } = await prefetched(`table ${table}`, () => api.table(table));
      if (this.table !== table) return;
      [this.info, this.mine, this.host] = [info, mine, host];
    } catch (error) {
      if (this.table !== table) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        if (error.status === 404) forget(table);
        this.link = "gone";
        return;
      }
      // Not reachable now: the socket goes on trying, and tells all there is to know.
    }
    this.attend();
    const listener: Listener = {
      state: (state) => this.stand(state),
      step: (step) => this.step(step),
      presence: (presence) => (this.info = this.info && withPresence(this.info, presence)),
      reaction: (reaction) => this.reactions.hear(reaction),
      thinking: (thinking) => this.thinks(thinking),
      link: (link) => this.#linked(link),
      bye: (bye) => this.#farewell(bye),
      refused: (refused) => this.#notJoined(refused),
    };
    const lively = () => waitedFor(this.info, this.seat);
    this.#socket = new TableSocket(() => socketOf(table), listener, lively);
    this.#socket.open(this.eyes());
  }

  override close(): void {
    this.#socket?.close();
    this.#socket = null;
    super.close();
  }

  look(seat: number | null): void {
    this.#socket?.look(seat);
  }

  /** Asks again which seats are mine (after sitting down, being revoked, a hand-over). */
  async refresh(): Promise<void> {
    const { table } = this;
    if (!table) return;
    const { info, mine, host } = await api.table(table);
    if (this.table !== table) return;
    [this.info, this.mine, this.host] = [info, mine, host];
    // Keys are read when the line is opened: a new one needs a new line.
    this.#socket?.reopen(this.seat !== null && mine.includes(this.seat) ? this.seat : (mine[0] ?? null));
  }

  async hint(): Promise<Hint | Refused | null> {
    const answer = await this.ask({ type: "hint", id: newId() });
    this.thinking = null;
    return answer?.type === "hint" || answer?.type === "refused" ? answer : null;
  }

  enough = (): void => void this.ask({ type: "enough", id: newId() });
  undo = (): Promise<Refused | null> => this.#refusal({ type: "undo", id: newId() });
  say = (text: string): Promise<Refused | null> => this.#refusal({ type: "chat", id: newId(), text });
  react = (what: ReactionName) =>
    this.#refusal({ type: "react", id: newId(), what, ...(this.seat === null && { face: settings.face }) });

  /** All who sit at this device are ready at once; with the last one who was missing it begins. */
  async next(now = false): Promise<void> {
    const done = (): boolean => this.info?.status !== "over" && this.info?.status !== "between";
    if (!now && this.mine.length > 0) {
      for (const seat of this.mine) if (!done()) await this.act(`seats/${seat}/ready`, { ready: true });
      return;
    }
    if (this.info?.status === "over") await this.act("rematch");
    await this.act("start");
  }

  standIn = (seat: number, on: boolean): Promise<void> => this.act(`seats/${seat}/${on ? "leave" : "back"}`);
  setAuto = (seat: number, auto: boolean): Promise<void> => this.act(`seats/${seat}/auto`, { auto });
  manage = (seat: number, what: "stand-in" | "host"): Promise<void> => this.act(`seats/${seat}/${what}`);

  /** A POST at this table: `start`, `rematch`, `seats/2/kick` … Throws ApiError. */
  async act(path: string, body: unknown = {}): Promise<void> {
    if (!this.table) return;
    this.#leaving = path.endsWith("/leave");
    const { info } = await api.act(this.table, path, body);
    // The event tells everybody; the answer tells us first.
    if (info && !this.showing) this.info = info;
    if (info) void takePart(info, this.mine, this.#send);
  }

  protected send(move: number, token: Token): Promise<Refused | null> {
    return this.#refusal({ type: "decide", id: newId(), move, token });
  }

  replay(eyes: Eyes, game: number): Promise<Replay> {
    return api.replay(this.table!, eyes, game || undefined);
  }

  record(game: number): Promise<string> {
    return api.record(this.table!, game);
  }

  protected async ask(question: Question): Promise<Answer | null> {
    return (await this.#socket?.ask(question).catch(() => null)) ?? null;
  }

  async #refusal(question: Question): Promise<Refused | null> {
    const answer = await this.ask(question);
    return answer?.type === "refused" ? answer : null;
  }

  protected override stand(state: State): void {
    // A key of the host's may have been shown apart from this socket; it ends when the role is given away.
    const kept = this.host && (state.info.host_seat === null || this.mine.includes(state.info.host_seat));
    this.host = state.host || kept;
    super.stand(state);
  }

  protected override happened(event: TableEvent): void {
    if (event.what === "host") this.#newHost(event);
    super.happened(event);
  }

  protected override changed(): void {
    super.changed();
    if (this.info && (this.mine.length > 0 || this.host)) remember(this.info, this.mine);
    this.#takePart();
  }

  #newHost({ info, seat }: TableEvent): void {
    this.host = seat !== null && this.mine.includes(seat);
    const name = info.seats.find((one) => one.seat === seat)?.name ?? "";
    shell.tell(say("web-host-now", { name, who: this.host ? "you" : "other" }));
  }

  #farewell(bye: Bye): void {
    this.bye = bye;
    if (bye.code !== "revoked") return;
    // My key is worth nothing any more: look on, if that is allowed, or sit down again.
    const had = this.mine.length;
    void this.refresh()
      .then(() => {
        if (this.mine.length < had && !this.#leaving) shell.tell(say("web-unseated"));
        this.#leaving = false;
      })
      .catch(() => undefined);
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === "offline" && this.table) void this.#stillThere(this.table);
  }

  /** A refused handshake looks like a dead line: ask whether the table exists at all. */
  async #stillThere(table: string): Promise<void> {
    if (!(await isGone(table)) || this.table !== table) return;
    forget(table);
    this.#socket?.close();
    this.link = "gone";
  }

  /** The seat is no longer mine: look on as a spectator, and say so. */
  #notJoined(refused: Refused): void {
    this.refusal = refused;
    if (this.seat === null && this.mine.length === 0) {
      // Not even as a spectator: this table is not for us.
      shell.tell(sayOr(`web-error-${refused.code}`, {}, refused.sentence));
      this.#socket?.close();
      [this.info, this.link] = [null, "gone"];
      return;
    }
    this.mine = [];
    this.#socket?.look(null);
  }

  /** By the line, which speaks for one seat; several at this device speak for themselves. */
  #send: Send = async (table, seat, step) => {
    if (this.seat !== seat || this.mine.length > 1) return post(table, seat, step);
    const answer = await this.ask({ ...step, id: newId() });
    if (answer?.type !== "done") throw new Error(`The ${step.type} was not taken.`);
    return null;
  };

  /** My part in the next deal, without a word or a tap. */
  #takePart(): void {
    if (this.info) void takePart(this.info, this.mine, this.#send);
  }
}

function withPresence(info: TableInfo, { here, watching, host_here, host_open }: Presence): TableInfo {
  const seats = info.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
  return { ...info, seats, watching, host_here, host_open };
}

/** Whether who sits there plays a game in which others wait for them now, or soon. */
function waitedFor(info: TableInfo | null, seat: number | null): boolean {
  const live = info?.status === "playing" && info.setup.clock.kind !== "days";
  return live && seat !== null && document.visibilityState !== "hidden";
}

/** Uses the `#host=` or `#take=` key of the address, once, and wipes it; cookies carry the right from then on. */
async function useLinkKeys(table: string): Promise<void> {
  const keys = new URLSearchParams(currentPlace().hash.slice(1));
  const [host, take] = [keys.get("host"), keys.get("take")];
  if (!host && !take) return;
  router.note({ hash: "" });
  try {
    if (host) await api.host(table, host);
    if (take) await api.take(table, take);
  } catch (error) {
    // A used or old link still shows the way to the table.
    shell.tell(sayError(error));
  }
}
