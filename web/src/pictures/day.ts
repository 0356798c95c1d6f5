// A day's result as a picture without spoilers: date, place, points, streak, and what bots made of it; never a card.
import { signed } from "../lib/words";
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
  type Brush,
  type Format,
} from "./brush";
import { DOWN, picturesOf } from "./cards";
import { TALL, type Box } from "./laying";

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
  const [brush, back] = await Promise.all([
    prepared(canvas, format, [...said, ...day.rows.map(({ who }) => who)].join(" ")),
    picturesOf(null, [DOWN]),
  ]);
  const { width, height } = FORMATS[format];
  slab(brush, { x: 0, y: 0, width, height }, 0, "#0d1522");
  table(brush, { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }, 56, FELTS[day.felt]);
  const wide = format === "wide";
  about(brush, day, wide ? { x: 84, y: 118, width: 400 } : { x: 96, y: 136, width: 600 });
  backs(brush, back.get(DOWN)!, wide ? 432 : 862, wide ? 168 : 206, wide ? 84 : 126);
  result(
    brush,
    day,
    wide ? { x: 520, y: 84, width: 596, height: 462 } : { x: 84, y: 386, width: 912, height: 520 },
  );
  if (wide) {
    if (day.streak) streak(brush, day.streak, 84, 430, 400);
    brand(brush, 82, 542);
  } else {
    if (day.streak) streak(brush, day.streak, 84, 970, 560);
    brand(brush, 760, 974);
  }
}

function about(
  brush: Brush,
  { title, game, date }: DayPicture,
  at: { x: number; y: number; width: number },
): void {
  write(brush, title, { ...at, size: 34, fill: PAINT.amber });
  const next = write(brush, game, { ...at, y: at.y + 84, size: 104, font: "display" });
  write(brush, date, { ...at, y: next + 32, size: 32, fill: "#e6f0e8" });
}

function result(brush: Brush, { won, place, points, rows }: DayPicture, box: Box): void {
  slab(brush, box, 32, "rgb(9 16 26 / 72%)");
  const left = box.x + 44;
  const room = box.width - 88;
  const y = box.y + box.height * 0.17;
  if (won) icon(brush, "crown", left + 34, y - 4, 76);
  const from = won ? left + 92 : left;
  write(brush, place, {
    x: from,
    y,
    width: room * 0.5,
    size: 68,
    font: "display",
    fill: won ? PAINT.amber : PAINT.ink,
  });
  write(brush, points, { x: left + room, y: y + 2, width: room * 0.42, size: 40, align: "right" });
  const top = Math.max(1, ...rows.map(({ score }) => score));
  const [first, step] = [box.y + box.height * 0.36, (box.height * 0.6) / Math.max(rows.length, 1)];
  rows.forEach(({ who, score, me }, i) => {
    const at = first + i * step;
    write(brush, who, {
      x: left,
      y: at + step * 0.18,
      width: room - 110,
      size: 30,
      fill: me ? PAINT.ink : PAINT.quiet,
    });
    write(brush, signed(score), {
      x: left + room,
      y: at + step * 0.18,
      width: 100,
      size: 36,
      align: "right",
      fill: me ? PAINT.amber : PAINT.ink,
    });
    const bar = { x: left, y: at + step * 0.42, width: room, height: 22 };
    slab(brush, bar, 11, TRACK);
    if (score > 0)
      slab(brush, { ...bar, width: Math.max(22, (room * score) / top) }, 11, me ? PAINT.amber : "#8caed6");
  });
}

function streak(
  brush: Brush,
  { count, words }: { count: number; words: string },
  x: number,
  y: number,
  width: number,
): void {
  icon(brush, "flame", x + 26, y - 2, 60, PAINT.cold);
  brush.save();
  write(brush, `${count}`, { x: x + 66, y, width: 120, size: 60, font: "display", fill: PAINT.cold });
  const after = x + 66 + brush.measureText(`${count}`).width + 16;
  brush.restore();
  write(brush, words, { x: after, y: y + 4, width: x + width - after, size: 32 });
}

/** Two cards face down: what they are, nobody learns here. */
function backs(brush: Brush, back: HTMLImageElement, x: number, y: number, width: number): void {
  for (const turn of [-0.16, 0.12]) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    brush.shadowColor = "rgb(0 0 0 / 45%)";
    brush.shadowBlur = 18;
    brush.drawImage(back, -width / 2, (-width * TALL) / 2, width, width * TALL);
    brush.restore();
  }
}
