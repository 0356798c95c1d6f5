// The table as this page shows it and speaks of it: the session, seen from the seat at this screen.
import { profileOf } from "../games";
import { sayError } from "../net/api";
import type { Absence, SeatInfo, TableInfo, Thinking, Token, View } from "../protocol";
import { shell } from "../page/shell.svelte";
import {
  editionName,
  gameName,
  type Phrases,
  phrases as speak,
  say,
  sayOr,
  sayRefused,
  signed,
} from "../words/words";
import type { GameModule, Reason } from "../games/board";
import type { Asking, Course, Deciding, Line, Place, Seated } from "../net/seated";
import { linesOf, Show, tell } from "./show.svelte";
import { untrack } from "svelte";
import { lastTurn, type LogEntry } from "../protocol/log";

export class Scene {
  readonly show: Show;
  readonly sharing: Sharing;
  readonly answers: Answers;
  readonly odds: Odds;
  readonly spoken: Spoken;

  readonly phrases: Phrases = $derived.by(() =>
    speak(this.session.names, this.sharing.open ? null : this.session.seat),
  );
  // A covered screen belongs to everybody: it calls nobody “you”, and tells nobody's draws.
  readonly words: Phrases = $derived.by(() =>
    this.covered || this.standIn ? speak(this.session.names, null) : this.phrases,
  );
  readonly told = $derived.by(() => tell(this.game, this.words, this.session.log));
  readonly lines = $derived.by(() => this.#lines().join(" "));
  readonly absent = $derived.by(() => this.#absent());

  constructor(
    readonly session: Seated,
    private readonly played: () => GameModule,
  ) {
    const beginning = new Beginning(session);
    this.show = new Show(session, played, () => beginning.next());
    this.sharing = new Sharing(session, () => this.view);
    this.answers = new Answers(session, this);
    this.odds = new Odds(session, withOdds(this));
    this.spoken = new Spoken(session, (entry) => linesOf(this.game, this.words, entry).join(" "));
    tellNews(session, () => this.phrases);
  }

  get game(): GameModule {
    return this.played();
  }

  get view(): View | null {
    return this.show.view;
  }

  get covered(): boolean {
    return this.sharing.covered;
  }

  get standIn(): boolean {
    return this.sitting?.stand_in === true && !this.view?.over;
  }

  get asked(): boolean {
    const seat = this.view?.to_move ?? null;
    return seat !== null && this.session.mine.includes(seat) && !this.standIn;
  }

  get mine(): boolean {
    return this.view?.to_move === this.session.seat && !this.covered && !this.standIn;
  }

  /** What is shown may be looked at, not acted on. */
  get busy(): boolean {
    const { pending, link } = this.session;
    return this.show.flying || this.show.again || pending !== null || link === "gone";
  }

  get sentence(): string {
    if (!this.view) return "";
    if (this.show.again) return say("web-table-again-now");
    if (this.standIn) return say("web-frame-bot-plays");
    if (this.covered && this.asked) return say("web-frame-pass", { name: this.#mover });
    const { now, entry } = this.show;
    if (this.#waits && !entry) return say("web-frame-away", { name: this.#mover });
    // Until a decision has been seen, the question it answers stands.
    const view = now?.beat.asks ? now.entry.after : (entry?.before ?? this.view);
    return this.game.ask(this.words, this.covered ? { ...view, seat: null } : view);
  }

  get thinking(): Thinking | null {
    return this.show.flying || this.show.again ? null : this.session.thinking;
  }

  get sitting(): SeatInfo | null {
    const { seat, info } = this.session;
    return seat === null ? null : (info?.seats[seat - 1] ?? null);
  }

  /** Shows the last turn once more; null where there was none. */
  get again(): (() => void) | null {
    const { log } = this.session;
    return log.length > 0 ? () => void this.show.replay(lastTurn(log)) : null;
  }

  /** Asks for a hint; null where none may be had now. */
  get hint(): (() => void) | null {
    const { info } = this.session;
    const may = info?.alone && info.setup.hints && this.asked && !this.covered && !this.busy;
    return may ? () => void this.answers.ask() : null;
  }

  /** Takes my last decision back; null where there is none, or it stands. */
  get undo(): (() => void) | null {
    const { info, log, mine, pending } = this.session;
    const may = info?.undo && pending === null && !this.show.again && info.status === "playing";
    return may && log.some(({ seat }) => mine.includes(seat)) ? () => void this.#takeBack() : null;
  }

  /** Lets a bot play for the one who is away; null where nobody is, or it is not mine to say. */
  get without(): { name: string; act(): void } | null {
    const { info, host, mine } = this.session;
    const keeps = host || (info?.host_open === true && mine.length > 0);
    if (!keeps || !this.#waits || this.show.again || info?.setup.clock.kind === "days") return null;
    return { name: this.#mover, act: () => void this.#without(this.view?.to_move ?? 0) };
  }

  act = (token: Token): void => {
    this.answers.clear();
    void this.session.decide(token);
  };

  wish = (token: Token): void => {
    if (!this.busy) void this.answers.wish(token);
  };

  send = async (text: string): Promise<string | null> => {
    const refused = await this.session.say(text);
    return refused && sayRefused(refused);
  };

  attempt = async (act: (session: Seated) => Promise<void>): Promise<void> => {
    try {
      await act(this.session);
    } catch (error) {
      shell.tell(sayError(error));
    }
  };

  #without(seat: number): Promise<void> {
    return this.attempt((session) => session.manage(seat, "stand-in"));
  }

  async #takeBack(): Promise<void> {
    this.show.finish();
    this.answers.forget();
    const refused = await this.session.undo();
    if (refused) this.answers.reply({ allowed: false, ...refused });
  }

  #lines(): string[] {
    const { entry, old } = this.show;
    const now = entry ? linesOf(this.game, this.words, entry) : [];
    const last = old ? old.seen.at(-1) : this.session.log.at(-1);
    return now.length > 0 || !last ? now : linesOf(this.game, this.words, last);
  }

  get #mover(): string {
    return this.session.names[(this.view?.to_move ?? 1) - 1] ?? "";
  }

  get #waits(): boolean {
    return this.absent[this.view?.to_move ?? 0] === "away";
  }

  /** People who share this screen are present, though only one of them has the line. */
  #absent(): Record<number, Absence> {
    const { info, mine } = this.session;
    const away = (info?.seats ?? []).filter(
      ({ seat, kind, here, stand_in, failed }) =>
        failed || (kind === "person" && (stand_in || !(here || mine.includes(seat)))),
    );
    return Object.fromEntries(
      away.map(({ seat, stand_in, failed }) => [
        seat,
        failed ? "bot-failed" : stand_in ? "stand-in" : "away",
      ]),
    );
  }
}

/** Odds are for games that have them, where the host allows it. */
function withOdds(scene: Scene): ConstructorParameters<typeof Odds>[1] {
  const told = $derived.by(() => {
    const { info } = scene.session;
    return info?.alone && info.setup.odds && profileOf(info.setup.game)?.odds;
  });
  return {
    current: true,
    get view() {
      return told && !scene.view?.over ? scene.view : null;
    },
  };
}

const KEY = "lynxdeck.begun";

/** Notices a game that begins before our eyes: once, however often its table is told, or the page is loaded. */
export class Beginning {
  #seen = sessionStorage.getItem(KEY) ?? "";

