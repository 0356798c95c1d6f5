import { isLocal } from "../local/ids";
import { api, ApiError, isGone } from "./api";
import { Attention } from "./attention.svelte";
import { post, takePart, type Send } from "./dealing";
import { newId } from "./ids";
import { answerTo } from "./early";
import { useLinkKeys } from "./link-keys";
import { entryOf, joined, logOf, type LogEntry } from "./log";
import { remember, forget } from "./mine.svelte";
import { notePlayed } from "./note-played";
import { waitedFor, withPresence } from "./presence";
import type {
  Bye,
  ChatLine,
  Clocks,
  Hint,
  MoveEvent,
  Refused,
  Result,
  State,
  TableEvent,
  TableInfo,
  TableStep,
  Thinking,
  Token,
  View,
} from "./protocol";
import { Questions } from "./questions";
import { dial } from "./reach";
import { Reactions, type ReactionName } from "./reactions.svelte";
import type { Seer } from "./seer";
import { settings } from "./settings.svelte";
import { Shares } from "./shares";
import { shell } from "./shell.svelte";
import { TableSocket, type Link, type Listener, type Question } from "./socket";
import { Steps, type Animate } from "./steps";
import type { Seated } from "./seated";
import { say, sayOr } from "./words";
import { askToStay } from "../local/stay";

export type { LogEntry } from "./log";

/** One table as one page sees it: a pure function of the server's messages, shown in their order. */
export class TableSession implements Seated {
  table = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** Through whose eyes; null for a spectator. */
  seat = $state<number | null>(null);
  /** All seats this browser holds (several in pass and play). */
  mine = $state.raw<number[]>([]);
  host = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<Clocks | null>(null);
  link = $state<Link>("connecting");
  /** Why the line is gone or was cut: the last farewell of the server. */
  bye = $state.raw<Bye | null>(null);
  /** Why a table cannot be opened, or not here and now. */
  shut = $state.raw<{ code: string; sentence: string } | null>(null);
  /** The token of my decision that is under way. */
  pending = $state<Token | null>(null);
  refusal = $state.raw<Refused | null>(null);
  result = $state.raw<Result | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The last event that changed the table itself (who sat down, who left …). */
  news = $state.raw<TableEvent | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  readonly reactions = new Reactions();
  /** Server time − our time, in milliseconds: deadlines are the server's. */
  skew = $state(0);

  /** Shows a move before it is applied; the next one waits for it. */
  animate: Animate | null = null;
  /** What the next decision waits for: something is to be read first. */
  hold: (() => Promise<void>) | null = null;

  readonly names = $derived(this.info?.seats.map(({ name }) => name) ?? []);
  /** Whether a decision is asked of somebody at this device. */
  readonly asked = $derived(
    this.view !== null &&
      !this.view.over &&
      this.view.to_move !== null &&
      this.mine.includes(this.view.to_move) &&
      !this.info?.seats[this.view.to_move - 1]?.stand_in,
  );

