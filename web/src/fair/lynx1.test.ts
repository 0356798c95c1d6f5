import { expect, test } from "vitest";
// The project's own vectors, which were not made by the code they test.
import vectors from "../../../tests/games/vectors/deal.json";
import { hex, hmac, keyOf, rolls, sha256, shuffled, Stream, unhex } from "./lynx1";

const bytes = (text: string) => new TextEncoder().encode(text);

test("SHA-256 and HMAC agree with the standard's examples", () => {
  expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(hex(sha256(bytes("a".repeat(1000))))).toBe(
    "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
  );
  expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  expect(
    hex(
      hmac(new Uint8Array(131).fill(0xaa), bytes("Test Using Larger Than Block-Size Key - Hash Key First")),
    ),
  ).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

test("streams give the vectors' words and numbers", () => {
  for (const { key, name, words } of vectors.streams) {
    const stream = new Stream(unhex(key), name);
    expect(words.map(() => stream.word())).toEqual(words);
  }
  for (const { key, name, n, values } of vectors.below) {
    const stream = new Stream(unhex(key), name);
    expect(values.map(() => stream.below(n))).toEqual(values);
  }
});

test("decks and dice come out as the vectors say", () => {
  for (const { key, cards, shuffled: wanted } of vectors.shuffles) {
    expect(shuffled(cards, unhex(key))).toEqual(wanted);
  }
  for (const { key, count, sides, values } of vectors.rolls) {
    expect(rolls(count, sides, unhex(key))).toEqual(values);
  }
});

test("keys come out as the vectors say", () => {
  for (const { text, key } of vectors.plain) expect(hex(keyOf(`lynx1 ${text}`)!)).toBe(key);
  for (const { text, key } of vectors.seeds) expect(hex(keyOf(text)!)).toBe(key);
});

test("a foreign or broken seed has no key", () => {
  expect(keyOf("7784537936803667415")).toBeNull();
  expect(keyOf("lynx1 ")).toBeNull();
  expect(keyOf("lynx2-fair x")).toBeNull();
});