  constructor(private readonly session: Pick<Seated, "info" | "view">) {}

  /** Its table; null where none begins, where a lesson lays the cards, or where someone comes later. */
  next(): View | null {
    const { info, view } = this.session;
    // The next round may be told before its table is.
    if (!info || !view || view.over) return null;
    const game = `${info.table} ${info.game_number}`;
    const fresh = view.move === 0 && !info.scripted && game !== this.#seen;
    if (game !== this.#seen) sessionStorage.setItem(KEY, (this.#seen = game));
    return fresh ? view : null;
  }
}

const TOLD: readonly string[] = ["stand-in", "bot-failed", "back", "revoked", "undone"];

function tellNews(line: Line, phrases: () => Phrases): void {
  $effect(() => {
    const { news } = line;
    if (!news?.seat || !TOLD.includes(news.what)) return;
    const { name, seat } = untrack(phrases);
    const who = news.seat === seat ? "you" : "other";
    shell.tell(say(`web-table-${news.what}`, { name: name(news.seat), who }));
  });
}

export class Sharing {
  #shownTo = $state<number | null>(null);

  constructor(
    private readonly place: Place,
    private readonly view: () => View | null,
  ) {
    // A hand is covered as soon as its owner has nothing to decide.
    $effect(() => {
      if (this.#shownTo !== null && view()?.to_move !== this.#shownTo) this.#shownTo = null;
    });
    // Where nobody holds anything, nobody need wait: the table turns to the seat that is asked.
    $effect(() => {
      const next = view()?.to_move ?? null;
      if (this.open && next !== null && place.mine.includes(next) && place.seat !== next) place.look(next);
    });
  }

  /** Whether several seats share this screen. */
  get shared(): boolean {
    return this.place.mine.length > 1;
  }

  /** Whether several people play with nothing hidden: nobody is “you”. */
  get open(): boolean {
    return this.shared && !this.#hides;
  }

  /** Whether there are hands that only their owners may see. */
  get #hides(): boolean {
    const view = this.view();
    return view !== null && "hand" in view;
  }

