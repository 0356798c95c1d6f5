// The table as this page shows it and speaks of it: the session, seen through whoever sits here.
import { faceOf } from "../games";
import { sayError } from "../lib/api";
import type { SeatInfo, Thinking, Token, View } from "../lib/protocol";
import { shell } from "../lib/shell.svelte";
import { phrases as speak, say, sayOr, type Phrases } from "../lib/words";
import { Answers } from "./answers.svelte";
import type { GameModule } from "./board";
import type { Absence } from "../lib/presence";
import { Beginning } from "./beginning";
import { tellNews } from "./news.svelte";
import { Odds } from "./odds.svelte";
import type { Seated } from "../lib/seated";
import { Sharing } from "./sharing.svelte";
import { Show } from "./show.svelte";
import { lastTurn, linesOf, tell } from "./telling";
import { Spoken } from "./voice.svelte";

export class Scene {
  readonly show: Show;
  readonly sharing: Sharing;
  readonly answers: Answers;
  readonly odds: Odds;
  readonly spoken: Spoken;

  readonly phrases: Phrases = $derived.by(() => speak(this.session.names, this.session.seat));
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

  /** Whether a bot plays for the person at this screen. */
  get standIn(): boolean {
    return this.sitting?.stand_in === true && !this.view?.over;
  }

  /** Whether somebody at this device is asked. */
  get asked(): boolean {
    const seat = this.view?.to_move ?? null;
    return seat !== null && this.session.mine.includes(seat) && !this.standIn;
  }

  /** Whether the person at this screen may decide now. */
  get mine(): boolean {
    return this.view?.to_move === this.session.seat && !this.covered && !this.standIn;
  }

  /** What is shown may be looked at, not acted on. */
  get busy(): boolean {
    const { pending, link } = this.session;
    return this.show.flying || this.show.again || pending !== null || link === "gone";
  }

  /** The one sentence. */
  get sentence(): string {
    if (!this.view) return "";
    if (this.show.again) return say("web-table-again-now");
    if (this.standIn) return say("web-frame-bot-plays");
    if (this.covered && this.asked) return say("web-frame-pass", { name: this.#mover });
    if (this.#waits) return say("web-frame-away", { name: this.#mover });
    // Until a decision has been seen, the question it answers stands.
    const view = this.show.entry?.before ?? this.view;
    return this.game.ask(this.words, this.covered ? { ...view, seat: null } : view);
  }

  /** Who thinks, as far as the table has come. */
  get thinking(): Thinking | null {
    return this.show.flying || this.show.again ? null : this.session.thinking;
  }

  /** Where this person sits. */
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
    const may = this.session.info?.hints && this.asked && !this.covered && !this.busy;
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
    if (!keeps || !this.#waits || this.show.again || info?.clock.kind === "days") return null;
    return { name: this.#mover, act: () => void this.manage(`seats/${this.view?.to_move ?? 0}/stand-in`) };
  }

  act = (token: Token): void => {
    this.answers.clear();
    void this.session.decide(token);
  };

  wish = (token: Token): void => {
    if (!this.busy) void this.answers.wish(token);
  };

  /** Says something to the table; resolves to what is wrong, or null. */
  send = async (text: string): Promise<string | null> => {
    const refused = await this.session.say(text);
    return refused ? sayOr(`web-error-${refused.code}`, refused.args, refused.sentence) : null;
  };

  manage = async (path: string, body: unknown = {}): Promise<void> => {
    try {
      await this.session.hostAct(path, body);
    } catch (error) {
      shell.tell(sayError(error));
    }
  };

  async #takeBack(): Promise<void> {
    this.show.finish();
    this.answers.forget();
    const refused = await this.session.undo();
    if (refused) this.answers.reply({ allowed: false, ...refused });
  }

  /** What happened last, as far as it has been seen. */
  #lines(): string[] {
    const { entry, old } = this.show;
    const now = entry ? linesOf(this.game, this.words, entry) : [];
    const last = old ? old.seen.at(-1) : this.session.log.at(-1);
    return now.length > 0 || !last ? now : linesOf(this.game, this.words, last);
  }

  get #mover(): string {
    return this.session.names[(this.view?.to_move ?? 1) - 1] ?? "";
  }

  /** Whether the one who is asked is not here. */
  get #waits(): boolean {
    return this.absent[this.view?.to_move ?? 0] === "away";
  }

  /** Whoever shares this screen is here, though only one of them has the line. */
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
  return {
    current: true,
    get view() {
      const { view, session } = scene;
      return view && faceOf(view.game)?.odds && session.info?.odds && !view.over ? view : null;
    },
  };
}
