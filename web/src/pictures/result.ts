// The end of a game as a picture: the table with everybody at it and the cards that lie there, who won, one line
// of story.
import { GROUNDS, pictureOf } from "../components/faces";
import type { Card } from "../protocol";
import { signed } from "../words/words";
import {
  brand,
  dusk,
  fitted,
  FORMATS,
  icon,
  PAINT,
  prepared,
  slab,
  table,
  write,
  type Context,
  type Format,
} from "./canvas";
import { loaded, picturesOf, type CardFace } from "./cards";
import { lay, sides, TALL, type Box } from "./layout";

interface PictureSeat {
  name: string;
  score: number;
  won: boolean;
  face: number;
  bot: boolean;
  cards: readonly (readonly Card[])[];
}

export interface Picture {
  headline: string;
  subline: string;
  about: string;
  story: string;
  /** Round the table, the one it is told to first. */
  seats: readonly PictureSeat[];
  Card: CardFace | null;
}

/** Where the table is, how large its heads are and its cards at most. */
const TABLES: Record<Format, Box & { head: number; card: number }> = {
  wide: { x: 462, y: 78, width: 690, height: 474, head: 40, card: 58 },
  square: { x: 62, y: 284, width: 956, height: 590, head: 48, card: 76 },
};
const ROUND = 110;
/** Where the last line of the story may be, and from line to line. */
const [LOWEST, LEAD] = [532, 38];

export async function drawResult(canvas: HTMLCanvasElement, format: Format, picture: Picture): Promise<void> {
  const { headline, subline, about, story, seats, Card } = picture;
  const all = [headline, subline, about, story, ...seats.map(({ name }) => name), "−0123456789"].join(" ");
  const cards = seats.flatMap((seat) => seat.cards.flat());
  const [context, heads, faces] = await Promise.all([
    prepared(canvas, format, all),
    Promise.all(seats.map(({ face }) => loaded(pictureOf(face)))),
    picturesOf(Card, cards),
  ]);
  const at = TABLES[format];
  dusk(context, FORMATS[format], at.x + at.width / 2, at.y + at.height / 2);
  table(context, at, ROUND);
  words(context, format, picture);
  for (const { seat, box, y } of seatsAt(format, seats.length)) {
    for (const { card, x, y: top, width } of lay(seats[seat]!.cards, box, at.card))
      put(context, faces.get(card), { x, y: top, width, height: width * TALL });
    plate(context, seats[seat]!, heads[seat]!, { ...box, y }, at.head);
  }
}

/** Each seat with the room for its cards, and how far down on the rim its head is. */
function seatsAt(format: Format, seats: number): { seat: number; box: Box; y: number }[] {
  const { x, y, width, height, head } = TABLES[format];
  const { far, near } = sides(seats);
  const inset = head + 14;
  const row = (row: readonly number[], top: number, rim: number) =>
    row.map((seat, i) => {
      const wide = width / row.length;
      const box = { x: x + i * wide + 14, y: top, width: wide - 28, height: height / 2 - inset - 6 };
      return { seat, box, y: rim };
    });
  return [...row(far, y + inset, y), ...row(near, y + height / 2 + 6, y + height)];
}

function words(context: Context, format: Format, { headline, subline, about, story }: Picture): void {
  if (format === "wide") {
    const left = { x: 52, width: 356 };
    write(context, about, { ...left, y: 86, size: 24, fill: PAINT.amber });
    const under = write(context, headline, { ...left, y: 168, size: 76, lines: 3, font: "display" });
    const next = write(context, subline, { ...left, y: under + 30, size: 25, lines: 3, fill: PAINT.quiet });
    const y = next + 38;
    write(context, story, { ...left, y, size: 29, lines: Math.max(2, Math.floor((LOWEST - y) / LEAD) + 1) });
    return brand(context, 50, 576);
  }
  const middle = { x: 540, width: 980, align: "center" } as const;
  write(context, headline, { ...middle, y: 96, size: 92, font: "display" });
  write(context, subline, { ...middle, y: 178, size: 32, fill: PAINT.quiet });
  write(context, story, { ...middle, y: story.length > 56 ? 950 : 964, size: 34, lines: 2 });
  brand(context, 52, 1036);
  write(context, about, { x: 1028, width: 640, y: 1037, size: 26, fill: PAINT.quiet, align: "right" });
}

function put(context: Context, card: HTMLImageElement | undefined, { x, y, width, height }: Box): void {
  context.save();
  context.shadowColor = "rgb(0 0 0 / 45%)";
  context.shadowBlur = 6;
  if (card) context.drawImage(card, x, y, width, height);
  context.restore();
}

/**
 * A head on the rim, name and score next to it, one under the other where the name is long; in the middle of
 * their side.
 */
function plate(context: Context, seat: PictureSeat, lynx: HTMLImageElement, at: Box, head: number): void {
  const { name, score, won } = seat;
  context.font = `700 ${head * 0.62}px "Figtree", system-ui, sans-serif`;
  const [points, gap] = [signed(score), head * 0.4];
  const [named, count] = [name, points].map((text) => context.measureText(text).width) as [number, number];
  const beside = named + count + gap * 2.6;
  const most = at.width + gap - 2 * head;
  const under =
    beside > most ? fitted(context, name, { width: most - gap * 1.4, size: head * 0.54, lines: 2 }) : null;
  const lines = under ? [...under.rows, points] : [];
  const lead = (under?.size ?? 0) * 1.12;
  const wide = under ? Math.max(...lines.map((line) => context.measureText(line).width)) + gap * 1.4 : beside;
  const high = under ? lines.length * lead + gap * 0.6 : head * 1.04;
  const [x, y] = [at.x + (at.width - wide) / 2, at.y];
  const ground = { x: x + head * 0.4, y: y - high / 2, width: wide + head * 0.6, height: high };
  slab(context, ground, head * 0.52, "rgb(9 16 26 / 94%)");
  context.fillStyle = won ? PAINT.amber : PAINT.ink;
  context.textAlign = "left";
  const start = x + head + gap * 0.6;
  lines.forEach((line, i) =>
    context.fillText(line, start, y + (i + 0.5 - lines.length / 2) * lead, most - gap),
  );
  if (!under) {
    context.fillText(name, start, y + 2);
    context.textAlign = "right";
    context.fillText(points, x + head + wide - gap * 0.7, y + 2);
  }
  disc(context, seat, x, y, head);
  context.drawImage(lynx, x - head * 1.15, y - head * 1.3, head * 2.3, head * 2.3);
  if (won) icon(context, "crown", x, y - head * 1.25, head * 1.1);
}

function disc(context: Context, { face, bot, won }: PictureSeat, x: number, y: number, head: number): void {
  context.beginPath();
  if (bot) context.roundRect(x - head, y - head, head * 2, head * 2, head * 0.6);
  else context.arc(x, y, head, 0, 2 * Math.PI);
  context.fillStyle = GROUNDS[face] ?? GROUNDS[0];
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = won ? PAINT.amber : "#0d1522";
  context.stroke();
}
