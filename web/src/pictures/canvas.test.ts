import { beforeAll, expect, test, vi } from "vitest";
import { broken, FORMATS, type Format } from "./canvas";
import { drawDay, type DayPicture } from "./day";
import { drawResult, type Picture } from "./result";

// jsdom paints nothing: what would be painted is written down.
const written: string[] = [];
const painted: string[] = [];
vi.mock("./cards", () => ({
  DOWN: "?",
  loaded: (source: string) => Promise.resolve(source),
  picturesOf: (_: unknown, cards: Iterable<string>) =>
    Promise.resolve(new Map([...cards].map((card) => [card, card]))),
}));
beforeAll(() => {
  const context = new Proxy<Record<string | symbol, unknown>>(
    { then: undefined },
    {
      get: (kept, name) => {
        if (name === "measureText") return (text: string) => ({ width: text.length * 14 });
        if (name === "fillText") return (text: string) => written.push(text);
        if (name === "drawImage") return (card: string) => painted.push(card);
        if (String(name).startsWith("create")) return () => ({ addColorStop: () => {} });
        return name in kept ? kept[name] : () => {};
      },
    },
  );
  vi.stubGlobal("Path2D", Object);
  Object.defineProperty(document, "fonts", { value: { load: () => Promise.resolve([]) } });
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
});

async function drawn(draw: (canvas: HTMLCanvasElement, format: Format) => Promise<void>, format: Format) {
  written.length = painted.length = 0;
  const canvas = document.createElement("canvas");
  await draw(canvas, format);
  expect([canvas.width, canvas.height]).toEqual(Object.values(FORMATS[format]));
  return { words: written.join(" "), cards: painted.filter((card) => /^(\?|J|\w?\d+)$/.test(card)) };
}

const seat = { score: 7, won: false, face: 1, bot: true };
const end: Picture = {
  headline: "Ada wins!",
  subline: "Ada is out of cards: the game is over.",
  about: "Linko",
  story: "Ada snatched most: 4 times.",
  seats: [
    { ...seat, name: "Ada", won: true, bot: false, cards: [["J", "12"], ["3"]] },
    { ...seat, name: "Ben", cards: [] },
    { ...seat, name: "Cleo", score: -2, cards: [["?", "r5"]] },
  ],
  Card: (() => {}) as never,
};
const day: DayPicture = {
  title: "Deal of the day",
  game: "Push",
  felt: "violet",
  date: "November 16, 2026",
  won: true,
  place: "Won",
  points: "24 points",
  rows: [{ who: "Ada", score: 24, me: true }],
  streak: { count: 5, words: "days in a row" },
};

test.each(["wide", "square"] as const)(
  "the end, %s: everybody, every card that lies there, the story",
  async (format) => {
    const { words, cards } = await drawn((canvas, size) => drawResult(canvas, size, end), format);
    for (const word of ["Ada", "Ben", "Cleo", "7", "−2", "snatched", "Lynxdeck"])
      expect(words).toContain(word);
    expect(cards.sort()).toEqual(["12", "3", "?", "J", "r5"]);
  },
);

test("a long name at a full table is told in two lines, not pressed together", async () => {
  const seats = Array.from({ length: 6 }, () => ({ ...seat, name: "Ann-Kathrin", cards: [] }));
  const { words } = await drawn((canvas, size) => drawResult(canvas, size, { ...end, seats }), "wide");
  expect(words.match(/Ann- Kathrin 7/g)).toHaveLength(6);
});

test.each(["wide", "square"] as const)("a day, %s: no card but face down", async (format) => {
  const { words, cards } = await drawn((canvas, size) => drawDay(canvas, size, day), format);
  for (const word of ["Deal of the day", "Push", "2026", "Won", "24", "5", "days in a row"])
    expect(words).toContain(word);
  expect(new Set(cards)).toEqual(new Set(["?"]));
});

test("lines are broken between words", () => {
  expect(broken("one two three", 9, (part) => part.length)).toEqual(["one two", "three"]);
  expect(broken("unbreakable", 4, (part) => part.length)).toEqual(["unbreakable"]);
  expect(broken("Ann-Kathrin wins", 8, (part) => part.length)).toEqual(["Ann-", "Kathrin", "wins"]);
});
