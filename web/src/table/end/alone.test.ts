import { expect, test } from "vitest";
import { alone } from "./tally";

test("the table beneath cannot be reached, and can again afterwards", () => {
  document.body.innerHTML =
    '<main><header></header><div><i id="board"></i><section id="end"></section></div></main><dialog></dialog>';
  const inert = () => [...document.querySelectorAll<HTMLElement>("[inert]")].map(({ tagName }) => tagName);
  const find = (id: string) => document.getElementById(id)!;
  const back = alone(find("end"));
  expect([find("board").inert, document.querySelector("header")!.inert]).toEqual([true, true]);
  expect(inert()).not.toContain("DIALOG");
  back();
  expect(inert()).toEqual([]);
});
