// The numerals on cards, as strokes of our own: they look the same on every system.

const HEIGHT = 23;
/** One digit stands broad; two stand closer and slimmer. */
const [BROAD, SLIM] = [6, 5.3];
/** The space between the middles of two strokes that stand side by side. */
const GAP = 6.7;
const WIDE = 12.2;
const NARROW = 8.6;
const FLAG = 4.2;

interface Numeral {
  path: string;
  stroke: number;
  /** From the left edge of the first stroke to the right edge of the last. */
  width: number;
}

/** A number of one or two digits, or X; two digits stand closer and slimmer. */
export function numeral(text: string): Numeral {
  const [width, stroke] = text.length > 1 ? [NARROW, SLIM] : [WIDE, BROAD];
  let x = 0;
  let path = "";
  for (const sign of text) {
    const own = sign === "1" ? FLAG : width;
    path += place(glyph(sign, own), x);
    x += own + GAP;
  }
  return { path, stroke, width: x - GAP + stroke };
}

type Step = [letter: string, ...numbers: number[]];

function glyph(sign: string, w: number): Step[] {
  const h = HEIGHT;
  const r = w / 2;
  switch (sign) {
    case "0":
      return [
        ["M", 0, r],
        ["C", 0, -r / 3, w, -r / 3, w, r],
        ["L", w, h - r],
        ["C", w, h + r / 3, 0, h + r / 3, 0, h - r],
        ["Z"],
      ];
    case "1":
      return [
        ["M", 0, 4],
        ["L", w, 0.4],
        ["L", w, h],
      ];
    case "2":
      return [
        ["M", 0, 5.6],
        ["C", 0.3, -1.9, w, -1.9, w, 6.2],
        ["C", w, 11, w * 0.5, 15.4, 0, h],
        ["L", w, h],
      ];
    case "3":
      return [
        ["M", 0.2, 0],
        ["L", w * 0.96, 0],
        ["L", w * 0.44, 9.4],
        ["C", w * 1.12, 9.2, w * 1.12, h, w * 0.4, h],
        ["C", w * 0.2, h, 0.4, h - 1, -0.4, h - 2.6],
      ];
    case "4":
      return [
        ["M", w * 0.74, h],
        ["L", w * 0.74, 0],
        ["L", -0.4, h * 0.7],
        ["L", w * 1.06, h * 0.7],
      ];
    case "5":
      return [
        ["M", w * 0.94, 0],
        ["L", w * 0.14, 0],
        ["L", w * 0.02, 10.6],
        ["C", w * 0.3, 8.6, w, 8, w, 15.4],
        ["C", w, 21, w * 0.74, h, w * 0.42, h],
        ["C", w * 0.22, h, 0.4, h - 0.8, -0.4, h - 2.4],
      ];
    case "6":
      return [
        ["M", w * 0.82, 0],
        ["C", w * 0.3, 2.4, 0, 9, 0, 15.6],
        ["C", 0, 25.4, w, 25.4, w, 15.8],
        ["C", w, 7.4, w * 0.14, 7.4, 0, 15.6],
      ];
    case "7":
      return [
        ["M", -0.2, 0],
        ["L", w, 0],
        ["L", w * 0.34, h],
      ];
    case "8":
      return [
        ["M", r, 10.4],
        ["C", -1.4, 10.2, -0.4, 0, r, 0],
        ["C", w + 0.4, 0, w + 1.4, 10.2, r, 10.4],
        ["C", -2.6, 10.6, -2, h, r, h],
        ["C", w + 2, h, w + 2.6, 10.6, r, 10.4],
      ];
    case "9":
      return [
        ["M", w * 0.18, h],
        ["C", w * 0.7, h - 2.4, w, h - 9, w, 7.4],
        ["C", w, -2.4, 0, -2.4, 0, 7.2],
        ["C", 0, 15.6, w * 0.86, 15.6, w, 7.4],
      ];
    default: // X, the joker
      return [
        ["M", 0, 0.6],
        ["L", w, h - 0.6],
        ["M", w, 0.6],
        ["L", 0, h - 0.6],
      ];
  }
}

function place(steps: Step[], x: number): string {
  return steps
    .map(([letter, ...numbers]) => letter + numbers.map((n, i) => round(i % 2 ? n : n + x)).join(" "))
    .join("");
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
