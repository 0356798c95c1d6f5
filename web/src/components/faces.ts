// Everybody at a table has a face: one they chose, else one that always goes with their name; no two are the same.
import type { Lynx } from "../protocol/policies.gen";

/** The ground behind each lynx: Amber Rust Snow Slate Pine Plum Rose Ink Sand Sky Olive Cocoa. */
export const GROUNDS = [
  "#7a2f2a",
  "#1f5a66",
  "#3c5f97",
  "#5a3f7d",
  "#7a3f57",
  "#2f6d5d",
  "#2a6a7c",
  "#a5562a",
  "#7f4a2f",
  "#8a4a2a",
  "#3a4a86",
  "#4c7a3f",
] as const;

/** The lynxes of the trail by their faces. */
export const WORN: readonly Lynx[] = [
  ...(["amber", "rust", "snow", "slate", "pine", "plum"] as const),
  ...(["rose", "ink", "sand", "sky", "olive", "cocoa"] as const),
];

export interface Sitting {
  readonly name?: string | null;
  readonly kind?: string;
  readonly face?: number | null;
}

/** Calm, in thought, asleep; the others are reactions, too. */
export type Mood = "calm" | "think" | "smile" | "laugh" | "wow" | "wink" | "cry" | "growl" | "asleep";

export type Gaze = readonly [right: number, down: number];

export interface Face {
  readonly face: number;
  readonly bot: boolean;
  /** At a table that goes on. */
  readonly mood?: Mood;
  /** Where it looks while it is calm: right and down, at most 1 far. */
  readonly gaze?: Gaze | undefined;
}

const PICTURES = import.meta.glob<string>("./faces/lynx-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export function pictureOf(face: number): string {
  return PICTURES[`./faces/lynx-${face}.svg`] ?? "";
}

export function faceOf(seats: readonly Sitting[], seat: number): number {
  return faces(seats)[seat - 1]?.face ?? 0;
}

/** All faces of a table: chosen ones and those of the trail first, then each name's own, or the next that is free; people before bots. */
export function faces(seats: readonly Sitting[]): Face[] {
  const found = seats.map((seat) => seat.face ?? (isBot(seat) ? wornBy(seat.name ?? "") : null));
  const taken = new Set(found.flatMap((face) => face ?? []));
  for (const bots of [false, true])
    seats.forEach((seat, i) => {
      if (isBot(seat) === bots) found[i] ??= free(taken, fixed(seat.name ?? `${i}`));
    });
  return seats.map((seat, i) => ({ face: found[i] ?? 0, bot: isBot(seat) }));
}

const wornBy = (name: string): number | null => {
  const face = WORN.findIndex((lynx) => lynx === name.toLowerCase());
  return face < 0 ? null : face;
};

const isBot = ({ kind }: Sitting): boolean => kind === "bot" || kind === "script";

function free(taken: Set<number>, wished: number): number {
  let face = wished;
  for (let tries = 0; taken.has(face) && tries < GROUNDS.length; tries += 1)
    face = (face + 1) % GROUNDS.length;
  taken.add(face);
  return face;
}

/** The same for a name on every device. */
function fixed(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % GROUNDS.length;
}