  readonly #questions: Questions;
  #socket: TableSocket | null = null;
  #steps = new Steps(
    (step, hurry, current) => this.#show(step, hurry, current),
    () => settings.speed === "instant" || document.visibilityState === "hidden",
  );
  #attention: Attention | null = null;
  #shares = new Shares();
  #decided = -1;
  #lossTold = false;
  /** I stand up myself: nobody has to tell me that my seat is gone. */
  #leaving = false;

  constructor(seer?: Seer) {
    this.#questions = new Questions(this, (question) => this.#ask(question), seer);
  }

  /** Takes part or looks on, with the keys this browser has. */
  async open(table: string): Promise<void> {
    this.close();
    this.table = table;
    this.link = "connecting";
    try {
      await useLinkKeys(table);
      const { info, mine, host } = await answerTo(`table ${table}`, () => api.table(table));
      if (this.table !== table) return;
      [this.info, this.mine, this.host] = [info, mine, host];
    } catch (error) {
      if (this.table !== table) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        if (error.status === 404) forget(table);
        [this.link, this.shut] = ["gone", error.answer];
        return;
      }
      // Not reachable now: the socket goes on trying, and tells all there is to know.
    }
    this.#attention = new Attention(this);
    const listener: Listener = {
      state: (state) => this.#state(state),
      step: (step) => {
        this.thinking = null;
        if (step.kind === "table" && step.what === "undone") this.#steps.jump(step);
        else this.#steps.add(step);
      },
      presence: (presence) => (this.info = this.info && withPresence(this.info, presence)),
      reaction: (reaction) => this.reactions.hear(reaction),
      thinking: (thinking) => (this.thinking = thinking.share < 1 ? thinking : null),
      link: (link) => this.#linked(link),
      bye: (bye) => this.#farewell(bye),
      refused: (refused) => this.#notJoined(refused),
    };
    const lively = () => !isLocal(table) && waitedFor(this.info, this.seat);
    this.#socket = new TableSocket(() => dial(table), listener, lively);
    this.#socket.open(this.#eyes());
  }

  close(): void {
    this.#socket?.close();
    this.#attention?.close();
    this.#socket = this.#attention = null;
    this.#steps.clear();
    this.#shares.clear();
    this.reactions.clear();
    this.table = this.info = this.view = this.seat = this.clock = this.bye = this.shut = null;
    this.pending = this.refusal = this.result = this.news = this.thinking = null;
    [this.mine, this.chat, this.log, this.host] = [[], [], [], false];
    this.#decided = -1;
  }

  /** Looks through the eyes of another of my seats (or of a spectator). */
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

  /** Decides; resolves to the refusal, or null when it is done. Never sent twice, never lost. */
  async decide(token: Token): Promise<Refused | null> {
    const { view } = this;
    if (!view || this.pending !== null || this.#decided === view.move) return null;
    this.pending = token;
    this.refusal = null;
    const answer = await this.#ask({ type: "decide", id: newId(), move: view.move, token });
    if (answer?.type !== "refused") {
      // What was decided stays under way until its event has been shown.
      this.#decided = view.move;
      if ((this.view?.move ?? 0) > view.move) this.pending = null;
      return null;
    }
    this.pending = null;
    this.refusal = answer;
    return answer;
  }

  preview = (token: Token) => this.#questions.preview(token);
  why = (token: Token) => this.#questions.why(token);
  odds = () => this.#questions.odds();
  tips = () => this.#questions.tips();

  async hint(): Promise<Hint | Refused | null> {
    const answer = await this.#ask({ type: "hint", id: newId() });
    this.thinking = null;
    return answer?.type === "hint" || answer?.type === "refused" ? answer : null;
  }

  enough = (): void => void this.#ask({ type: "enough", id: newId() });

  /** Takes my last decision back, with all that followed; resolves to the refusal, or null. */
  undo = (): Promise<Refused | null> => this.#refusal({ type: "undo", id: newId() });

  /** Says something to the table; resolves to the refusal, or null. */
  say = (text: string): Promise<Refused | null> => this.#refusal({ type: "chat", id: newId(), text });

  /** Shows a face or a phrase over my seat; resolves to the refusal, or null. */
  react = (what: ReactionName) => this.#refusal({ type: "react", id: newId(), what });

  /** A POST at this table: `start`, `rematch`, `seats/2/kick` … Throws ApiError. */
  async hostAct(path: string, body: unknown = {}): Promise<void> {
    if (!this.table) return;
    this.#leaving = path.endsWith("/leave");
    const { info } = await api.act(this.table, path, body);
    // The event tells everybody; the answer tells us first.
    if (info && this.#steps.length === 0) this.info = info;
    if (info) void takePart(info, this.mine, this.#send);
  }

  #eyes(): number | null {
    const turn = this.view?.to_move ?? null;
    if (turn !== null && this.mine.includes(turn)) return turn;
    return this.mine[0] ?? null;
  }

  async #refusal(question: Question): Promise<Refused | null> {
    const answer = await this.#ask(question);
    return answer?.type === "refused" ? answer : null;
  }

  async #ask(question: Question) {
    return (await this.#socket?.ask(question).catch(() => null)) ?? null;
  }

  #state(state: State): void {
    this.#steps.clear();
    this.bye = null;
    this.skew = state.at - Date.now();
    [this.info, this.view, this.seat, this.clock] = [state.info, state.view, state.seat, state.clock];
    // A key of the host's may have been shown beside this socket; it ends when the role is given away.
    const kept = this.host && (state.info.host_seat === null || this.mine.includes(state.info.host_seat));
    [this.chat, this.host] = [state.chat, state.host || kept];
    if (state.seat !== null && !this.mine.includes(state.seat)) this.mine = [...this.mine, state.seat].sort();
    if (this.#decided !== -1 && this.#decided !== state.view?.move) this.pending = null;
    this.result = state.result;
    this.#tellOfLoss(state.info);
    // Not before the table itself has come.
    if (state.view) this.#questions.seer.open(state.view.game);
    this.#keep();
    this.#takePart();
    this.log = [];
    void this.#rebuild();
  }

  /** Once a visit: the game stands earlier than people remember. */
  #tellOfLoss({ notice }: TableInfo): void {
    if (notice === "events-lost" && !this.#lossTold) shell.tell(say("web-table-events-lost"));
    this.#lossTold = notice === "events-lost";
  }

  /** What happened before this page was opened, in the same words. */
  async #rebuild(): Promise<void> {
    const { table, seat, view, info } = this;
    if (!table || !view || !info || view.move === 0) return;
    try {
      const log = logOf(await api.replay(table, seat ?? "none", info.game_number || undefined));
      if (this.table === table && this.seat === seat && this.view?.game === view.game)
        this.log = joined(log, this.log).filter(({ n }) => n < (this.view?.move ?? 0));
    } catch {
      // The table is whole without it; the next reload tries again.
    }
  }

  async #show(step: TableStep, hurry: boolean, current: () => boolean): Promise<void> {
    if (step.kind === "chat") this.chat = [...this.chat, step];
    else if (step.kind === "table") this.#table(step);
    else await this.#move(step, hurry, current);
  }

  async #move(event: MoveEvent, hurry: boolean, current: () => boolean): Promise<void> {
    if (document.visibilityState !== "hidden") await this.hold?.();
    const before = this.view;
    if (!before || !current()) return;
    const entry = entryOf(before, event);
    try {
      if (!hurry) await this.animate?.(entry);
    } catch (error) {
      console.error(error);
    }
    if (!current()) return;
    this.view = entry.after;
    this.clock = event.clock;
    this.log = [...this.log, entry];
    if (this.mine.includes(event.seat)) this.pending = null;
    this.refusal = null;
  }

  #table(event: TableEvent): void {
    this.info = event.info;
    if (event.clock !== undefined) this.clock = event.clock;
    if (event.view !== undefined) this.view = event.view;
    if (event.view) this.#questions.seer.open(event.view.game);
    if (event.result) this.result = event.result;
    if (event.what === "started" || event.what === "rematch") {
      this.result = null;
      this.log = [];
      this.pending = this.refusal = null;
      this.#decided = -1;
    }
    if (event.what === "undone") this.#undone();
    if (event.what === "host") this.#newHost(event);
    this.news = event;
    this.#keep();
    this.#takePart();
  }

  /** The table stands as it did: what came after is nobody's decision any more. */
  #undone(): void {
    const move = this.view?.move ?? 0;
    this.log = this.log.filter(({ n }) => n < move);
    this.pending = this.refusal = this.result = null;
    this.#decided = -1;
  }

  #newHost({ info, seat }: TableEvent): void {
    this.host = seat !== null && this.mine.includes(seat);
    const name = info.seats.find((one) => one.seat === seat)?.name ?? "";
    shell.tell(say("web-host-now", { name, who: this.host ? "you" : "other" }));
  }

  #farewell(bye: Bye): void {
    this.bye = bye;
    if (bye.code === "elsewhere") this.shut = bye;
    if (bye.code !== "revoked") return;
    // My key is worth nothing any more: look on, if that is allowed, or sit down anew.
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

  #keep(): void {
    if (this.info && (this.mine.length > 0 || this.host)) remember(this.info, this.mine);
    if (this.table && this.info?.status === "playing") askToStay(this.table);
    notePlayed(this.info, this.result, this.mine);
  }

  /** By the line, which speaks for one seat; several at this device speak for themselves. */
  #send: Send = async (table, seat, step) => {
    if (this.seat !== seat || this.mine.length > 1) return post(table, seat, step);
    const answer = await this.#ask({ ...step, id: newId() });
    if (answer?.type !== "done") throw new Error(`The ${step.type} was not taken.`);
    return null;
  };

  /** My part in the next deal, without a word or a tap. */
  #takePart(): void {
    if (!this.info) return;
    void takePart(this.info, this.mine, this.#send);
    if (this.info.deal || isLocal(this.info.table) || this.seat === null || !this.mine.includes(this.seat))
      return;
    // A table begun under the older scheme ends under it.
    const share = this.#shares.due(this.info, this.seat);
    if (share) void this.#ask({ type: "contribute", id: newId(), contribution: share });
  }
}
