// What a page and its Worker say to each other: questions with their answers, and what happens at an open table.
import type { Refusal } from "../../engine";
import type { State, TableStep, Thinking } from "../../protocol";
import type { LastingTrouble } from "../store/safe";
import type { Play } from "./play";
import type { DeviceTables } from "./tables";

/** Of the tables, or, where one is named, of the play at it. */
export interface DeviceQuestion {
  id: number;
  table: string | null;
  call: keyof DeviceTables | keyof Play;
  args: readonly unknown[];
}

/** `hurry`: a finger is held down, or lets go; pauses are shorter meanwhile. */
export type FromPage = DeviceQuestion | { hurry: boolean };

export type ToldRefusal = Pick<Refusal, "code" | "sentence" | "args" | "rule">;
export type DeviceAnswer = { id: number; answer: unknown } | { id: number; refused: ToldRefusal };

/** `trouble`: there is no room for games, or none at all; they are kept as long as the page is open. */
export type FromWorker =
  DeviceAnswer | { table: string; told: DeviceTold } | { trouble: LastingTrouble } | { coach: CoachProgress };

/** The table is closed for this page: another tab plays there, it was deleted, or it must be read again. */
export interface TableClosed {
  type: "closed";
  code: "elsewhere" | "gone" | "reread";
}

/** How many of the own choices of a game the coach has looked at. */
export interface CoachProgress {
  done: number;
  all: number;
}

export type DeviceTold = State | TableStep | Thinking | TableClosed;

export interface Port<Out, In> {
  postMessage(message: Out): void;
  onmessage: ((event: { data: In }) => void) | null;
}
