// The trail: twelve lynxes to meet, what was won from each on this device, and how its looks were chosen.
import { keep, recall } from "../page/storage";
import type { Fact, GameName, TableInfo, View } from "../protocol";
import { LYNXES, type Lynx } from "../protocol/policies.gen";

export interface Station {
  lynx: Lynx;
  game: GameName;
  edition: string;
  /** Who else sits there: the lynx itself first. */
  bots: readonly (Lynx | "easy")[];
}

const [BASIC, ADVANCED] = ["amigo-2022-basic", "amigo-2022-advanced"];

export const STATIONS: readonly Station[] = [
  { lynx: "rose", game: "linko", edition: BASIC, bots: ["rose", "easy"] },
  { lynx: "rust", game: "linko", edition: BASIC, bots: ["rust", "rose"] },
  { lynx: "olive", game: "linko", edition: BASIC, bots: ["olive", "rust"] },
  { lynx: "sand", game: "linko", edition: BASIC, bots: ["sand", "olive", "rose"] },
  { lynx: "ink", game: "linko", edition: ADVANCED, bots: ["ink", "rose"] },
  { lynx: "sky", game: "linko", edition: ADVANCED, bots: ["sky", "ink"] },
  { lynx: "slate", game: "push", edition: "push", bots: ["slate", "sky"] },
  { lynx: "pine", game: "push", edition: "push", bots: ["pine", "slate"] },
  { lynx: "snow", game: "push", edition: "push", bots: ["snow"] },
  { lynx: "plum", game: "push", edition: "push-risk", bots: ["plum", "snow"] },
  { lynx: "cocoa", game: "linko", edition: "amigo-2022-duel", bots: ["cocoa"] },
  { lynx: "amber", game: "linko", edition: "amigo-2022-expert", bots: ["amber", "cocoa"] },
];

export const CHAPTERS = ["meadow", "pines", "ridge"] as const;
export const A_CHAPTER = STATIONS.length / CHAPTERS.length;

/** Crowns of a station: for the win, for the deed, for a win by so many points. */
export const CROWNS = 3;
export const MARGIN = 10;
export type Crowns = readonly [win: boolean, deed: boolean, margin: boolean];
const NONE: Crowns = [false, false, false];

/** Looks, never strength: what is won by beating a lynx, the last one with all crowns. */
export const PRIZES = [
  ["cloth-red", "rust"],
  ["wears-scarf", "olive"],
  ["back-meadow", "sand"],
  ["cloth-slate", "ink"],
  ["cloth-autumn", "sky"],
  ["wears-bell", "slate"],
  ["back-pines", "pine"],
  ["cloth-snow", "snow"],
  ["back-ridge", "plum"],
  ["cloth-night", "cocoa"],
  ["wears-star", "amber"],
  ["cloth-linen", null],
  ["back-gold", null],
] as const satisfies readonly (readonly [string, Lynx | null])[];
export type Prize = (typeof PRIZES)[number][0];

/** The station of a table: who sits there says it. */
export function stationOf({ seats, setup }: Pick<TableInfo, "seats" | "setup">): Station | null {
  const levels = seats.slice(1).map(({ level }) => level);
  const here = ({ game, edition, bots }: Station): boolean =>
    game === setup.game && edition === setup.edition && bots.join() === levels.join();
  return STATIONS.find(here) ?? null;
}

type Of<F extends Fact["fact"]> = Extract<Fact, { fact: F }>;

/** Whether a seat did what the second crown of a station asks for, from all that was told of a game. */
export function didDeed(lynx: Lynx, seat: number, facts: readonly Fact[]): boolean {
  const all = <F extends Fact["fact"]>(name: F): Of<F>[] =>
    facts.filter((fact): fact is Of<F> => fact.fact === name);
  const mine = <F extends Fact["fact"]>(name: F): Of<F>[] =>
    all(name).filter((fact) => "seat" in fact && fact.seat === seat);
  const laid = (cards: number): boolean =>
    mine("laid").some(({ layer: [, numbers, jokers] }) => numbers + jokers >= cards);
  const points = (all: readonly { points: number }[]): number =>
    all.reduce((sum, one) => sum + one.points, 0);
  switch (lynx) {
    case "rose":
      return mine("snatched").length >= 3;
    case "rust":
      return laid(4);
    case "olive":
      return mine("out").length > 0;
    case "sand":
      return mine("snatched").some(({ layer: [, numbers, jokers] }) => numbers + jokers >= 3);
    case "ink":
      return mine("snatched").some(({ layer }) => layer[2] > 0);
    case "sky":
      return all("snatched").filter(({ victim }) => victim === seat).length <= 1;
    case "slate":
      return mine("busted").length === 0;
    case "pine":
      return points(mine("rolled")) === 0;
    case "snow":
      return facts.some(
        (fact) => fact.fact === "took" && "points" in fact && fact.seat === seat && fact.points >= 12,
      );
    case "plum":
      return points(mine("protected")) >= 30;
    case "cocoa":
      return laid(6);
    case "amber":
      return mine("snatched").length >= 5;
  }
}

