// The tables of this device: made, opened, read, put away. One tab plays at each.
import type { Engine } from "../../engine";
import { dailyOf } from "../../deals/daily";
import type { Eyes } from "../../records/replay";
import type { GameName, Mine, Replay } from "../../protocol";
import { BAR, recordOf } from "../../records/record";
import { replayOf, replayRecord } from "../../records/replay";
import { write } from "../../records/writer";
import { newTableId } from "../../page/ids";
import { lastPlayedFirst, obstacle, type Head, type Stamped } from "../store/store";
import { Coach, type Chance, type Review } from "./coach";
import { exported } from "./export";
import { firstIn, gamesIn, imported } from "./import";
import type { TabLock } from "./lock";
import { parOf, type Par } from "./par";
import { newSeed, Play, type Environment } from "./play";
import type { CoachProgress, DeviceAnswer, DeviceQuestion, DeviceTold } from "./messages";
import { refusalOf, refuse } from "./refusal";
import { setupOf, type DeviceWish, type Sitting } from "./setup";
import { DeviceTable, type DealtGame, type Happening } from "./table";

/** How long a table stays ours after the page has left it. */
const LINGER_MS = 2000;
/** Of the finished games the latest stay, and all that are under way. */
const MOST_FINISHED = 50;
/** A lesson left alone for so long begins again. */
const LESSON_MS = 86_400_000;

type Methods = Record<string, (...args: readonly unknown[]) => unknown>;

export class DeviceTables {
  readonly #open = new Map<string, Promise<Play>>();

  constructor(
    readonly env: Environment,
    private readonly lock: TabLock,
    private readonly tell: (table: string, told: DeviceTold) => void,
    private readonly coached: (progress: CoachProgress) => void = () => {},
  ) {}

  async answer({ id, table, call, args }: DeviceQuestion): Promise<DeviceAnswer> {
    try {
      const target = (table === null ? this : await this.at(table)) as unknown as Methods;
      return { id, answer: await target[call]!(...args) };
    } catch (fault) {
      return { id, refused: refusalOf(fault) };
    }
  }

  /** Fetches what a game is played with, before anybody plays it. */
  async prepare(game: GameName): Promise<void> {
    await this.env.engine(game);
  }

  list(): Promise<Head[]> {
    return this.env.store.list();
  }

  async make(wish: DeviceWish, people: readonly Sitting[]): Promise<string> {
    const engine = await this.env.engine(wish.game);
    if (wish.daily && engine.data.net) await engine.net(); // its bots must play as everywhere
    const setup = setupOf(wish, people, engine);
    const table = new DeviceTable(newTableId(this.env.draw), setup, engine);
    return this.#begin(table, [{ t: "created", setup }, table.next(() => newSeed(this.env))]);
  }

  async bring(source: string): Promise<string> {
    const records = await gamesIn(source, this.env);
    const [created, ...events] = imported(records, this.env.chance);
    const table = new DeviceTable(newTableId(this.env.draw), created.setup, records.at(-1)!.opening.engine);
    return this.#begin(table, [created, ...events]);
  }

