// @vitest-environment node
import { deflateRawSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { coached, eyesOf, onward, read, write } from "./address";
import { games, isUnderWay } from "../screens/replay/games";
import { pack, unpack } from "./pack";

afterEach(() => vi.unstubAllGlobals());

const RECORD = '[Game "linko"]\n[Seats "Ann | Zoë"]\n\n1. 7 ^*\n';

test("a table's address goes there and back", async () => {
  const path = await write({ kind: "table", table: "abc_DEF-1234", round: 2 }, 31, 3);
  expect(path).toBe("/replay?table=abc_DEF-1234&round=2&ply=31&eyes=3");
  expect(await read(null, path.slice(path.indexOf("?")), "")).toEqual({
    source: { kind: "table", table: "abc_DEF-1234", round: 2 },
    ply: 31,
    eyes: 3,
    on: false,
    own: null,
    coach: false,
  });
});

test("a record travels in the link itself", async () => {
  const path = await write({ kind: "record", text: RECORD }, 5, "open");
  const url = new URL(path, "http://x");
  const place = await read(null, url.search, url.hash);
  expect(place).toEqual({
    source: { kind: "record", text: RECORD.trim() },
    ply: 5,
    eyes: "open",
    on: false,
    own: null,
    coach: false,
  });
});

test("a game under way travels to be played on", async () => {
  const url = new URL(await onward(RECORD), "http://x");
  const place = await read(null, url.search, url.hash);
  expect([place.source, place.on]).toEqual([{ kind: "record", text: RECORD.trim() }, true]);
  const taken = RECORD.replace("\n\n", '\n[Players "person | easy"]\n\n');
  const over = taken.replace("\n\n", '\n[End "out"]\n\n');
  expect([RECORD, taken, over, `${over}\n${taken}`].map(isUnderWay)).toEqual([false, true, false, true]);
});

test("a damaged link opens the empty viewer", async () => {
  expect(await unpack("!!!")).toBeNull();
  expect(await unpack((await pack(RECORD)).slice(0, -6))).toBeNull();
  expect(await read(null, "?ply=-1&eyes=42", "#lynx=%")).toEqual({
    source: null,
    ply: 0,
    eyes: null,
    on: false,
    own: null,
    coach: false,
  });
});

test("a link that unpacks to more than a record is refused", async () => {
  expect(await unpack(await pack("x".repeat(100_000)))).toBeNull();
});

test("a link of any content costs little: it is not unpacked if it is long, and no further than a record is", async () => {
  let out = 0;
  const Real = DecompressionStream;
  vi.stubGlobal("DecompressionStream", function (format: CompressionFormat) {
    const { readable, writable } = new Real(format);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, to) {
        out += part.length;
        to.enqueue(part);
      },
    });
    return { writable, readable: readable.pipeThrough(counted) };
  });
  const dense = deflateRawSync(Buffer.alloc(40_000_000, "x")).toString("base64url");
  expect(dense.length).toBeLessThan(60_000);
  expect(await unpack(dense)).toBeNull();
  expect(out).toBeLessThan(4_000_000);
  out = 0;
  expect(await unpack(dense + "A".repeat(40_000))).toBeNull();
  expect(out).toBe(0);
  const long = RECORD + crypto.getRandomValues(new Uint8Array(20_000)).join("").slice(0, 60_000);
  expect(await unpack(await pack(long))).toBe(long);
});

test("eyes are a seat, open, or none", () => {
  expect(["1", "6", "open", "none", "0", "12", "me", null].map(eyesOf)).toEqual([
    1,
    6,
    "open",
    "none",
    null,
    null,
    null,
    null,
  ]);
});

test("the games of a file keep their lines", () => {
  const two = `${RECORD}\n{ [no tag]\n[still none] }\n2. 8\n\n[Game "push"]\n[Seats "a | b"]\n\n1. + a\n`;
  const found = games(two);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain("2. 8");
  const second = found[1] ?? "";
  expect(second.trimStart().startsWith('[Game "push"]')).toBe(true);
  expect(second.split("\n").findIndex((line) => line.startsWith("[Game"))).toBe(
    two.split("\n").findLastIndex((line) => line.startsWith("[Game")),
  );
});

test("whose own game it was stands in the address", async () => {
  const path = await write({ kind: "table", table: "abc", round: 1 }, 0, "open", 2);
  expect(await read(null, path.split("?")[1]!, "")).toMatchObject({ own: 2 });
});

test("the coach is asked about an own game", async () => {
  const url = new URL(await coached({ kind: "record", text: RECORD }, 2), "http://x");
  expect(await read(null, url.search, url.hash)).toMatchObject({ own: 2, coach: true });
});