/** The crowns that a game that is over earns. */
export function earned(lynx: Lynx, seat: number, view: View, facts: readonly Fact[]): Crowns {
  const scores = view.players.map(({ score }) => score);
  const others = scores.filter((_, i) => i + 1 !== seat);
  const won = view.winners.includes(seat);
  return [won, didDeed(lynx, seat, facts), won && scores[seat - 1]! - Math.max(...others) >= MARGIN];
}

export interface Looks {
  cloth: string | null;
  back: string | null;
  wears: string | null;
}

export interface Walked {
  crowns: Partial<Record<Lynx, Crowns>>;
  looks: Looks;
}

const KEY = "lynxdeck.trail";
const UNTOUCHED: Walked = { crowns: {}, looks: { cloth: null, back: null, wears: null } };

/** What is kept or comes from a file: crowns of lynxes that there are, and looks that are prizes. */
export function sound(kept: unknown): Walked {
  const { crowns, looks } = (kept ?? {}) as { crowns?: Record<string, unknown>; looks?: Partial<Looks> };
  const good = LYNXES.flatMap((lynx) => {
    const found = crowns?.[lynx];
    const whole =
      Array.isArray(found) && found.length === CROWNS && found.every((one) => typeof one === "boolean");
    return whole ? [[lynx, found as unknown as Crowns] as const] : [];
  });
  const look = (kind: keyof Looks): string | null =>
    PRIZES.some(([prize]) => prize === `${kind}-${looks?.[kind]}`) ? looks![kind]! : null;
  return {
    crowns: Object.fromEntries(good),
    looks: { cloth: look("cloth"), back: look("back"), wears: look("wears") },
  };
}

class Trail {
  #kept = $state.raw<Walked>(sound(recall<object>(KEY, UNTOUCHED)));

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEY) this.#kept = sound(recall<object>(KEY, UNTOUCHED));
    });
  }

  get walked(): Walked {
    return this.#kept;
  }
  get looks(): Looks {
    return this.#kept.looks;
  }

  crowns(lynx: Lynx): Crowns {
    return this.#kept.crowns[lynx] ?? NONE;
  }

  beaten(lynx: Lynx): boolean {
    return this.crowns(lynx)[0];
  }

  /** All crowns there are so far. */
  get sum(): number {
    return LYNXES.reduce((sum, lynx) => sum + this.crowns(lynx).filter(Boolean).length, 0);
  }

  /** The first station that is not won; null where all are. */
  get next(): Station | null {
    return STATIONS.find(({ lynx }) => !this.beaten(lynx)) ?? null;
  }

  /** Whether a station may be played: the one before is won. */
  open({ lynx }: Station): boolean {
    const at = LYNXES.indexOf(lynx);
    return at === 0 || this.beaten(lynx) || this.beaten(LYNXES[at - 1]!);
  }

  has(prize: Prize): boolean {
    const [, lynx] = PRIZES.find(([one]) => one === prize)!;
    return lynx === null ? this.sum === CROWNS * LYNXES.length : this.beaten(lynx);
  }

  /** Adds crowns; returns which of them are new. */
  add(lynx: Lynx, crowns: Crowns): Crowns {
    const before = this.crowns(lynx);
    const fresh = crowns.map((one, i) => one && !before[i]) as unknown as Crowns;
    if (fresh.includes(true)) {
      const both = before.map((one, i) => one || crowns[i]) as unknown as Crowns;
      this.#keep({ crowns: { ...this.#kept.crowns, [lynx]: both } });
    }
    return fresh;
  }

  /** From another device: every crown counts, looks of this one stay. */
  join({ crowns }: Walked): void {
    for (const lynx of LYNXES) this.add(lynx, crowns[lynx] ?? NONE);
  }

  choose(looks: Partial<Looks>): void {
    this.#keep({ looks: { ...this.looks, ...looks } });
  }

  /** Nobody was ever met. */
  clear(): void {
    this.#keep(UNTOUCHED);
  }

  #keep(part: Partial<Walked>): void {
    this.#kept = { ...this.#kept, ...part };
    keep(KEY, this.#kept);
  }
}

export const trail = new Trail();

/** A lynx as it is called. */
export const named = (lynx: Lynx): string => lynx[0]!.toUpperCase() + lynx.slice(1);
