// What pictures to share have in common: their sizes, the house's colours and letters, a table at dusk.
import { ICONS } from "../parts/icons";
import type { Box } from "./laying";

export type Brush = CanvasRenderingContext2D;

/** As a link's preview is shown, and as most people post. */
export const FORMATS = { wide: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } } as const;
export type Format = keyof typeof FORMATS;

export const PAINT = { ink: "#fff6e4", quiet: "#b6c3d4", amber: "#ffb43f", cold: "#8fd8ff" };
const DISPLAY = '800 {}px "Fraunces", Georgia, serif';
const UI = '600 {}px "Figtree", system-ui, sans-serif';
export const FONTS = { display: DISPLAY, ui: UI } as const;

/** The canvas in its size, when the letters of these words have come. */
export async function prepared(canvas: HTMLCanvasElement, format: Format, words: string): Promise<Brush> {
  Object.assign(canvas, FORMATS[format]);
  await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(font.replace("{}", "40"), words)));
  const brush = canvas.getContext("2d")!;
  brush.textBaseline = "middle";
  return brush;
}

/** Letters no smaller than that. */
const LEAST = 16;

export interface Text {
  x: number;
  /** The middle of the first line. */
  y: number;
  width: number;
  size: number;
  font?: keyof typeof FONTS;
  fill?: string;
  align?: "left" | "center" | "right";
  /** So many at most: then it gets smaller. */
  lines?: number;
}

/** Words in lines; returns where the last one ends. */
export function write(brush: Brush, words: string, text: Text): number {
  const { x, y, width, font = "ui", fill = PAINT.ink, align = "left" } = text;
  const { rows, size } = fitted(brush, words, text);
  brush.fillStyle = fill;
  brush.textAlign = align;
  const lead = size * (font === "display" ? 1.08 : 1.3);
  rows.forEach((row, i) => brush.fillText(row, x, y + i * lead, width));
  return y + (rows.length - 0.5) * lead;
}

/** As large as the words fit, in lines. */
export function fitted(
  brush: Brush,
  words: string,
  { width, font = "ui", lines = 1, ...text }: Pick<Text, "width" | "size" | "font" | "lines">,
): { rows: string[]; size: number } {
  let { size } = text;
  const measure = (part: string): number => brush.measureText(part).width;
  const set = (): string[] => {
    brush.font = FONTS[font].replace("{}", `${size}`);
    return broken(words, width, measure);
  };
  let rows = set();
  while ((rows.length > lines || rows.some((row) => measure(row) > width)) && size > LEAST) {
    size -= 2;
    rows = set();
  }
  return { rows, size };
}

/** Words in lines no wider than that, broken at spaces and after hyphens; a word alone may be wider. */
export function broken(words: string, width: number, measure: (part: string) => number): string[] {
  const rows: string[] = [];
  for (const part of words.match(/[^ -]*[ -]|[^ -]+/g) ?? []) {
    const longer = `${rows.at(-1) ?? ""}${part}`;
    if (rows.length > 0 && measure(longer.trimEnd()) <= width) rows[rows.length - 1] = longer;
    else rows.push(part);
  }
  return rows.map((row) => row.trimEnd());
}

/** Dusk, with rays of light from a point. */
export function dusk(
  brush: Brush,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): void {
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#0a1120");
  sky.addColorStop(0.6, "#101f35");
  sky.addColorStop(1, "#10312f");
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = "rgb(255 190 90 / 6%)";
  for (let angle = 0; angle < 360; angle += 20) ray(brush, x, y, angle);
}

function ray(brush: Brush, x: number, y: number, angle: number): void {
  const end = (degrees: number): [number, number] => {
    const at = (degrees * Math.PI) / 180;
    return [x + Math.cos(at) * 1600, y + Math.sin(at) * 1600];
  };
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(...end(angle));
  brush.lineTo(...end(angle + 9));
  brush.fill();
}

/** The felt of a table: its light, its colour, its edge. */
export type Felt = readonly [string, string, string];
export const FELTS = {
  green: ["#2c7060", "#1d5347", "#123a32"],
  violet: ["#453590", "#32266b", "#1f1746"],
} as const satisfies Record<string, Felt>;
const RIM = 18;

/** A table: felt within a wooden rim. */
export function table(
  brush: Brush,
  { x, y, width, height }: Box,
  round: number,
  felt: Felt = FELTS.green,
): void {
  brush.save();
  brush.shadowColor = "rgb(0 0 0 / 55%)";
  brush.shadowBlur = 40;
  brush.shadowOffsetY = 14;
  slab(
    brush,
    { x: x - RIM - 3, y: y - RIM - 3, width: width + 2 * RIM + 6, height: height + 2 * RIM + 6 },
    round + RIM,
    "#8d6138",
  );
  brush.restore();
  slab(
    brush,
    { x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM },
    round + RIM,
    "#4b2f1c",
  );
  const [light, colour, edge] = felt;
  const middle = { x: x + width / 2, y: y + height * 0.42 };
  const cloth = brush.createRadialGradient(
    middle.x,
    middle.y,
    30,
    middle.x,
    middle.y,
    Math.max(width, height) * 0.62,
  );
  cloth.addColorStop(0, light);
  cloth.addColorStop(0.6, colour);
  cloth.addColorStop(1, edge);
  slab(brush, { x, y, width, height }, round, cloth);
}

export function slab(
  brush: Brush,
  { x, y, width, height }: Box,
  round: number,
  fill: string | CanvasGradient,
): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, round);
  brush.fillStyle = fill;
  brush.fill();
}

/** One of the house's icons with its middle there, drawn full. */
export function icon(
  brush: Brush,
  name: "crown" | "flame",
  x: number,
  y: number,
  size: number,
  fill = PAINT.amber,
): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 24, size / 24);
  brush.fillStyle = fill;
  brush.fill(new Path2D(ICONS[name]));
  brush.restore();
}

/** The lynx's eye and the name of the house. */
export function brand(brush: Brush, x: number, y: number): void {
  brush.save();
  brush.translate(x, y - 19);
  brush.scale(0.8, 0.8);
  brush.fillStyle = PAINT.amber;
  brush.fill(new Path2D("M3 27C13 11 24 5 34 5c11 0 20 7 27 18-8 13-18 20-29 20S11 38 3 27Z"));
  brush.fillStyle = "#0d1522";
  brush.fill(new Path2D("M33 8.5c7 9.6 7 22 0 31c-7-9-7-21.4 0-31Z"));
  brush.restore();
  write(brush, "Lynxdeck", { x: x + 62, y: y + 1, width: 240, size: 32, font: "display", fill: PAINT.amber });
}
