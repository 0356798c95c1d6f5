// Wire protocol 1: the messages between table and server. Seats count from 1, times are milliseconds.

export const PROTOCOL = 1;

export type GameName = "linko" | "push";
export type Card = string;
export type Token = string;
/** A multiset: card → how many. */
export type Cards = Record<Card, number>;
/** [value, number cards, jokers]; jokers alone have value 14. */
export type Layer = [value: number, numbers: number, jokers: number];

// ---- views (spec/view.md)

export interface LinkoPlayer {
  hand_size: number;
  known: Cards;
  layers: Layer[];
  score: number;
}

export interface PushPlayer {
  bench: Cards;
  protected: Cards;
  score: number;
  cards: number;
}

interface AnyView {
  edition: string;
  rules: number;
  seat: number | null;
  move: number;
  to_move: number | null;
  active: number;
  pile: number;
  discards: Cards;
  legal: Token[];
  over: boolean;
  end: string | null;
  winners: number[];
}

export interface LinkoView extends AnyView {
  game: "linko";
  phase: string;
  victim: number | null;
  drawer: number | null;
  to_draw: number;
  hand: Cards | null;
  players: LinkoPlayer[];
  display: (Card[] | null)[];
  ghost: Cards | null;
  quiet: number;
  stirred: boolean;
  /** Every seat's hand: open views of finished games only. */
  hands?: Cards[];
}

export interface PushView extends AnyView {
  game: "push";
  phase: string;
  card: Card | null;
  switches: number;
  columns: Card[][];
  players: PushPlayer[];
  unseen: Cards;
  last_roll: string | null;
  rolls: number;
}

export type View = LinkoView | PushView;

/** Flat paths → new values: a field of the view, `players.I.FIELD`, `display.I` or `columns.I`. */
export type Patch = Record<string, unknown>;

// ---- tables

export type Level = "easy" | "medium" | "hard" | "expert";

export type Clock =
  | { kind: "none" }
  | { kind: "live"; seconds: number; bank: number }
  | { kind: "days"; days: number };

export interface Clocks {
  seat: number | null;
  deadline: number | null;
  bank_ms: number[];
}

export type Status = "waiting" | "playing" | "between" | "over" | "closed";
export type SeatKind = "free" | "person" | "bot" | "script";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: Level | null;
  here: boolean;
  stand_in: boolean;
  auto: boolean;
}

export interface TableInfo {
  table: string;
  game: GameName;
  edition: string;
  flags: Record<string, string>;
  players: number;
  status: Status;
  seats: SeatInfo[];
  host_here: boolean;
  host_open: boolean;
  clock: Clock;
  match: number;
  round: number;
  rounds: number;
  sheet: number[][];
  totals: number[];
  winners: number[];
  start: number | null;
  public: boolean;
  spectators: boolean;
  watching: number;
  chat: boolean;
  hints: boolean;
  odds: boolean;
  stand_in: Level;
  pace: "human" | "instant";
  scripted: boolean;
  commitment: string;
  contributed: number[];
  created: number;
  game_number: number;
  title: string;
  notice: string;
}

export type FlagValue = string;

export interface EditionInfo {
  name: string;
  players: number[];
  flags: Record<string, string>;
}

export interface FlagInfo {
  name: string;
  values: string[];
  sentence: string;
}

export interface GameInfo {
  name: GameName;
  editions: EditionInfo[];
  flags: FlagInfo[];
  levels: Level[];
}

export interface Games {
  games: GameInfo[];
  protocol: number;
  version: string;
}

export interface Script {
  deck: Card[];
  dice?: string[];
  moves?: Record<string, Token[]>;
}

export interface NewTable {
  game: GameName;
  edition?: string;
  flags?: string[];
  seats: number;
  bots?: Record<string, Level>;
  clock?: Clock;
  match?: 0 | 1 | 2;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  odds?: boolean;
  stand_in?: Level;
  pace?: "human" | "instant";
  start?: number;
  title?: string;
  script?: Script;
}

export interface Created {
  table: string;
  host_key: string;
  host_link: string;
  invite: string;
  invite_link: string;
  info: TableInfo;
}

export interface Claimed {
  table: string;
  seat: number;
  key: string;
  info: TableInfo;
}

export interface Mine {
  info: TableInfo;
  mine: number[];
  host: boolean;
}

