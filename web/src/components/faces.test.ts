import { expect, test } from "vitest";
import { faceOf, faces, GROUNDS, pictureOf } from "./faces";

test("a name has one face wherever it sits, unless somebody there wears it", () => {
  const [ada, ben] = [{ name: "Ada" }, { name: "Ben" }];
  expect(faceOf([ada, ben], 1)).toBe(faceOf([ada], 1));
  expect(new Set(faces([ada, ada, ada, ben]).map(({ face }) => face)).size).toBe(4);
});

test("a chosen face is kept, and nobody else gets it", () => {
  const own = faceOf([{ name: "Ada" }], 1);
  const [ada, ben] = faces([{ name: "Ada" }, { name: "Ben", face: own, kind: "bot" }]);
  expect(ben).toEqual({ face: own, bot: true });
  expect(ada?.face).not.toBe(own);
});

test("every face has a picture", () => {
  expect(GROUNDS.map((_, face) => pictureOf(face)).filter(Boolean)).toHaveLength(12);
});

test("a person keeps their face, and a bot takes another", () => {
  for (const name of [
    "Ann",
    "Ben",
    "Cleo",
    "Guest",
    "Zoe",
    "Ida",
    "Max",
    "Eve",
    "Tom",
    "Lea",
    "Jan",
    "Kim",
  ]) {
    const seats = [
      { name: "Luna", kind: "bot" },
      { name, kind: "person" },
    ];
    const alone = faceOf([{ name, kind: "person" }], 1);
    expect(faceOf(seats, 2)).toBe(alone);
    expect(faceOf(seats, 1)).not.toBe(alone);
  }
});
