// Everybody at a table has a face: one they chose, else one that always goes with their name; no two are the same.

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

/** Somebody who sits at a table, as the table tells it. */
export interface Sitting {
  readonly name?: string | null;
  readonly kind?: string;
  readonly face?: number | null;
}

/** A face and whether a bot wears it. */
export interface Face {
  readonly face: number;
  readonly bot: boolean;
}

const PICTURES = import.meta.glob<string>("../faces/lynx-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a lynx's picture. */
export function pictureOf(face: number): string {
  return PICTURES[`../faces/lynx-${face}.svg`] ?? "";
}

/** The face of one seat, counted from 1. */
export function faceOf(seats: readonly Sitting[], seat: number): number {
  return faces(seats)[seat - 1]?.face ?? 0;
}

/** All faces of a table: chosen ones first, then each name's own, or the next that is free; bots before people. */
export function faces(seats: readonly Sitting[]): Face[] {
  const taken = new Set(seats.flatMap(({ face }) => face ?? []));
  const found = seats.map(({ face }) => face ?? null);
  for (const bots of [true, false])
    seats.forEach((seat, i) => {
      if (isBot(seat) === bots) found[i] ??= free(taken, fixed(seat.name ?? `${i}`));
    });
  return seats.map((seat, i) => ({ face: found[i] ?? 0, bot: isBot(seat) }));
}

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
