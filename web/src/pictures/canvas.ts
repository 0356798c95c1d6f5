// What pictures to share have in common: their sizes, the house's colours and letters, a table at dusk.
import { ICONS } from "../components/icons";
import type { Box } from "./layout";

export type Context = CanvasRenderingContext2D;

/** As a link's preview is shown, and as most people post. */
export const FORMATS = { wide: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } } as const;
export type Format = keyof typeof FORMATS;

export const PAINT = { ink: "#fff6e4", quiet: "#b6c3d4", amber: "#ffb43f", cold: "#8fd8ff" };
const DISPLAY = '800 {}px "Fraunces", Georgia, serif';
const UI = '600 {}px "Figtree", system-ui, sans-serif';
const FONTS = { display: DISPLAY, ui: UI } as const;

/** The canvas in its size, when the letters of these words have come. */
export async function prepared(canvas: HTMLCanvasElement, format: Format, words: string): Promise<Context> {
  Object.assign(canvas, FORMATS[format]);
  await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(font.replace("{}", "40"), words)));
  const context = canvas.getContext("2d")!;
  context.textBaseline = "middle";
  return context;
}

const LEAST = 16;

interface Text {
  x: number;
  y: number;
  width: number;
  size: number;
  font?: keyof typeof FONTS;
  fill?: string;
  align?: "left" | "center" | "right";
  /** So many at most: then it gets smaller. */
  lines?: number;
}

export function write(context: Context, words: string, text: Text): number {
  const { x, y, width, font = "ui", fill = PAINT.ink, align = "left" } = text;
  const { rows, size } = fitted(context, words, text);
  context.fillStyle = fill;
  context.textAlign = align;
  const lead = size * (font === "display" ? 1.08 : 1.3);
  rows.forEach((row, i) => context.fillText(row, x, y + i * lead, width));
  return y + (rows.length - 0.5) * lead;
}

export function fitted(
  context: Context,
  words: string,
  { width, font = "ui", lines = 1, ...text }: Pick<Text, "width" | "size" | "font" | "lines">,
): { rows: string[]; size: number } {
  let { size } = text;
  const measure = (part: string): number => context.measureText(part).width;
  const set = (): string[] => {
    context.font = FONTS[font].replace("{}", `${size}`);
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
  context: Context,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#0a1120");
  sky.addColorStop(0.6, "#101f35");
  sky.addColorStop(1, "#10312f");
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "rgb(255 190 90 / 6%)";
  for (let angle = 0; angle < 360; angle += 20) ray(context, x, y, angle);
}

function ray(context: Context, x: number, y: number, angle: number): void {
  const end = (degrees: number): [number, number] => {
    const at = (degrees * Math.PI) / 180;
    return [x + Math.cos(at) * 1600, y + Math.sin(at) * 1600];
  };
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(...end(angle));
  context.lineTo(...end(angle + 9));
  context.fill();
}

type Felt = readonly [string, string, string];
export const FELTS = {
  green: ["#2c7060", "#1d5347", "#123a32"],
  violet: ["#453590", "#32266b", "#1f1746"],
} as const satisfies Record<string, Felt>;
const RIM = 18;

export function table(
  context: Context,
  { x, y, width, height }: Box,
  round: number,
  felt: Felt = FELTS.green,
): void {
  context.save();
  context.shadowColor = "rgb(0 0 0 / 55%)";
  context.shadowBlur = 40;
  context.shadowOffsetY = 14;
  slab(
    context,
    { x: x - RIM - 3, y: y - RIM - 3, width: width + 2 * RIM + 6, height: height + 2 * RIM + 6 },
    round + RIM,
    "#8d6138",
  );
  context.restore();
  slab(
    context,
    { x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM },
    round + RIM,
    "#4b2f1c",
  );
  const [light, colour, edge] = felt;
  const middle = { x: x + width / 2, y: y + height * 0.42 };
  const cloth = context.createRadialGradient(
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
  slab(context, { x, y, width, height }, round, cloth);
}

export function slab(
  context: Context,
  { x, y, width, height }: Box,
  round: number,
  fill: string | CanvasGradient,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fillStyle = fill;
  context.fill();
}

/** One of the house's icons with its middle there, drawn full. */
export function icon(
  context: Context,
  name: "crown" | "flame",
  x: number,
  y: number,
  size: number,
  fill = PAINT.amber,
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.fillStyle = fill;
  context.fill(new Path2D(ICONS[name]));
  context.restore();
}

/** The lynx's eye and the name of the house. */
export function brand(context: Context, x: number, y: number): void {
  context.save();
  context.translate(x, y - 19);
  context.scale(0.8, 0.8);
  context.fillStyle = PAINT.amber;
  context.fill(new Path2D("M3 27C13 11 24 5 34 5c11 0 20 7 27 18-8 13-18 20-29 20S11 38 3 27Z"));
  context.fillStyle = "#0d1522";
  context.fill(new Path2D("M33 8.5c7 9.6 7 22 0 31c-7-9-7-21.4 0-31Z"));
  context.restore();
  write(context, "Lynxdeck", {
    x: x + 62,
    y: y + 1,
    width: 240,
    size: 32,
    font: "display",
    fill: PAINT.amber,
  });
}
