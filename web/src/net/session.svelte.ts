import { settings } from "../mine/settings.svelte";
import type {
  Answer,
  Bye,
  ChatLine,
  Clocks,
  Hint,
  MoveEvent,
  Refused,
  Replay,
  Result,
  State,
  TableEvent,
  TableInfo,
  TableStep,
  Thinking,
  Token,
  View,
} from "../protocol";
import type { Eyes } from "../records/replay";
import { Attention } from "./attention.svelte";
import { entryOf, joined, type LogEntry, logOf } from "../protocol/log";
import { Questions, type PageRules } from "./questions";
import { type ReactionName, Reactions } from "./reactions.svelte";
import type { Link, Question } from "./socket";
import type { PlayedSource } from "./finished";

export type { LogEntry } from "../protocol/log";

/** One table as one page sees it: what happens there is shown in its order. Where it is played, and how it is asked,
 * is for those who extend it. */
export abstract class TableSession {
  table = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<Clocks | null>(null);
  link = $state<Link>("connecting");
  /** Why the line is gone or was cut: the last farewell of the server. */
  bye = $state.raw<Bye | null>(null);
  pending = $state<Token | null>(null);
  refusal = $state.raw<Refused | null>(null);
  result = $state.raw<Result | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The last event that changed the table itself (who sat down, who left …). */
  news = $state.raw<TableEvent | null>(null);
  /** How far a bot's thoughts are, or those of a hint; null while nobody's take long. */
  thinking = $state.raw<Thinking | null>(null);
  readonly reactions = new Reactions();
  /** Server time − our time, in milliseconds: deadlines are the server's. */
  skew = $state(0);

  /** Shows a move before it is applied; the next one waits for it. */
  animate: Animate | null = null;
  /** What the next decision waits for: something is to be read first. */
  hold: (() => Promise<void>) | null = null;

  readonly names = $derived(this.info?.seats.map(({ name }) => name) ?? []);
  /** Whether a decision is asked of someone at this device. */
  readonly asked = $derived(
    this.view !== null &&
      !this.view.over &&
      this.view.to_move !== null &&
      this.mine.includes(this.view.to_move) &&
      !this.info?.seats[this.view.to_move - 1]?.stand_in,
  );

