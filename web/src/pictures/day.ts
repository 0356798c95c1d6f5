// A day's result as a picture without spoilers: date, place, points, streak, and what bots made of it; never a card.
import { signed } from "../words/words";
import {
  brand,
  FORMATS,
  FELTS,
  icon,
  PAINT,
  prepared,
  slab,
  table,
  write,
  type Context,
  type Format,
} from "./canvas";
import { DOWN, picturesOf } from "./cards";
import { TALL, type Box } from "./layout";

export interface DayPicture {
  /** “Deal of the day”. */
  title: string;
  game: string;
  felt: keyof typeof FELTS;
  date: string;
  won: boolean;
  place: string;
  points: string;
  rows: readonly { who: string; score: number; me: boolean }[];
  /** Days in a row, with their words; null before the second. */
  streak: { count: number; words: string } | null;
}

const EDGE = 36;
const TRACK = "rgb(255 246 228 / 14%)";

export async function drawDay(canvas: HTMLCanvasElement, format: Format, day: DayPicture): Promise<void> {
  const said = [day.title, day.game, day.date, day.place, day.points, day.streak?.words ?? "", "−0123456789"];
  const [context, back] = await Promise.all([
    prepared(canvas, format, [...said, ...day.rows.map(({ who }) => who)].join(" ")),
    picturesOf(null, [DOWN]),
  ]);
  const { width, height } = FORMATS[format];
  slab(context, { x: 0, y: 0, width, height }, 0, "#0d1522");
  table(
    context,
    { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE },
    56,
    FELTS[day.felt],
  );
  const wide = format === "wide";
  about(context, day, wide ? { x: 84, y: 118, width: 400 } : { x: 96, y: 136, width: 600 });
  backs(context, back.get(DOWN)!, wide ? 432 : 862, wide ? 168 : 206, wide ? 84 : 126);
  result(
    context,
    day,
    wide ? { x: 520, y: 84, width: 596, height: 462 } : { x: 84, y: 386, width: 912, height: 520 },
  );
  if (wide) {
    if (day.streak) streak(context, day.streak, 84, 430, 400);
    brand(context, 82, 542);
  } else {
    if (day.streak) streak(context, day.streak, 84, 970, 560);
    brand(context, 760, 974);
  }
}

function about(
  context: Context,
  { title, game, date }: DayPicture,
  at: { x: number; y: number; width: number },
): void {
  write(context, title, { ...at, size: 34, fill: PAINT.amber });
  const next = write(context, game, { ...at, y: at.y + 84, size: 104, font: "display" });
  write(context, date, { ...at, y: next + 32, size: 32, fill: "#e6f0e8" });
}

function result(context: Context, { won, place, points, rows }: DayPicture, box: Box): void {
  slab(context, box, 32, "rgb(9 16 26 / 72%)");
  const left = box.x + 44;
  const room = box.width - 88;
  const y = box.y + box.height * 0.17;
  if (won) icon(context, "crown", left + 34, y - 4, 76);
  const from = won ? left + 92 : left;
  write(context, place, {
    x: from,
    y,
    width: room * 0.5,
    size: 68,
    font: "display",
    fill: won ? PAINT.amber : PAINT.ink,
  });
  write(context, points, { x: left + room, y: y + 2, width: room * 0.42, size: 40, align: "right" });
  const top = Math.max(1, ...rows.map(({ score }) => score));
  const [first, step] = [box.y + box.height * 0.36, (box.height * 0.6) / Math.max(rows.length, 1)];
  rows.forEach(({ who, score, me }, i) => {
    const at = first + i * step;
    write(context, who, {
      x: left,
      y: at + step * 0.18,
      width: room - 110,
      size: 30,
      fill: me ? PAINT.ink : PAINT.quiet,
    });
    write(context, signed(score), {
      x: left + room,
      y: at + step * 0.18,
      width: 100,
      size: 36,
      align: "right",
      fill: me ? PAINT.amber : PAINT.ink,
    });
    const bar = { x: left, y: at + step * 0.42, width: room, height: 22 };
    slab(context, bar, 11, TRACK);
    if (score > 0)
      slab(context, { ...bar, width: Math.max(22, (room * score) / top) }, 11, me ? PAINT.amber : "#8caed6");
  });
}

function streak(
  context: Context,
  { count, words }: { count: number; words: string },
  x: number,
  y: number,
  width: number,
): void {
  icon(context, "flame", x + 26, y - 2, 60, PAINT.cold);
  context.save();
  write(context, `${count}`, { x: x + 66, y, width: 120, size: 60, font: "display", fill: PAINT.cold });
  const after = x + 66 + context.measureText(`${count}`).width + 16;
  context.restore();
  write(context, words, { x: after, y: y + 4, width: x + width - after, size: 32 });
}

/** Two cards face down: what they are, nobody learns here. */
function backs(context: Context, back: HTMLImageElement, x: number, y: number, width: number): void {
  for (const turn of [-0.16, 0.12]) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.shadowColor = "rgb(0 0 0 / 45%)";
    context.shadowBlur = 18;
    context.drawImage(back, -width / 2, (-width * TALL) / 2, width, width * TALL);
    context.restore();
  }
}
