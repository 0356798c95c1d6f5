// The coach in the Worker: a seat's own decisions weighed, as src/lynxdeck/bots/coach.py does it, in slices.
import type { Engine, MaskedRecord, Net, Room } from "../../engine";
import type { CoachData } from "../../engine/data";
import type { Token } from "../../protocol";
import { decisions, type GameRecord } from "../../records/record";
import { refuse } from "./refusal";
import { breathe, roomFor } from "./search";
import { firstState } from "./think";

/** A share of the win, and its standard error. */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

/** Why one choice is worth less than another. */
export interface Because {
  readonly came: string;
  /** From which number on it counts; 0 for what comes or not. */
  readonly least: number;
  /** In how many deals it came after the weaker choice, and after the better one. */
  readonly often: number;
  readonly there: number;
  /** Whom its sentence names. */
  readonly seat: number | null;
  readonly certain: string | null;
  readonly numbers: Readonly<Record<string, number>>;
}

/** A decision worth another look. */
export interface Moment {
  /** How many decisions were made before it. */
  readonly ply: number;
  /** The choice that was made, and the one it is compared with. */
  readonly made: Token;
  readonly other: Token;
  /** Whether the choice that was made is the better one. */
  readonly good: boolean;
  readonly chances: { readonly made: Chance; readonly other: Chance };
  readonly deals: number;
  readonly because: Because | null;
}

export interface Review {
  /** The own decisions with a choice: what the game was worth before, and after what was chosen. */
  readonly curve: readonly { readonly ply: number; readonly before: number; readonly after: number }[];
  readonly moments: readonly Moment[];
}

/** Deals between two looks up. */
const BITE = 8;

/** A decision at a first look. */
interface Look {
  readonly ply: number;
  readonly masked: MaskedRecord;
  readonly choices: readonly number[];
  /** In the first deals together, in the smallest shares; the choice that was made comes first. */
  readonly worth: readonly number[];
}

const bestOf = ({ worth }: Look): number => worth.indexOf(Math.max(...worth));
const secondOf = ({ worth }: Look): number => worth.indexOf(Math.max(...worth.slice(1)), 1);
const marginOf = (look: Look): number => Math.abs(look.worth[secondOf(look)]! - look.worth[0]!);

const SLOTS = ["loss", "squares", "close", "came", "least", "often", "there", "explained", "certain", "whom"];

export class Coach {
  readonly #data: CoachData;
  readonly #rng: Room<"u64">;
  readonly #states: Room<"state">;
  readonly #choices: Room<"i64">;
  readonly #room: Room<"i64">;
  readonly #told: Room<"i16">;
  readonly #shares: Room<"f64">;
  readonly #worth: Room<"i64">;
  readonly #came: Room<"i64">;
  readonly #found: Room<"i64">;
  readonly #net: readonly Room[];

  static async of(engine: Engine): Promise<Coach> {
    return new Coach(await engine.net());
  }

  private constructor(private readonly net: Net) {
    const { module } = net;
    const { data } = module;
    this.#data = data.net!.coach!;
    const [, most] = this.#data.deals;
    this.#rng = module.room("u64", 1);
    this.#states = module.room("state", 4);
    this.#choices = module.room("i64", this.#data.choices);
    this.#room = module.room("i64", ...data.net!.room);
    this.#told = module.room("i16", data.told[1], data.told[2]);
    this.#shares = module.room("f64", data.seats);
    this.#worth = module.room("i64", most, this.#data.choices);
    this.#came = module.room("i64", most, this.#data.choices);
    this.#found = module.room("i64", this.#data.room);
    this.#net = roomFor(net);
  }