  readonly #questions: Questions;
  #steps = new Steps(
    (step, hurry, current) => this.#show(step, hurry, current),
    () => settings.speed === "instant" || document.visibilityState === "hidden",
  );
  #attention: Attention | null = null;
  #decided = -1;

  constructor(rules?: PageRules) {
    this.#questions = new Questions(this, (question) => this.ask(question), rules);
  }

  abstract open(table: string): Promise<void>;
  abstract look(seat: number | null): void;
  abstract hint(): Promise<Hint | Refused | null>;
  /** The bot or hint that thinks should answer now. */
  abstract enough(): void;
  /** Takes my last decision back, where `info.undo` says that one may. */
  abstract undo(): Promise<Refused | null>;
  abstract say(text: string): Promise<Refused | null>;
  abstract react(what: ReactionName): Promise<Refused | null>;
  /** The next round or another match, for all who sit at this device; `now`: as the host, without waiting for others. */
  abstract next(now?: boolean): Promise<void>;
  /** Lets a bot play for one of my seats, or plays there again. */
  abstract standIn(seat: number, on: boolean): Promise<void>;
  /** Whether decisions with one answer are made for one of my seats. */
  abstract setAuto(seat: number, auto: boolean): Promise<void>;
  /** As the host: a bot plays for somebody who is away, or the role is given on. */
  abstract manage(seat: number, what: "stand-in" | "host"): Promise<void>;

  /** Sends a decision; the refusal, or null when it is done. */
  protected abstract send(move: number, token: Token): Promise<Refused | null>;
  /** One of this table's games as those eyes saw it, and its record. */
  abstract replay(eyes: Eyes, game: number): Promise<Replay>;
  abstract record(game: number): Promise<string>;
  /** Asks what this page cannot find out by itself; null where nobody answers. */
  protected abstract ask(question: Question): Promise<Answer | null>;

  close(): void {
    this.#attention?.close();
    this.#attention = null;
    this.#steps.clear();
    this.reactions.clear();
    this.table = this.info = this.view = this.seat = this.clock = this.bye = null;
    this.pending = this.refusal = this.result = this.news = this.thinking = null;
    [this.mine, this.chat, this.log, this.host] = [[], [], [], false];
    this.#decided = -1;
  }

  /** Decides; resolves to the refusal, or null when it is done. Never sent twice, never lost. */
  async decide(token: Token): Promise<Refused | null> {
    const { view } = this;
    if (!view || this.pending !== null || this.#decided === view.move) return null;
    this.pending = token;
    this.refusal = null;
    const refused = await this.send(view.move, token);
    if (!refused) {
      // What was decided stays under way until its event has been shown.
      this.#decided = view.move;
      if ((this.view?.move ?? 0) > view.move) this.pending = null;
      return null;
    }
    this.pending = null;
    this.refusal = refused;
    return refused;
  }

  preview = (token: Token) => this.#questions.preview(token);
  why = (token: Token) => this.#questions.why(token);
  odds = () => this.#questions.odds();
  tips = () => this.#questions.tips();

  // --- what those who extend it hear

  /** The page's title and icon follow this table. */
  protected attend(): void {
    this.#attention ??= new Attention(this);
  }

  protected get showing(): boolean {
    return this.#steps.length > 0;
  }

  /** Something has happened; it is shown when its turn comes. */
  protected step(step: TableStep): void {
    this.thinking = null;
    if (step.kind === "table" && step.what === "undone") this.#steps.jump(step);
    else this.#steps.add(step);
  }

  protected thinks(thinking: Thinking): void {
    this.thinking = thinking.share < 1 ? thinking : null;
  }

  protected stand(state: State): void {
    this.#steps.clear();
    this.bye = null;
    this.skew = state.at - Date.now();
    [this.info, this.view, this.seat, this.clock] = [state.info, state.view, state.seat, state.clock];
    [this.chat, this.result] = [state.chat, state.result];
    if (state.seat !== null && !this.mine.includes(state.seat)) this.mine = [...this.mine, state.seat].sort();
    if (this.#decided !== -1 && this.#decided !== state.view?.move) this.pending = null;
    // Not before the table itself has come.
    if (state.view) this.#questions.rules.open(state.view.game);
    this.changed();
    this.log = [];
    void this.#rebuild();
  }

  /** The table itself, or who sits there, is another. */
  protected changed(): void {
    notePlayed(this.info, this.result, this.mine, this);
  }

  protected happened(event: TableEvent): void {
    this.info = event.info;
    if (event.clock !== undefined) this.clock = event.clock;
    if (event.view !== undefined) this.view = event.view;
    if (event.view) this.#questions.rules.open(event.view.game);
    if (event.result) this.result = event.result;
    if (event.what === "started" || event.what === "rematch") {
      this.result = null;
      this.log = [];
      this.pending = this.refusal = null;
      this.#decided = -1;
    }
    if (event.what === "undone") this.#undone();
    this.news = event;
    this.changed();
  }

  /** The seat whose turn it is, if it is mine; else my first. */
  protected eyes(): number | null {
    const turn = this.view?.to_move ?? null;
    if (turn !== null && this.mine.includes(turn)) return turn;
    return this.mine[0] ?? null;
  }

  // --- how it is shown

  /** What happened before this page was opened, in the same words. */
  async #rebuild(): Promise<void> {
    const { table, seat, view, info } = this;
    if (!table || !view || !info || view.move === 0) return;
    try {
      const log = logOf(await this.replay(seat ?? "none", info.game_number));
      if (this.table === table && this.seat === seat && this.view?.game === view.game)
        this.log = joined(log, this.log).filter(({ n }) => n < (this.view?.move ?? 0));
    } catch {
      // The table is whole without it; the next reload tries again.
    }
  }

  async #show(step: TableStep, hurry: boolean, current: () => boolean): Promise<void> {
    if (step.kind === "chat") this.#hear(step);
    else if (step.kind === "table") this.happened(step);
    else await this.#move(step, hurry, current);
  }

  /** Before the deal nobody looks at the chat: what is said stands over its seat, too. */
  #hear(line: ChatLine): void {
    this.chat = [...this.chat, line];
    const { seat, text } = line;
    if (this.info?.status === "waiting" && !this.mine.includes(seat))
      this.reactions.hear({ seat, said: text });
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

  /** The table stands as it did: what came after is nobody's decision any more. */
  #undone(): void {
    const move = this.view?.move ?? 0;
    this.log = this.log.filter(({ n }) => n < move);
    this.pending = this.refusal = this.result = null;
    this.#decided = -1;
  }
}

/** Longer queues are not shown move by move: after an absence the table is shown as it is. */
const MOST_SHOWN = 12;

export type Animate = (entry: LogEntry) => Promise<void> | void;

/** Shows events one after the other, each when the one before has been seen. */
class Steps {
  #queue: TableStep[] = [];
  #running = false;
  #epoch = 0;

  constructor(
    /** Takes one event; resolves when it has been seen. Must not throw. */
    readonly show: (step: TableStep, hurry: boolean, current: () => boolean) => Promise<void>,
    readonly hurry: () => boolean,
  ) {}

  get length(): number {
    return this.#queue.length + (this.#running ? 1 : 0);
  }

  add(step: TableStep): void {
    this.#queue.push(step);
    if (!this.#running) void this.#run();
  }

  /** Decisions were taken back: none of those that wait is shown any more, and this follows at once. */
  jump(step: TableStep): void {
    const others = this.#queue.filter(({ kind }) => kind !== "move");
    this.clear();
    for (const one of [...others, step]) this.add(one);
  }

  /** A whole new state came: what waited is part of it. */
  clear(): void {
    this.#queue = [];
    this.#epoch += 1;
    this.#running = false;
  }

  async #run(): Promise<void> {
    const epoch = this.#epoch;
    this.#running = true;
    for (;;) {
      const step = this.#queue.shift();
      if (!step) break;
      await this.show(step, this.hurry() || this.#queue.length > MOST_SHOWN, () => epoch === this.#epoch);
      if (epoch !== this.#epoch) return;
    }
    this.#running = false;
  }
}

const noted = new Set<string>();

/** Remembers a finished game of someone at this device, without a word should that fail. */
function notePlayed(
  info: TableInfo | null,
  result: Result | null,
  mine: readonly number[],
  source: PlayedSource,
): void {
  if (!info || !result || info.scripted || mine.length === 0) return;
  const id = `${info.table} ${result.game_number}`;
  if (noted.has(id)) return;
  noted.add(id);
  import("./finished")
    .then(({ keepPlayed }) => keepPlayed(info, result, mine, source))
    .catch(() => noted.delete(id));
}
