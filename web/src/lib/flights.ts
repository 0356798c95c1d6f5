// Cards that travel: the table changes at once, and copies of the cards fly from where they lay to where they lie.
//
// Elements carry `data-place` (`hand:2`, `layer:3`, `display:0`, `pile`, …); the cards in them `data-card`,
// with `?` for a back. A card that cannot be seen any more, or not yet, flies from or to the place itself.

export interface Flight {
  /** By their `data-card`, bottom to top. */
  cards: readonly string[];
  from: string;
  to: string;
  /** Starts with the one before it, a moment later. */
  along?: boolean;
  /** Is gone when it arrives: a gesture, not a card. */
  fades?: boolean;
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

export type Survey = Map<string, Spot[]>;

const SHORT = 170;
const LONG = 340;
const STAGGER = 55;
const PAUSE = 60;
const EASE = "cubic-bezier(0.16, 0.84, 0.32, 1)";
const FACE_DOWN = "?";

/** How long a flight of so many pixels takes. */
export function duration(distance: number, pace: number): number {
  return Math.min(LONG, SHORT + distance * 0.35) * pace;
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
    if (spots) found.set(`${i}`, spots.map(({ box, card }) => ({ box, card: (card?.cloneNode(true) as Element) ?? null })));
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

/** The layer above the table on which cards fly. */
export class Stage {
  #running = new Set<Animation>();

  constructor(private readonly root: ParentNode, private readonly layer: HTMLElement) {}

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Lets everything arrive now. */
  hurry(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  /** Flies everything to where it lies by now; resolves when all has arrived. */
  async play(flights: readonly Flight[], before: Survey, motion: Motion): Promise<void> {
    if (motion.pace <= 0) return;
    const used = new Set<Element>();
    // All reading first, then all writing: one layout.
    const plans = flights.map((flight, i) => {
      const from = before.get(`${i}`);
      const to = look(this.root, flight.to, flight.cards, used);
      return from && to ? { flight, from, to } : null;
    });
    const here = plans.filter((plan) => plan !== null);
    const lasts = here.map((plan) => duration(distance(plan.from[0]?.box, plan.to[0]?.box), motion.pace));
    const times = starts(here.map((plan) => plan.flight), lasts, motion.pace);
    const done = here.flatMap((plan, i) =>
      plan.to.map((to, j) => {
        const from = plan.from[j] ?? plan.from.at(-1);
        if (!from) return Promise.resolve();
        const delay = (times[i] ?? 0) + j * 18 * motion.pace;
        const own = to.card?.getAttribute("data-card") === plan.flight.cards[j];
        return motion.calm
          ? this.#fade(own ? to.card : null, delay, motion.pace)
          : this.#fly(plan.flight, from, to, own, delay, lasts[i] ?? 0);
      }),
    );
    await Promise.all(done);
  }

  async #fade(card: Element | null, delay: number, pace: number): Promise<void> {
    if (!card) return;
    await this.#run(card, [{ opacity: 0 }, { opacity: 1 }], { delay, duration: 200 * pace, fill: "backwards" });
  }

  async #fly(flight: Flight, from: Spot, to: Spot, own: boolean, delay: number, lasts: number): Promise<void> {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    const size = own ? to.box : from.card ? from.box : to.box;
    flyer.style.width = `${size.width}px`;
    flyer.style.height = `${size.height}px`;
    const back = from.card && from.card.getAttribute("data-card") === FACE_DOWN ? from.card : null;
    const face = own && to.card ? (to.card.cloneNode(true) as Element) : from.card;
    if (face) flyer.append(bare(face));
    const turns = back && face !== back;
    if (turns) flyer.append(bare(back));
    this.layer.append(flyer);

    const hide = own ? (to.card as (Element & ElementCSSInlineStyle) | null) : null;
    if (hide) hide.style.visibility = "hidden";
    const timing: KeyframeAnimationOptions = { delay, duration: lasts, easing: EASE, fill: "both" };
    const away = { transform: move(from.box, size, from.card !== null), opacity: 1 };
    const there = { transform: move(to.box, size, to.card !== null || flight.fades === true), opacity: 1 };
    const frames = flight.fades
      ? [away, { ...there, offset: 0.6 }, { ...there, opacity: 0 }]
      : !own && to.card ? [away, { ...there, opacity: 1, offset: 0.85 }, { ...there, opacity: 0 }] : [away, there];
    if (turns) this.#turn(flyer, timing);
    // What waits for its turn is not there yet, unless it lies on the table until then.
    if (delay > 0 && !from.card) flyer.style.visibility = "hidden";
    await this.#run(flyer, frames, timing, () => { flyer.style.visibility = ""; });
    if (hide) hide.style.visibility = "";
    flyer.remove();
  }

  /** A back that becomes a face half way. */
  #turn(flyer: HTMLElement, timing: KeyframeAnimationOptions): void {
    const [face, back] = flyer.children;
    const open = [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.45 }, { transform: "scaleX(1)" }];
    const shut = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.45 }, { transform: "scaleX(0)" }];
    const even = { ...timing, easing: "linear" };
    if (face) void this.#run(face, open, even);
    if (back) void this.#run(back, shut, even);
  }

  async #run(on: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, begins?: () => void): Promise<void> {
    const animation = on.animate(frames, timing);
    this.#running.add(animation);
    const delay = Number(timing.delay ?? 0);
    const timer = begins && delay > 0 ? setTimeout(begins, delay) : null;
    try {
      await animation.finished;
    } catch {
      // Cancelled: the element is gone.
    }
    if (timer !== null) clearTimeout(timer);
    this.#running.delete(animation);
    if (timing.fill === "backwards") animation.cancel();
  }
}

/** A copy of a card without what bound it to its place. */
function bare(card: Element): Element {
  card.removeAttribute("data-card");
  const { style } = card as Element & ElementCSSInlineStyle;
  Object.assign(style, { margin: "0", width: "100%", height: "100%", transform: "none", visibility: "", position: "absolute", inset: "0" });
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
