// Cards that travel: the table changes at once, and copies of the cards fly from where they lay to where they lie.
//
// Elements carry `data-place` (`hand:2`, `layer:3`, `display:0`, `pile`, …); the cards in them `data-card`,
// with `?` for a back. A card that cannot be seen any more, or not yet, flies from or to the place itself.

import { Tempo } from "./tempo";

export interface Flight {
  /** By their `data-card`, bottom to top. */
  cards: readonly string[];
  from: string;
  to: string;
  /** Starts with the one before it, a moment later. */
  along?: boolean;
  /** Is gone when it arrives: a gesture, not a card. */
  fades?: boolean;
  /** Pulled out of someone's place, or swept away; else laid. */
  manner?: "snatched" | "swept";
}

export interface Motion {
  /** How long a movement of 1 lasts; 0 does not move at all. */
  pace: number;
  /** The system asks for less motion: things fade in where they are. */
  calm: boolean;
}

interface Spot {
  box: DOMRect;
  /** What to copy; null where the place shows no card. */
  card: Element | null;
}

type Survey = Map<string, Spot[]>;

const SHORT = 200;
const LONG = 350;
const STAGGER = 55;
const PAUSE = 60;
const FADE = 200;
const EASE = {
  laid: "cubic-bezier(0.16, 0.84, 0.32, 1)",
  snatched: "cubic-bezier(0.3, 1.18, 0.5, 1)",
  swept: "cubic-bezier(0.5, 0, 0.85, 0.5)",
};
/** What is snatched or swept takes its time, however far it goes. */
const LASTS = { laid: 0, snatched: 380, swept: 450 };
const FACE_DOWN = "?";

/** All but the first start with the one before. */
export function alongside(flights: readonly Flight[]): Flight[] {
  return flights.map((flight, i) => (i > 0 ? { ...flight, along: true } : flight));
}

/** Cards with the same way travel together, and the groups alongside each other. */
export function merged(flights: readonly Flight[]): Flight[] {
  const groups = new Map<string, Flight>();
  for (const flight of flights) {
    const way = `${flight.from} ${flight.to}`;
    const cards = [...(groups.get(way)?.cards ?? []), ...flight.cards];
    groups.set(way, { ...flight, cards });
  }
  return alongside([...groups.values()]);
}

export function duration(distance: number, pace: number, manner?: Flight["manner"]): number {
  return (LASTS[manner ?? "laid"] || Math.min(LONG, SHORT + distance * 0.35)) * pace;
}

/** When each flight starts, given how long each lasts: one after the other, but for those that go along. */
export function starts(flights: readonly Flight[], lasts: readonly number[], pace: number): number[] {
  const times: number[] = [];
  let free = 0;
  flights.forEach((flight, i) => {
    const before = times[i - 1];
    const start = flight.along && before !== undefined ? before + STAGGER * pace : free;
    times.push(start);
    free = Math.max(free, start + (lasts[i] ?? 0) + PAUSE * pace);
  });
  return times;
}

/** Where the cards of all flights lie now. To be asked before the table changes. */
export function survey(root: ParentNode, flights: readonly Flight[]): Survey {
  const found: Survey = new Map();
  const used = new Set<Element>();
  flights.forEach((flight, i) => {
    const spots = look(root, flight.from, flight.cards, used);
    if (spots)
      found.set(
        `${i}`,
        spots.map(({ box, card }) => ({ box, card: (card?.cloneNode(true) ?? null) as Element | null })),
      );
  });
  return found;
}

/** The spots of some cards at a place, the topmost of each kind first taken; null where there is no such place. */
function look(root: ParentNode, place: string, cards: readonly string[], used: Set<Element>): Spot[] | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)];
  const at = all.find((one) => one.getClientRects().length > 0);
  if (!at) return null;
  const lying = [...at.querySelectorAll("[data-card]")].filter((card) => card.getClientRects().length > 0);
  const spots: Spot[] = [];
  for (const card of [...cards].reverse()) {
    const kind = (one: Element): string | null => one.getAttribute("data-card");
    const own = lying.findLast((one) => kind(one) === card && !used.has(one));
    const any = own ?? lying.findLast((one) => kind(one) === card || kind(one) === FACE_DOWN);
    if (own && card !== FACE_DOWN) used.add(own);
    spots.unshift({ box: (any ?? at).getBoundingClientRect(), card: any ?? null });
  }
  return spots;
}