  get covered(): boolean {
    const view = this.view();
    if (!this.shared || view === null || view.over || !this.#hides) return false;
    return view.to_move !== this.#shownTo || this.place.seat !== this.#shownTo;
  }

  uncover(): void {
    const next = this.view()?.to_move ?? null;
    if (next === null) return;
    this.#shownTo = next;
    if (this.place.seat !== next) this.place.look(next);
  }
}

const MOST = 20;

class Spoken {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #heard = -1;
  #log: readonly LogEntry[] = [];

  constructor(course: { readonly log: readonly LogEntry[] }, words: (entry: LogEntry) => string) {
    $effect(() => {
      const { log } = course;
      untrack(() => this.#listen(log, words));
    });
  }

  /** Says what is new in a log. */
  #listen(log: readonly LogEntry[], words: (entry: LogEntry) => string): void {
    const last = log.at(-1);
    const [before, shorter] = [this.#log, log.length < this.#log.length];
    this.#log = log;
    if (!last) return;
    // What was taken back is not said again.
    if (shorter && before[log.length - 1] === last) this.#heard = last.n;
    // Numbers that start again are a new game.
    const known = last.n < this.#heard ? last.n - 1 : this.#heard;
    const fresh = log.filter(({ n }) => n > known);
    this.#heard = last.n;
    // What happened before the page was opened is in the log, not in the air.
    if (fresh.length === 0 || (known < 0 && fresh.length > 2)) return;
    const next = (this.lines.at(-1)?.id ?? 0) + 1;
    const said = fresh.map((entry, i) => ({ id: next + i, text: words(entry) }));
    this.lines = [...this.lines, ...said].slice(-MOST);
  }
}

interface Risk {
  misfits: number;
  pile: number;
}

interface Wanted {
  /** The table as it is shown; null where no odds are. */
  readonly view: View | null;
  /** Whether that is also what the answer speaks of. */
  readonly current: boolean;
}

export class Odds {
  now = $state.raw<Risk | null>(null);

  constructor(session: Asking, wanted: Wanted) {
    $effect(() => {
      const { view, current } = wanted;
      if (view === null) this.now = null;
      else if (current) void this.#ask(session, view, wanted);
    });
  }

  async #ask(session: Asking, { move, pile }: View, wanted: Wanted): Promise<void> {
    const found = await session.odds();
    if (found?.pile === pile && wanted.view?.move === move) this.now = { misfits: found.misfits, pile };
  }
}

/** The edition; empty where it is called like the game. */
export function about(info: TableInfo | null): string {
  const name = info ? editionName(info.setup.edition) : "";
  return info && name === gameName(info.setup.game) ? "" : name;
}

/** “Round 2 of 4”, and the scores of the match so far; empty where one game is played. */
export function round(info: TableInfo | null): string {
  if (!info || info.rounds <= 1) return "";
  const at = say("table-label-round", { round: info.round, rounds: info.rounds });
  return info.sheet.length > 0 ? `${at} · ${info.totals.map(signed).join(" : ")}` : at;
}

/** That one only looks on, or how many do. */
export function onlookers(info: TableInfo | null, seat: number | null): string {
  if (!info || info.status !== "playing") return "";
  if (seat === null) return say("web-frame-watching");
  return info.watching > 0 ? say("web-frame-watchers", { count: info.watching }) : "";
}

export function company({ info, mine, chat }: Place & Line): boolean {
  if (!info?.setup.chat) return false;
  const others = info.seats.some(({ kind, seat }) => kind === "person" && !mine.includes(seat));
  return others || info.watching > 0 || chat.length > 0;
}

type Panel = "log" | "menu" | "rules" | "sheet" | "handover";

export class Panels {
  open = $state<Panel | null>(null);
  /** The rule at which the rules open. */
  rule = $state<string | null>(null);
  show(panel: Panel): void {
    this.open = panel;
  }