export interface Invited {
  table: string;
  info: TableInfo;
}

export interface Handover {
  link: string;
  key: string;
  expires: number;
}

export interface Fairness {
  game_number: number;
  round: number;
  commitment: string;
  /** The seats that added chance of their own; for the others the server drew. */
  contributed: number[];
  over: boolean;
  seed: string | null;
  verified: boolean | null;
}

export interface ReplayStep {
  seat: number;
  token: Token;
  patch: Patch;
}

export interface Replay {
  game: GameName;
  edition: string;
  names: string[];
  scripted: boolean;
  tags: Record<string, string>;
  eyes: number | "open" | "none";
  view: View;
  events: ReplayStep[];
  over: boolean;
  scores: number[] | null;
  winners: number[];
  end: string | null;
}

export interface ErrorAnswer {
  code: string;
  sentence: string;
  args: Record<string, string | number>;
}

// ---- socket, client → server

export type Ask =
  | { type: "join"; protocol: number; seat: number | null; key?: string; since?: number }
  | { type: "decide"; id: string; move: number; token: Token }
  | { type: "chat"; id: string; text: string }
  | { type: "preview"; id: string; token: Token }
  | { type: "why"; id: string; token: Token }
  | { type: "odds"; id: string }
  | { type: "hint"; id: string }
  | { type: "contribute"; id: string; contribution: string }
  | { type: "ping"; id?: string };

// ---- socket, server → client

export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface MatchResult {
  round: number;
  rounds: number;
  sheet: number[][];
  totals: number[];
  over: boolean;
  winners: number[];
}

export interface Result {
  game_number: number;
  round: number;
  end: string;
  scores: number[];
  winners: number[];
  hands: Cards[];
  commitment: string;
  /** What the deal was made from; null for a lesson. */
  seed: string | null;
  match: MatchResult | null;
}

export interface State {
  type: "state";
  n: number;
  at: number;
  seat: number | null;
  host: boolean;
  info: TableInfo;
  view: View | null;
  clock: Clocks | null;
  chat: ChatLine[];
  /** Of the last game, once it is over. */
  result: Result | null;
}

export interface Resumed {
  type: "resumed";
  n: number;
}

export type By = "person" | "bot" | "stand-in" | "auto" | "script";

export interface MoveEvent {
  type: "event";
  kind: "move";
  n: number;
  at: number;
  seat: number;
  token: Token;
  by: By;
  patch: Patch;
  clock: Clocks | null;
}

export type TableWhat =
  | "seated" | "freed" | "bot" | "renamed" | "started" | "ended" | "rematch" | "closed"
  | "stand-in" | "back" | "auto" | "revoked" | "contributed" | "forgotten";

export interface TableEvent {
  type: "event";
  kind: "table";
  n: number;
  at: number;
  what: TableWhat;
  seat: number | null;
  info: TableInfo;
  view?: View | null;
  result?: Result | null;
  clock?: Clocks | null;
}

export interface ChatEvent {
  type: "event";
  kind: "chat";
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export type TableStep = MoveEvent | TableEvent | ChatEvent;

export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
  host_here: boolean;
  host_open: boolean;
}

export interface Preview {
  type: "preview";
  id: string;
  victims: number[];
  sets: number[];
  out: boolean;
  may_draw: boolean;
  misfits: number | null;
  pile: number | null;
}

export interface Why {
  type: "why";
  id: string;
  allowed: boolean;
  code: string;
  args: Record<string, string | number>;
  rule: string | null;
  sentence: string;
}

export interface Odds {
  type: "odds";
  id: string;
  misfits: number;
  pile: number;
}

export interface Hint {
  type: "hint";
  id: string;
  token: Token;
  move: number;
}

export interface Done {
  type: "done";
  id: string;
  n: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  args: Record<string, string | number>;
  rule: string | null;
  move: number | null;
}

export interface Pong {
  type: "pong";
  id: string | null;
  at: number;
}

export type ByeCode = "restart" | "slow" | "closed" | "revoked" | "flood" | "idle" | "resync" | "gone";

export interface Bye {
  type: "bye";
  code: ByeCode;
  sentence: string;
  retry_ms: number | null;
}

export type Answer = Done | Refused | Preview | Why | Odds | Hint | Pong;
export type Told = State | Resumed | TableStep | Presence | Answer | Bye;