type Shown = Element & ElementCSSInlineStyle;

interface Flyer {
  flight: Flight;
  index: number;
  node: HTMLElement;
  from: Spot;
  size: DOMRect;
  /** A back that becomes a face on the way. */
  turns: boolean;
  /** Not seen before it starts. */
  waits: boolean;
  /** The card itself, out of sight until its copy has arrived. */
  hidden: Shown | null;
}

/** The layer above the table on which cards fly. */
export class Stage {
  constructor(
    private readonly root: ParentNode,
    private readonly layer: HTMLElement,
    private readonly tempo = new Tempo(),
  ) {}

  /** Flies everything to where it lies by now; resolves when all has arrived. */
  async play(flights: readonly Flight[], before: Survey, motion: Motion): Promise<void> {
    if (motion.pace <= 0 || flights.length === 0) return;
    if (motion.calm) return this.#fadeIn(flights, before, motion.pace);
    const flyers = this.#prepare(flights, before);
    // Hands and fans find their new sizes within a frame or two; until then the copies wait where the cards were.
    await settled();
    const goals = this.#goals(flights, flyers);
    const lasts = goals.map(({ flyer, to }) =>
      duration(distance(flyer.from.box, to.box), motion.pace, flyer.flight.manner),
    );
    const longest = flights.map((flight) =>
      Math.max(0, ...goals.map(({ flyer }, i) => (flyer.flight === flight ? (lasts[i] ?? 0) : 0))),
    );
    const times = starts(flights, longest, motion.pace);
    await Promise.all(
      goals.map(({ flyer, to }, i) => {
        const delay = (times[flights.indexOf(flyer.flight)] ?? 0) + flyer.index * 18 * motion.pace;
        return this.#fly(flyer, to, delay, lasts[i] ?? 0);
      }),
    );
  }

