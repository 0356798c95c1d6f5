import { expect, test } from "vitest";
import { Coach } from "./coach.svelte";
import { moduleOf } from "../../games";
import { tableOf, type Lesson } from "../../games/lesson";

const LESSON: Lesson = {
  game: "linko",
  edition: "ravensburger-2014",
  seats: 2,
  start: 1,
  deck: "1 2",
  dice: "",
  moves: { "2": ["7"] },
  steps: [
    { move: 0, id: "aim", target: null },
    { move: 0, id: "play", target: "hand:1", token: "6x2", nudge: "play" },
    { move: 2, id: "look", target: "layer:2" },
    { move: 2, id: "snatch", target: "layer:2", token: "8", nudge: "snatch" },
    { move: 3, id: "score", target: null },
  ],
};

test("steps come in order, and only the asked choice goes through", () => {
  const coach = new Coach(LESSON);
  expect(coach.step?.id).toBe("aim");
  coach.next();
  expect(coach.step?.id).toBe("play");
  expect(coach.allows("6")).toBe(false);
  expect(coach.nudged).toBe(true);
  expect(coach.allows("6x2")).toBe(true);
  expect(coach.nudged).toBe(false);
  coach.reach(1, []);
  expect(coach.step).toBeNull();
  coach.reach(2, ["8", "9"]);
  expect(coach.step?.id).toBe("look");
});

test("acting before reading on skips what is only read", () => {
  const coach = new Coach(LESSON);
  expect(coach.allows("6x2")).toBe(true);
  coach.reach(1, []);
  expect(coach.said).toBe(2);
});

test("a choice under way hides the step, and one that was refused brings it back", () => {
  const coach = new Coach(LESSON);
  coach.allows("6x2");
  expect(coach.step).toBeNull();
  coach.retry();
  expect(coach.step?.id).toBe("play");
});

test("a wrong choice while reading points at the step that asks", () => {
  const coach = new Coach(LESSON);
  expect(coach.allows("7")).toBe(false);
  expect([coach.step?.id, coach.nudged]).toEqual(["play", true]);
});

test("the table waits until what is said has been read", async () => {
  const coach = new Coach(LESSON);
  let on = false;
  const waiting = coach.read().then(() => (on = true));
  await Promise.resolve();
  expect(on).toBe(false);
  coach.next();
  await waiting;
  expect(on).toBe(true);
  await coach.read();
});

test("what is only read is still said when the table ran ahead", () => {
  const coach = new Coach(LESSON);
  coach.reach(2, []);
  expect(coach.step?.id).toBe("look");
  coach.reach(3, []);
  expect(coach.step?.id).toBe("score");
  coach.next();
  expect(coach.done).toBe(true);
});

test("coming back in the middle goes on there", () => {
  expect(new Coach(LESSON, 2).step?.id).toBe("look");
  expect(new Coach(LESSON, 1).step).toBeNull();
});

test("off the script the coach falls silent and lets everything through", async () => {
  const coach = new Coach(LESSON);
  const waiting = coach.read();
  coach.reach(2, ["9"]);
  expect([coach.lost, coach.step]).toEqual([true, null]);
  expect(coach.allows("9")).toBe(true);
  await waiting;
});

const lessonOf = async (game: "linko" | "push") => (await moduleOf(game)).lesson!();

test("lessons are tables the server can open", async () => {
  const push = tableOf(await lessonOf("push"));
  expect(push.script?.deck).toHaveLength(120);
  expect(push.script?.dice?.[0]).toBe("g");
  expect(tableOf(await lessonOf("linko")).script).not.toHaveProperty("dice");
});
