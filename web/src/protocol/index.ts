// The protocol's types by the names used here. The types themselves are made from the server's.
import { LEVELS, LYNXES, type Lynx } from "./policies.gen";
import type * as wire from "./protocol.gen";

export const PROTOCOL: wire.Version["protocol"] = 1;
export type {
  Advice,
  Bye,
  Setup,
  SetupChange,
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
  Tips,
  Why,
} from "./protocol.gen";

export type Facts = wire.Replay["events"][number]["facts"];
export type Fact = Facts[number];
export type Card = string;
export type Token = string;
/** A multiset: card → how many. */
export type Cards = Record<Card, number>;
/** [value, number cards, jokers]; jokers alone have value 14. */
export type Layer = [value: number, numbers: number, jokers: number];
/** Flat paths → new values: a field of the view, `players.I.FIELD`, `display.I` or `columns.I`. */
export type Patch = Record<string, unknown>;

export type By = NonNullable<wire.MoveEvent["by"]>;
export type Clock = wire.Setup["clock"];
export type GameName = wire.Setup["game"];
export type Level = wire.Setup["stand_in"];
export type Status = wire.TableInfo["status"];
export type View = wire.Replay["view"];
export type SeatKind = wire.SeatInfo["kind"];
export type FlagValue = string;
export type Created = wire.TableMade;
export type Claimed = wire.SeatClaimed;
export type Mine = wire.TableFound;
export type Handover = wire.HandOver;
export type ReplayStep = wire.ReplayEvent;
export type ErrorAnswer = wire.Problem;

export type Ask = wire.Incoming;
export type Told = wire.Outgoing;
/** A decision with the names of all that it changed; the server tells it in numbers. */
export interface MoveEvent {
  type: "event";
  kind: "move";
  n: number;
  seat: number;
  token: Token;
  by: By;
  clock: wire.Clocks | null;
  patch: Patch;
  facts: Facts;
}

export type TableStep = MoveEvent | wire.TableEvent | wire.ChatEvent;
export type Answer =
  wire.Done | wire.Refused | wire.Preview | wire.Why | wire.Odds | wire.Tips | wire.Hint | wire.Pong;

/** Someone sits there but is not here: a bot plays for them, their line is down, or a bot gave no answer. */
export type Absence = "stand-in" | "away" | "bot-failed";

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);
export const isLynx = (name: string): name is Lynx => LYNXES.some((lynx) => lynx === name);
