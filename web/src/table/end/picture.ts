// The end of a game as a picture: the table with everybody at it, who won, and one line of story.
import { GROUNDS, pictureOf } from "../../lib/faces";

export interface PictureSeat {
  name: string;
  score: number;
  won: boolean;
  face: number;
  bot: boolean;
}

export interface Picture {
  headline: string;
  subline: string;
  /** The game and its edition. */
  about: string;
  story: string;
  seats: readonly PictureSeat[];
}

export const SIZE = { width: 1080, height: 1350 };
const TABLE = { x: 540, y: 720, rx: 330, ry: 250 };
const HEAD = 78;
const INK = "#fff6e4";
const AMBER = "#ffb43f";
const DISPLAY = '"Fraunces", Georgia, serif';
const UI = '"Figtree", system-ui, sans-serif';

type Brush = CanvasRenderingContext2D;

export async function draw(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  Object.assign(canvas, SIZE);
  const brush = canvas.getContext("2d")!;
  const [lynxes] = await Promise.all([heads(picture.seats), fonts()]);
  sky(brush);
  felt(brush);
  words(brush, picture);
  for (const [i, seat] of picture.seats.entries()) {
    const at = place(i, picture.seats.length);
    plate(brush, seat, at, lynxes[i]!);
  }
}

/** Round the table, the first seat at the lower rim. */
export function place(i: number, seats: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * i) / seats;
  return { x: TABLE.x + Math.cos(angle) * (TABLE.rx + 10), y: TABLE.y + Math.sin(angle) * (TABLE.ry + 10) };
}

async function fonts(): Promise<void> {
  await Promise.all([document.fonts.load(`800 60px ${DISPLAY}`), document.fonts.load(`600 30px ${UI}`)]);
}

function heads(seats: readonly PictureSeat[]): Promise<HTMLImageElement[]> {
  return Promise.all(
    seats.map(async ({ face }) => {
      const image = new Image();
      image.src = pictureOf(face);
      await image.decode();
      return image;
    }),
  );
}

function sky(brush: Brush): void {
  const { width, height } = SIZE;
  const dusk = brush.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, "#0a1120"],
    [0.6, "#101f35"],
    [1, "#10312f"],
  ] as const)
    dusk.addColorStop(at, colour);
  brush.fillStyle = dusk;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = "rgb(255 190 90 / 7%)";
  for (let angle = 0; angle < 360; angle += 20) ray(brush, angle);
}

function ray(brush: Brush, angle: number): void {
  const turn = (degrees: number): [number, number] => {
    const at = (degrees * Math.PI) / 180;
    return [TABLE.x + Math.cos(at) * 1500, TABLE.y + Math.sin(at) * 1500];
  };
  brush.beginPath();
  brush.moveTo(TABLE.x, TABLE.y);
  brush.lineTo(...turn(angle));
  brush.lineTo(...turn(angle + 9));
  brush.fill();
}

function felt(brush: Brush): void {
  const { x, y, rx, ry } = TABLE;
  oval(brush, rx + 26, ry + 26, "#8d6138");
  oval(brush, rx + 22, ry + 22, "#4b2f1c");
  const cloth = brush.createRadialGradient(x, y - 40, 30, x, y, rx);
  cloth.addColorStop(0, "#2c7060");
  cloth.addColorStop(0.6, "#1d5347");
  cloth.addColorStop(1, "#123a32");
  oval(brush, rx, ry, cloth);
}

function oval(brush: Brush, rx: number, ry: number, fill: string | CanvasGradient): void {
  brush.beginPath();
  brush.ellipse(TABLE.x, TABLE.y, rx, ry, 0, 0, 2 * Math.PI);
  brush.fillStyle = fill;
  brush.fill();
}

function words(brush: Brush, { headline, subline, about, story }: Picture): void {
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  line(brush, headline, 120, `800 {}px ${DISPLAY}`, 96, INK);
  line(brush, subline, 205, `550 {}px ${UI}`, 34, "#b6c3d4");
  line(brush, about, TABLE.y, `800 {}px ${DISPLAY}`, 40, "#e6f0e8", TABLE.rx * 1.35);
  wrapped(brush, story, 1185);
  line(brush, "Lynxdeck", 1305, `800 {}px ${DISPLAY}`, 34, AMBER);
}

/** One line, as large as fits. */
function line(
  brush: Brush,
  text: string,
  y: number,
  font: string,
  size: number,
  fill: string,
  width = 980,
): void {
  let px = size;
  do brush.font = font.replace("{}", `${px}`);
  while (brush.measureText(text).width > width && (px -= 2) > 18);
  brush.fillStyle = fill;
  brush.fillText(text, TABLE.x, y, width);
}

/** Two lines at most. */
function wrapped(brush: Brush, text: string, y: number): void {
  brush.font = `600 36px ${UI}`;
  const whole = brush.measureText(text).width <= 960;
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = blanks.reduce(
    (best, at) => (Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best),
    0,
  );
  const lines = whole || !middle ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
  for (const [i, one] of lines.entries())
    line(brush, one, y + (i - (lines.length - 1) / 2) * 50, `600 {}px ${UI}`, 36, INK);
}

function plate(
  brush: Brush,
  seat: PictureSeat,
  { x, y }: { x: number; y: number },
  lynx: HTMLImageElement,
): void {
  disc(brush, seat, x, y);
  brush.drawImage(lynx, x - HEAD * 1.15, y - HEAD * 1.3, HEAD * 2.3, HEAD * 2.3);
  if (seat.won) crown(brush, x, y - HEAD * 1.35);
  label(brush, seat, x, y + HEAD + 26);
}

function disc(brush: Brush, { face, bot, won }: PictureSeat, x: number, y: number): void {
  brush.beginPath();
  if (bot) brush.roundRect(x - HEAD, y - HEAD, HEAD * 2, HEAD * 2, HEAD * 0.6);
  else brush.arc(x, y, HEAD, 0, 2 * Math.PI);
  brush.fillStyle = GROUNDS[face] ?? GROUNDS[0];
  brush.fill();
  brush.lineWidth = 9;
  brush.strokeStyle = won ? AMBER : "#0d1522";
  brush.stroke();
}

function label(brush: Brush, { name, score, won }: PictureSeat, x: number, y: number): void {
  const text = `${name}  ${score < 0 ? `−${-score}` : score}`;
  brush.font = `700 34px ${UI}`;
  const width = Math.min(brush.measureText(text).width, 300) + 44;
  brush.beginPath();
  brush.roundRect(x - width / 2, y - 28, width, 56, 28);
  brush.fillStyle = "rgb(9 16 26 / 92%)";
  brush.fill();
  brush.fillStyle = won ? AMBER : INK;
  brush.fillText(text, x, y + 2, width - 36);
}

function crown(brush: Brush, x: number, y: number): void {
  brush.save();
  brush.translate(x - 44, y - 44);
  brush.scale(3.7, 3.7);
  brush.fillStyle = AMBER;
  brush.fill(new Path2D("M4 18.5L2.8 8.2l5 3.8L12 5l4.2 7 5-3.8L20 18.500Z"));
  brush.restore();
}