  close(): void {
    this.open = null;
  }

  rules(at: string | null = null): void {
    this.rule = at;
    this.open = "rules";
  }
}

interface Answer {
  /** The decision it belongs to: it goes when that is made. */
  move: number;
  text: string;
  rule: string | null;
  tone: "reason" | "hint";
}

interface Table {
  readonly game: GameModule;
  readonly view: View | null;
  readonly phrases: Phrases;
  readonly mine: boolean;
}

class Answers {
  #answer = $state.raw<Answer | null>(null);
  #hint = $state.raw<{ move: number; token: Token } | null>(null);

  constructor(
    private readonly session: Asking & Course & Deciding,
    private readonly table: Table,
  ) {
    $effect(() => {
      const { refusal } = session;
      if (refusal) untrack(() => this.reply({ allowed: false, ...refusal }));
    });
  }

  get now(): Answer | null {
    return this.#answer?.move === this.table.view?.move ? this.#answer : null;
  }

  get hint(): Token | null {
    return this.#hint && this.#hint.move === this.table.view?.move ? this.#hint.token : null;
  }

  clear(): void {
    this.#answer = null;
  }

  /** Nothing that was said holds any more. */
  forget(): void {
    this.#answer = this.#hint = null;
  }

  /** Says why not, in the game's own words where it has some. */
  reply(reason: Reason, wished: Token | null = null): void {
    const { view, game, phrases } = this.table;
    if (!view) return;
    const plain = sayOr(
      reason.code,
      reason.args,
      sayOr(`web-error-${reason.code}`, reason.args, reason.sentence),
    );
    this.#put(view, game.reason?.(phrases, view, reason, wished) ?? plain, "reason", reason.rule);
  }

  async wish(token: Token): Promise<void> {
    const { view, phrases } = this.table;
    if (!view) return;
    if (view.to_move === null) return this.#put(view, say("web-table-over"), "reason");
    if (!this.table.mine)
      return this.#put(view, say("web-table-not-yours", { name: phrases.name(view.to_move) }), "reason");
    const why = await this.session.why(token);
    if (why && !why.allowed) this.reply(why, token);
  }

  async ask(): Promise<void> {
    const { view, game, phrases } = this.table;
    if (!view) return;
    this.#put(view, say("web-table-hint-thinking"), "hint");
    const found = await this.session.hint();
    if (this.session.view?.move !== view.move) return;
    if (found?.type === "refused" && found.code === "superseded") return; // the newer one is answered
    this.clear();
    if (found?.type === "refused") this.reply({ allowed: false, ...found });
    if (found?.type !== "hint") return;
    this.#hint = { move: view.move, token: found.token };
    const effect = await this.session.preview(found.token).catch(() => null);
    const choice = game.choice?.(phrases, view, found.token, effect);
    if (choice) this.#put(view, say("table-hint", { choice }), "hint");
  }

  #put({ move }: View, text: string, tone: Answer["tone"], rule: string | null = null): void {
    this.#answer = { move, text, rule, tone };
  }
}

/** While the part that has the focus vanishes from `root`, `home` takes it; returns how to stop. */
export function keepFocus(root: HTMLElement, home: string): () => void {
  let last: Element | null = null;
  const comes = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  // A tap next to everything gives the focus up on purpose.
  const taps = (): void => {
    last = null;
  };
  const watch = new MutationObserver(() => {
    if (!last || root.contains(last) || document.activeElement !== document.body) return;
    last = null;
    root.querySelector<HTMLElement>(home)?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", comes);
  root.addEventListener("pointerdown", taps, { capture: true });
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", comes);
    root.removeEventListener("pointerdown", taps, { capture: true });
    watch.disconnect();
  };
}
