import { expect, test } from "vitest";
import type { SeatInfo } from "../../protocol";
import { companyAt } from "./company";

/** A table, each seat a sign: a person, a free seat, an easy or a hard bot. */
function at(signs: string) {
  const seats = Array.from(signs, (sign, i) => ({
    seat: i + 1,
    kind: sign === "p" ? "person" : sign === "." ? "free" : "bot",
    level: { e: "easy", h: "hard" }[sign] ?? null,
  })) as SeatInfo[];
  return companyAt({ game: "linko", seats });
}

test("those who sit side by side are dealt to, and free seats behind them go", () => {
  expect(at("pp..")).toMatchObject({ players: 2, closing: [], added: 0, few: false });
  expect(at("peh")).toMatchObject({ players: 3, closing: [], added: 0 });
  expect(at("p...")).toMatchObject({ few: true, fewest: 2 });
});

test("a bot moves up to a free seat, and stays who it is", () => {
  expect(at("p.h.")).toMatchObject({ players: 2, closing: [{ seat: 2, level: "hard", from: 3 }], added: 0 });
  expect(at("p.pe")).toMatchObject({ players: 3, closing: [{ seat: 2, level: "easy", from: 4 }], added: 0 });
});

test("people keep their seats: a new bot takes the free one between them", () => {
  expect(at("p.p.")).toMatchObject({
    players: 3,
    closing: [{ seat: 2, level: "medium", from: null }],
    added: 1,
  });
  const { players, closing, added } = at("p..ph");
  expect([players, added]).toEqual([4, 1]);
  expect(closing).toEqual([
    { seat: 2, level: "hard", from: 5 },
    { seat: 3, level: "medium", from: null },
  ]);
});
