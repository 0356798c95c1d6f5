// The protocol's types by the names used here. The types themselves are made from the server's.

import type * as wire from "./protocol.gen";

export const PROTOCOL: wire.Version["protocol"] = 1;
export type {
  Bye,
  ChangeWish,
  ChatEvent,
  ChatLine,
  Clocks,
  DailyForgotten,
  DailyResult,
  DailyTally,
  DealInfo,
  Done,
  EditionInfo,
  Fairness,
  FlagInfo,
  GameInfo,
  Games,
  Hint,
  Invited,
  LinkoFact,
  LinkoPlayer,
  LinkoView,
  MatchResult,
  MoveEvent,
  NewTable,
  Odds,
  Pong,
  Presence,
  Preview,
  PushFact,
  PushPlayer,
  PushView,
  Reaction,
  Refused,
  Replay,
  Result,
  Resumed,
  Script,
  SeatInfo,
  State,
  TableEvent,
  TableInfo,
  Thinking,
  Tip,
  Tips,
  Why,
} from "./protocol.gen";

/** Something that a decision did. */
export type Fact = wire.LinkoFact | wire.PushFact;
export type Facts = wire.MoveEvent["facts"];
export type Card = string;
export type Token = string;
/** A multiset: card → how many. */
export type Cards = Record<Card, number>;
/** [value, number cards, jokers]; jokers alone have value 14. */
export type Layer = [value: number, numbers: number, jokers: number];
/** Flat paths → new values: a field of the view, `players.I.FIELD`, `display.I` or `columns.I`. */
export type Patch = Record<string, unknown>;

export type By = wire.MoveEvent["by"];
export type ByeCode = wire.Bye["code"];
export type Clock = wire.TableInfo["clock"];
export type GameName = wire.TableInfo["game"];
export type Level = wire.TableInfo["stand_in"];
export type Status = wire.TableInfo["status"];
export type View = wire.Replay["view"];
export type SeatKind = wire.SeatInfo["kind"];
export type FlagValue = string;
export type TableWhat = wire.TableEvent["what"];
export type Created = wire.TableMade;
export type Claimed = wire.SeatClaimed;
export type Mine = wire.TableFound;
export type Handover = wire.HandOver;
export type ReplayStep = wire.ReplayEvent;
export type ErrorAnswer = wire.Problem;

export type Ask = wire.Incoming;
export type Told = wire.Outgoing;
export type TableStep = wire.MoveEvent | wire.TableEvent | wire.ChatEvent;
export type Answer =
  wire.Done | wire.Refused | wire.Preview | wire.Why | wire.Odds | wire.Tips | wire.Hint | wire.Pong;