  /** Looks at all own decisions of a game that is over, and closely at those that are told. */
  async review(
    record: GameRecord,
    seat: number,
    { onProgress, signal }: { onProgress?: (done: number, all: number) => void; signal?: AbortSignal } = {},
  ): Promise<Review> {
    if (!record.position.over) throw refuse("off:record");
    const own = ownDecisions(record, seat);
    const looks: Look[] = [];
    for (const [done, one] of own.entries()) {
      onProgress?.(done, own.length);
      looks.push(await this.#look(one, signal));
    }
    const lessons = await this.#telling(
      looks.filter((look) => bestOf(look) > 0),
      this.#data.lessons,
      signal,
    );
    const finds = await this.#telling(
      looks.filter((look) => bestOf(look) === 0),
      1,
      signal,
    );
    onProgress?.(own.length, own.length);
    const [deals] = this.#data.deals;
    const share = (worth: number): number => worth / deals / this.#data.whole;
    return {
      curve: looks.map(({ ply, worth }) => ({
        ply,
        before: share(Math.max(...worth)),
        after: share(worth[0]!),
      })),
      moments: [...lessons, ...finds].sort((a, b) => a.ply - b.ply),
    };
  }

  /** What another choice at a moment is worth, in the same deals. */
  async chance(record: GameRecord, seat: number, ply: number, token: Token): Promise<Chance> {
    if (!record.position.over) throw refuse("off:record");
    const one = ownDecisions(record, seat).find((own) => own.ply === ply);
    if (!one) throw refuse("not-found");
    await this.#play(one.masked, [one.masked.action(token)], this.#data.deals[1], 1);
    return this.#chances(0, this.#data.deals[1]);
  }

  async #look({ ply, masked, action }: Own, signal?: AbortSignal): Promise<Look> {
    const { module } = this.net;
    module.bytes(this.#states).set(masked.record);
    const [biases, weights, seen, hidden] = this.#net as [Room, Room, Room, Room];
    const count = module.call("tempting")(
      this.#states,
      action,
      this.#data.choices,
      this.#room,
      biases,
      weights,
      seen,
      hidden,
      this.#choices,
    );
    const choices = Array.from(module.words(this.#choices).subarray(0, count), Number);
    const [deals] = this.#data.deals;
    await this.#play(masked, choices, deals, 0, signal);
    const worth = choices.map((_, column) => sum(this.#column(column, deals)));
    return { ply, masked, choices, worth };
  }

  /** Those with the largest margins, if not too close to call; those with a reason first. */
  async #telling(looks: readonly Look[], most: number, signal?: AbortSignal): Promise<Moment[]> {
    const [deals] = this.#data.deals;
    const large = looks
      .filter((look) => marginOf(look) >= this.#data.telling * deals)
      .sort((a, b) => marginOf(b) - marginOf(a) || a.ply - b.ply)
      .slice(0, this.#data.tries);
    const told: Moment[] = [];
    for (const look of large) {
      const moment = await this.#compared(look, signal);
      if (moment) told.push(moment);
    }
    const [plain, explained] = [true, false].map((without) =>
      told.filter(({ because }) => (because === null) === without),
    );
    return [...explained!, ...plain!].slice(0, most);
  }

  /** The choice that was made and the other that matters; null where they are too close to call. */
  async #compared(look: Look, signal?: AbortSignal): Promise<Moment | null> {
    const { masked, choices, ply } = look;
    const good = bestOf(look) === 0;
    const [made, other] = [choices[0]!, choices[good ? secondOf(look) : bestOf(look)]!];
    const pair: [number, number] = good ? [other, made] : [made, other];
    const [, deals] = this.#data.deals;
    await this.#play(masked, pair, deals, 1, signal);
    const { module } = this.net;
    const rows = [this.#worth, this.#came, this.#found] as const;
    module.call("find_reason")(this.#states, ...pair, 0, 1, deals, ...rows);
    const found = Array.from(module.words(this.#found), Number);
    const at = (slot: string): number => found[SLOTS.indexOf(slot)]!;
    if (at("close")) return null;
    const [weaker, stronger] = [this.#chances(0, deals), this.#chances(1, deals)];
    return {
      ply,
      made: masked.token(made),
      other: masked.token(other),
      good,
      chances: good ? { made: stronger, other: weaker } : { made: weaker, other: stronger },
      deals,
      because: this.#because(at, found.slice(SLOTS.length)),
    };
  }

  #because(at: (slot: string) => number, numbers: readonly number[]): Because | null {
    const { reasons } = this.#data;
    if (at("came") < 0) return null;
    const certain = reasons[at("certain")];
    return {
      came: reasons[at("came")]!.name,
      least: at("least"),
      often: at("often"),
      there: at("there"),
      seat: at("whom") < 0 ? null : at("whom") + 1,
      certain: certain?.name ?? null,
      numbers: Object.fromEntries((certain?.takes ?? []).map((name, k) => [name, numbers[k]!])),
    };
  }

  /** Plays games on after each choice, in the same deals. */
  async #play(
    masked: MaskedRecord,
    choices: readonly number[],
    deals: number,
    more: 0 | 1,
    signal?: AbortSignal,
  ): Promise<void> {
    const { module } = this.net;
    module.bytes(this.#states).set(masked.record);
    module.words(this.#choices).set(choices.map(BigInt));
    module.words(this.#rng)[0] = firstState(BigInt(2 * masked.move + more));
    const [biases, weights, seen, hidden] = this.#net as [Room, Room, Room, Room];
    for (let first = 0; first < deals; first += BITE) {
      module.call("compare_choices")(
        this.#states,
        this.#choices,
        choices.length,
        first,
        Math.min(first + BITE, deals),
        this.#rng,
        this.#room,
        this.#told,
        this.#shares,
        biases,
        weights,
        seen,
        hidden,
        this.#worth,
        this.#came,
      );
      await breathe();
      signal?.throwIfAborted();
    }
  }

  /** What a choice was worth in each deal. */
  #column(column: number, deals: number): number[] {
    const words = this.net.module.words(this.#worth);
    return Array.from({ length: deals }, (_, deal) => Number(words[deal * this.#data.choices + column]));
  }

  #chances(column: number, deals: number): Chance {
    const worth = this.#column(column, deals);
    const [total, squares] = [sum(worth), sum(worth.map((one) => one * one))];
    const spread = (deals * squares - total * total) / (deals - 1);
    return { share: total / deals / this.#data.whole, error: Math.sqrt(spread) / deals / this.#data.whole };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface Own {
  readonly ply: number;
  readonly masked: MaskedRecord;
  readonly action: number;
}

/** The decisions of a seat at which there was something to choose. */
function ownDecisions(record: GameRecord, seat: number): Own[] {
  const position = record.opening.copy();
  return decisions(record).flatMap((token, ply) => {
    const own = position.toMove === seat && position.legal().length > 1;
    const masked = own ? position.masked(seat) : null;
    position.play(token);
    return masked ? [{ ply, masked, action: masked.action(token) }] : [];
  });
}
