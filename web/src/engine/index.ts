// A game's module, typed: for the Worker (whole records) and for the page (masked ones).
export type { GameData, LevelData } from "./data";
export { EngineError, Refusal } from "./fault";
export { giveEngine, hasEngine, loadEngine, playable } from "./load";
export type { Module, Room } from "./module";
export type { Net } from "./net";
export type { Edition } from "./editions";
export type { Decision, Engine, MaskedRecord, Position } from "./engine";