  async #fadeIn(flights: readonly Flight[], before: Survey, pace: number): Promise<void> {
    await settled();
    const used = new Set<Element>();
    const spots = flights.map(
      (flight, i) => (before.has(`${i}`) ? look(this.root, flight.to, flight.cards, used) : null) ?? [],
    );
    const times = starts(
      flights,
      flights.map(() => FADE * pace),
      pace,
    );
    await Promise.all(
      spots.flatMap((list, i) =>
        list.map(({ card }, j) => {
          if (!card || card.getAttribute("data-card") !== flights[i]?.cards[j]) return Promise.resolve();
          return this.#run(card, [{ opacity: 0 }, { opacity: 1 }], {
            delay: times[i] ?? 0,
            duration: FADE * pace,
            fill: "backwards",
          });
        }),
      ),
    );
  }

  /** Copies of all cards at the places they leave, and the cards themselves out of sight. */
  #prepare(flights: readonly Flight[], before: Survey): Flyer[] {
    const used = new Set<Element>();
    return flights.flatMap((flight, i) => {
      const from = before.get(`${i}`);
      const to = look(this.root, flight.to, flight.cards, used);
      if (!from || !to) return [];
      // What waits at a place that still shows such a card is not seen twice.
      const waits =
        i > 0 &&
        flight.cards.length > 0 &&
        shows(look(this.root, flight.from, flight.cards, new Set()), from);
      return flight.cards.map((card, index) =>
        this.#copy(flight, index, from[index]!, to[index]!, owns(to[index], card), waits),
      );
    });
  }

  #copy(flight: Flight, index: number, from: Spot, to: Spot, own: boolean, waits: boolean): Flyer {
    const node = document.createElement("div");
    node.className = "flyer";
    const size = own ? to.box : from.card ? from.box : to.box;
    const back = from.card?.getAttribute("data-card") === FACE_DOWN ? from.card : null;
    const face = own && to.card ? (to.card.cloneNode(true) as Element) : from.card;
    const turns = back !== null && face !== back;
    Object.assign(node.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      transform: move(from.box, size, from.card !== null),
    });
    if (waits) node.style.visibility = "hidden";
    if (face) node.append(bare(face));
    if (turns) {
      node.append(bare(back));
      (node.firstElementChild as Shown).style.transform = "scaleX(0)";
    }
    this.layer.append(node);
    const hidden = own ? (to.card as Shown) : null;
    if (hidden) hidden.style.visibility = "hidden";
    return { flight, index, node, from, size, turns, waits, hidden };
  }

  /** Where everything goes, now that the table has found its shape. */
  #goals(flights: readonly Flight[], flyers: readonly Flyer[]): { flyer: Flyer; to: Spot }[] {
    const used = new Set<Element>();
    const spots = new Map(flights.map((flight) => [flight, look(this.root, flight.to, flight.cards, used)]));
    return flyers.flatMap((flyer) => {
      const to = spots.get(flyer.flight)?.[flyer.index];
      const now = to && owns(to, flyer.flight.cards[flyer.index]) ? (to.card as Shown) : null;
      if (flyer.hidden && flyer.hidden !== now) flyer.hidden.style.visibility = "";
      flyer.hidden = now;
      if (now) now.style.visibility = "hidden";
      if (flyer.waits)
        flyer.from = {
          ...flyer.from,
          box:
            look(this.root, flyer.flight.from, flyer.flight.cards, new Set())?.[flyer.index]?.box ??
            flyer.from.box,
        };
      if (to) return [{ flyer, to }];
      flyer.node.remove();
      return [];
    });
  }

  async #fly(
    { flight, node, from, size, turns, hidden }: Flyer,
    to: Spot,
    delay: number,
    lasts: number,
  ): Promise<void> {
    const timing: KeyframeAnimationOptions = {
      delay,
      duration: lasts,
      easing: EASE[flight.manner ?? "laid"],
      fill: "both",
    };
    const away = { transform: move(from.box, size, from.card !== null), opacity: 1 };
    const there = { transform: move(to.box, size, to.card !== null || flight.fades === true), opacity: 1 };
    const gone = { ...there, opacity: 0 };
    const frames = flight.fades
      ? [away, { ...there, offset: 0.6 }, gone]
      : hidden
        ? [away, there]
        : [away, { ...there, offset: 0.85 }, gone];
    if (turns) this.#turn(node, timing);
    await this.#run(node, frames, timing, () => {
      node.style.visibility = "";
    });
    if (hidden) hidden.style.visibility = "";
    node.remove();
  }

  /** A back that becomes a face half way. */
  #turn(node: HTMLElement, timing: KeyframeAnimationOptions): void {
    const [face, back] = node.children;
    const open = [
      { transform: "scaleX(0)" },
      { transform: "scaleX(0)", offset: 0.45 },
      { transform: "scaleX(1)" },
    ];
    const shut = [
      { transform: "scaleX(1)" },
      { transform: "scaleX(0)", offset: 0.45 },
      { transform: "scaleX(0)" },
    ];
    const even = { ...timing, easing: "linear" };
    if (face) void this.#run(face, open, even);
    if (back) void this.#run(back, shut, even);
  }

  async #run(
    on: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    begins?: () => void,
  ): Promise<void> {
    const animation = on.animate(frames, timing);
    if (begins) void this.tempo.wait(timing.delay ?? 0).then(begins);
    await this.tempo.run(animation);
    if (timing.fill === "backwards") animation.cancel();
  }
}

function owns(spot: Spot | undefined, card: string | undefined): boolean {
  return spot?.card?.getAttribute("data-card") === card && card !== FACE_DOWN;
}

/** Whether a place shows the same kind of card as before: a heap, or a hand face down. */
function shows(now: Spot[] | null, before: readonly Spot[]): boolean {
  const kind = (spot: Spot | undefined): string | null => spot?.card?.getAttribute("data-card") ?? null;
  return now !== null && kind(now[0]) === kind(before[0]);
}

/** Two frames; or a moment, where no frames are drawn. */
export function settled(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, 60);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}

/** A copy of a card without what bound it to its place. */
function bare(card: Element): Element {
  card.removeAttribute("data-card");
  const { style } = card as Element & ElementCSSInlineStyle;
  Object.assign(style, {
    margin: "0",
    width: "100%",
    height: "100%",
    transform: "none",
    visibility: "",
    position: "absolute",
    inset: "0",
  });
  return card;
}

/** To the middle of a box; grown or shrunk to fill it, where it is a card's. */
function move(box: DOMRect, size: DOMRect, fills: boolean): string {
  const x = box.left + (box.width - size.width) / 2;
  const y = box.top + (box.height - size.height) / 2;
  const scale = (fills && Math.min(box.width / size.width, box.height / size.height)) || 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function distance(a: DOMRect | undefined, b: DOMRect | undefined): number {
  return a && b ? Math.hypot(a.left - b.left, a.top - b.top) : 0;
}