  async #begin(table: DeviceTable, events: readonly Happening[]): Promise<string> {
    const { store, now } = this.env;
    const at = now();
    for (const event of events) table.apply(event, at);
    await this.#makeRoom();
    await store.append(
      table.head(),
      events.map((event, i) => ({ n: i + 1, at, event })),
    );
    return table.name;
  }

  async #makeRoom(): Promise<void> {
    const { store, now } = this.env;
    for (const table of superfluous(await store.list(), now())) await store.remove(table);
  }

  // --- at a table

  /** Plays here; refuses a table at which another tab plays, unless this one takes it over. */
  async open(name: string, takeOver = false): Promise<void> {
    if (takeOver) await this.lock.takeOver(name);
    const play = await (this.#open.get(name) ?? this.#enter(name));
    await play.look(play.table.mine[0] ?? null);
  }

  async at(name: string): Promise<Play> {
    const play = this.#open.get(name);
    if (!play) throw refuse("not-found:table");
    return play;
  }

  #enter(name: string): Promise<Play> {
    const play = this.#load(name);
    this.#open.set(name, play);
    play.catch(() => this.#open.delete(name));
    return play;
  }

  async #load(name: string): Promise<Play> {
    if (!(await this.lock.take(name))) throw refuse("elsewhere");
    const table = await this.#read(name).catch((refusal: unknown) => {
      this.lock.release(name);
      throw refusal;
    });
    return new Play(
      table,
      this.env,
      (told) => this.tell(name, told),
      () => this.#open.delete(name),
    );
  }

  /** The page leaves a table: after a while another tab may play there. */
  async close(name: string): Promise<void> {
    const opened = this.#open.get(name);
    const play = await opened?.catch(() => null);
    play?.stop();
    this.env.later(LINGER_MS, () => {
      if (!play || play.watched || play.busy || this.#open.get(name) !== opened) return;
      this.#open.delete(name);
      this.lock.release(name);
    });
  }

  lose(name: string): void {
    const play = this.#open.get(name);
    this.#open.delete(name);
    void play?.then((lost) => lost.close("elsewhere"));
  }

  async remove(name: string): Promise<void> {
    const play = await this.#open.get(name)?.catch(() => null);
    play?.close("gone");
    this.#open.delete(name);
    await this.env.store.remove(name);
    this.lock.release(name);
  }

  // --- what can be read without playing

  async find(name: string): Promise<Mine> {
    const table = await this.#table(name);
    return { info: table.info(), mine: table.mine, host: true };
  }

  async replay(name: string, eyes: Eyes, number?: number): Promise<Replay> {
    const table = await this.#table(name);
    const game = gameOf(table, number);
    checkEyes(table, eyes, game);
    const told = { names: table.names, scripted: table.setup.script !== undefined };
    return replayOf(table.dealt(game), tokensOf(game), eyes, told);
  }

  async record(name: string, number?: number): Promise<string> {
    const table = await this.#table(name);
    const game = gameOf(table, number);
    checkEyes(table, "open", game);
    const { start, laid, match, round } = game;
    const free = table.setup.match ? { Match: `${name}-${match}`, Round: `${round}/${table.rounds}` } : {};
    const dealt = { names: table.names, start, ...laid, free };
    return write(recordOf(table.dealt(game), dealt, tokensOf(game)));
  }

  /** A game on its way to another device; also one that cannot be played on here. */
  async takeaway(name: string): Promise<string> {
    const kept = await this.env.store.load(name);
    if (!kept) throw refuse("not-found:table");
    return exported(kept);
  }

  async replayText(source: string, eyes: Eyes): Promise<Replay> {
    return replayRecord(await firstIn(source, this.env), eyes);
  }

  /** What a bot would have made of a deal of the day. */
  async par(deal: string, by: "greedy" | "expert"): Promise<Par> {
    const daily = dailyOf(deal);
    if (!daily) throw refuse("not-found");
    return parOf(daily, by, await this.env.engine(daily.game), this.env.thinker);
  }

  // --- the coach

  #reviewing: AbortController | null = null;
  readonly #coaches = new Map<string, Promise<Coach>>();

  /** Looks again at the own choices of a game that is over; what was asked before is given up. */
  async review(source: string, seat: number): Promise<Review> {
    this.#reviewing?.abort();
    const { signal } = (this.#reviewing = new AbortController());
    const record = await firstIn(source, this.env);
    const coach = await this.#coach(record.opening.engine);
    const onProgress = (done: number, all: number): void => this.coached({ done, all });
    return coach.review(record, seat, { onProgress, signal });
  }

  /** What another choice at a moment is worth. */
  async chance(source: string, seat: number, ply: number, token: string): Promise<Chance> {
    const record = await firstIn(source, this.env);
    return (await this.#coach(record.opening.engine)).chance(record, seat, ply, token);
  }

  /** A table at which a game goes on from after so many decisions, with the same cards; `kinds` says who sits there
   * where the record does not. */
  async tryFrom(source: string, ply: number, kinds: readonly (string | null)[]): Promise<string> {
    const record = await firstIn(source, this.env);
    if (!record.position.over) throw refuse("off:record");
    const { Match: _, Round: __, ...tags } = record.tags;
    const told = tags.Players?.split(BAR) ?? [];
    const players = kinds.map((kind, i) => kind ?? told[i] ?? "medium").join(BAR);
    const [created, ...events] = imported(
      [{ ...record, tags: { ...tags, Players: players } }],
      this.env.chance,
    );
    const moves = events.filter(({ t }) => t === "moved").slice(0, ply);
    const { engine } = record.opening;
    const table = new DeviceTable(newTableId(this.env.draw), created.setup, engine);
    return this.#begin(table, [created, ...events.filter(({ t }) => t === "started"), ...moves]);
  }

  /** Nobody waits for the coach any more. */
  leaveReview(): void {
    this.#reviewing?.abort();
  }

  #coach(engine: Engine): Promise<Coach> {
    const coach = this.#coaches.get(engine.game) ?? Coach.of(engine);
    this.#coaches.set(engine.game, coach);
    coach.catch(() => this.#coaches.delete(engine.game)); // the next one tries again
    return coach;
  }

  async #table(name: string): Promise<DeviceTable> {
    const play = await this.#open.get(name)?.catch(() => null);
    return play?.table ?? this.#read(name);
  }

  async #read(name: string): Promise<DeviceTable> {
    const kept = await this.env.store.load(name);
    if (!kept) throw refuse("not-found:table");
    const engine = await this.env.engine(kept.head.game);
    const fault = obstacle(kept, engine.data.version);
    if (fault) throw refuse(fault === "damaged" ? "damaged" : "outdated");
    return folded(name, kept.events, engine);
  }
}

function folded(name: string, events: readonly Stamped[], engine: Engine): DeviceTable {
  const first = events[0]?.event;
  try {
    if (first?.t !== "created") throw new Error("no set-up");
    const table = new DeviceTable(name, first.setup, engine);
    for (const { event, at } of events) table.apply(event, at);
    return table;
  } catch {
    throw refuse("damaged"); // what does not follow from what came before was not written by us
  }
}

function gameOf({ games }: DeviceTable, number = games.length): DealtGame {
  const game = games[number - 1];
  if (!game) throw refuse("not-found:game");
  return game;
}

const tokensOf = ({ decisions }: DealtGame): string[] => decisions.map(({ token }) => token);

/** While a game is played the page looks through the eyes of people at this device alone. */
function checkEyes({ mine }: DeviceTable, eyes: Eyes, { scores }: DealtGame): void {
  if (scores !== null || eyes === "none") return;
  if (eyes === "open") throw refuse("off:open");
  if (!mine.includes(eyes)) throw refuse("no-key", { seat: eyes });
}

export function superfluous(heads: readonly Head[], now: number, most = MOST_FINISHED): string[] {
  const lessons = heads.filter(({ scripted, touched }) => scripted && now - touched > LESSON_MS);
  const done = heads.filter(({ scripted, status }) => !scripted && status === "over");
  return [...lessons, ...done.toSorted(lastPlayedFirst).slice(most)].map(({ table }) => table);
}
