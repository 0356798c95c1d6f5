// The protocol's types, made from the server's by docs/generate.py: do not edit.

export const PROTOCOL = 1;

/** What would a strong player do? */
export interface AskHint {
  type: "hint";
  id: string;
}

/** How likely does the next card bust? */
export interface AskOdds {
  type: "odds";
  id: string;
}

/** What would this decision do at once? */
export interface AskPreview {
  type: "preview";
  id: string;
  token: string;
}

/** What is worth knowing now? */
export interface AskTips {
  type: "tips";
  id: string;
}

/** Why is this not possible? */
export interface AskWhy {
  type: "why";
  id: string;
  token: string;
}

/** Whether decisions with one answer are made for me. */
export interface AutoWish {
  auto: boolean;
}

/** A bot's level; null frees the seat. */
export interface BotWish {
  level: Level | null;
}

export type By = "person" | "bot" | "stand-in" | "auto" | "script";

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  code: ByeCode;
  sentence: string;
  retry_ms: number | null;
}

export type ByeCode = "restart" | "slow" | "revoked" | "flood" | "idle" | "resync" | "gone";

/** Say something. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Something said. */
export interface ChatEvent {
  type: "event";
  n: number;
  at: number;
  kind: "chat";
  seat: number;
  name: string;
  text: string;
}

/** Something said. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Who sits down, and where. */
export interface ClaimWish {
  name: string;
  seat?: number | null;
  contribution?: string;
}

export type Clock = NoClock | LiveClock | DaysClock;

export type ClockWish = NoClock | LiveClockWish | DaysClock;

/** Whose time runs, until when, and what is left in the banks. */
export interface Clocks {
  seat: number | null;
  deadline: number | null;
  bank_ms: number[];
}

/** Chance of one's own for the next deal. */
export interface Contribute {
  type: "contribute";
  id: string;
  contribution: string;
}

/** Turn-based play: so many days for each decision. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A decision, for the move number that its view has. */
export interface Decide {
  type: "decide";
  id: string;
  move: number;
  token: string;
}

/** A decision without a socket. */
export interface DecideWish {
  id: string;
  move: number;
  token: string;
}

/** A request was carried out; it became event `n`, or needed none. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** An edition of a game. */
export interface EditionInfo {
  name: string;
  players: number[];
  flags: Record<string, string>;
}

export type Facts = LinkoFact[] | PushFact[];

/** How a game was dealt: the promise before it, and after it what was promised. */
export interface Fairness {
  game_number: number;
  round: number;
  commitment: string;
  /** The seats that added chance of their own; for the others the server drew. */
  contributed: number[];
  over: boolean;
  seed: string | null;
  /** Whether seed and commitment fit, as this server reckons; check it yourself. */
  verified: boolean | null;
}

/** What editions differ in. */
export interface FlagInfo {
  name: string;
  values: string[];
  sentence: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: GameName;
  editions: EditionInfo[];
  flags: FlagInfo[];
  levels: Level[];
}

export type GameName = "linko" | "push";

/** All games, and what this server is. */
export interface Games {
  games: GameInfo[];
  protocol: number;
  version: string;
}

/** A one-time link for a second device. */
export interface HandOver {
  link: string;
  key: string;
  expires: number;
}

/** What a strong player would do. */
export interface Hint {
  type: "hint";
  id: string;
  token: string;
  move: number;
}

/** Whether the key was the host's. */
export interface HostNow {
  host: boolean;
}

export type Incoming =
  | Join
  | Decide
  | Chat
  | AskPreview
  | AskWhy
  | AskOdds
  | AskTips
  | AskHint
  | Contribute
  | Ping;

/** The table after what was asked for. */
export interface InfoOnly {
  info: TableInfo;
}

/** A fresh invite link; older ones lead nowhere now. */
export interface InviteLink {
  invite: string;
  invite_link: string;
}

/** The table that an invite leads to. */
export interface Invited {
  table: string;
  info: TableInfo;
}

/** Look on, through a seat's eyes or a spectator's; again to change eyes. */
export interface Join {
  type: "join";
  protocol: number;
  seat?: number | null;
  key?: string | null;
  since?: number | null;
}

/** A key from a link. */
export interface KeyWish {
  key: string;
}

export type Level = "easy" | "medium" | "hard" | "expert";

/** A seat chose not to draw. */
export interface LinkoDeclined {
  fact: "declined";
  seat: number;
}

/** A seat discarded its snatched layer. */
export interface LinkoDiscarded {
  fact: "discarded";
  seat: number;
  layer: [number, number, number];
}

/** A seat drew all cards of a place of the display. */
export interface LinkoDrew {
  fact: "drew";
  seat: number;
  place: number;
  cards: string[];
}

/** A seat drew from the pile; the card is null for all who do not see it. */
export interface LinkoDrewPile {
  fact: "drew-pile";
  seat: number;
  card: string | null;
}

/** Pile and display are empty: the game is over. */
export interface LinkoDry {
  fact: "dry";
}

export type LinkoFact =
  | LinkoLaid
  | LinkoSnatched
  | LinkoTook
  | LinkoLeft
  | LinkoReclaimed
  | LinkoDiscarded
  | LinkoDrew
  | LinkoDrewPile
  | LinkoDeclined
  | LinkoRefilled
  | LinkoRobbed
  | LinkoGhostGained
  | LinkoGhostLaid
  | LinkoOut
  | LinkoDry
  | LinkoStalled
  | LinkoTurn;

/** A card of the pile joins the ghost. */
export interface LinkoGhostGained {
  fact: "ghost-gained";
  card: string;
}

/** A 13 or joker goes on a place of the display, or with null to the discards. */
export interface LinkoGhostLaid {
  fact: "ghost-laid";
  card: string;
  place: number | null;
}

/** A seat laid a layer from its hand. */
export interface LinkoLaid {
  fact: "laid";
  seat: number;
  layer: [number, number, number];
}

/** A seat left the snatched layer to the victim, who decides now. */
export interface LinkoLeft {
  fact: "left";
  seat: number;
  victim: number;
  layer: [number, number, number];
}

/** A seat played its last card: the game is over. */
export interface LinkoOut {
  fact: "out";
  seat: number;
}

/** What everybody sees of a seat. */
export interface LinkoPlayer {
  hand_size: number;
  known: Record<string, number>;
  layers: ([number, number, number])[];
  score: number;
}

/** A seat took its snatched layer back into its hand. */
export interface LinkoReclaimed {
  fact: "reclaimed";
  seat: number;
  layer: [number, number, number];
}

/** A card of the pile fills a place of the display. */
export interface LinkoRefilled {
  fact: "refilled";
  place: number;
  card: string;
}

/** A seat snatched a set of the ghost into its hand. */
export interface LinkoRobbed {
  fact: "robbed";
  seat: number;
  value: number;
  count: number;
}

/** A seat snatches the victim's top layer; who gets it is to be decided. */
export interface LinkoSnatched {
  fact: "snatched";
  seat: number;
  victim: number;
  layer: [number, number, number];
}

/** A hundred quiet turns in a row: the game is over. */
export interface LinkoStalled {
  fact: "stalled";
}

/** A seat took the snatched layer into its hand. */
export interface LinkoTook {
  fact: "took";
  seat: number;
  victim: number;
  layer: [number, number, number];
}

/** The turn passes to a seat. */
export interface LinkoTurn {
  fact: "turn";
  seat: number;
}

/** All that leaves the table for one seat, or for a spectator. */
export interface LinkoView {
  game: "linko";
  edition: string;
  rules: number;
  seat: number | null;
  move: number;
  to_move: number | null;
  phase: string;
  active: number;
  victim: number | null;
  drawer: number | null;
  to_draw: number;
  hand: Record<string, number> | null;
  players: LinkoPlayer[];
  display: (string[] | null)[];
  ghost: Record<string, number> | null;
  pile: number;
  discards: Record<string, number>;
  quiet: number;
  stirred: boolean;
  legal: string[];
  over: boolean;
  end: string | null;
  winners: number[];
  hands?: (Record<string, number>)[];
}

/** So many seconds for each decision; what is used beyond comes out of the seat's bank. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  bank: number;
}

/** So many seconds for each decision; what is used beyond comes out of the seat's bank. */
export interface LiveClockWish {
  kind: "live";
  seconds: number;
  bank?: number;
}

/** Public tables to sit down at, or to watch. */
export interface Lobby {
  tables: TableInfo[];
}

/** How a match stands after a game. */
export interface MatchResult {
  round: number;
  rounds: number;
  sheet: number[][];
  totals: number[];
  over: boolean;
  winners: number[];
}

/** A decision, and what it changed in this viewer's view. */
export interface MoveEvent {
  type: "event";
  n: number;
  at: number;
  kind: "move";
  seat: number;
  token: string;
  by: By;
  clock: Clocks | null;
  patch: Record<string, unknown>;
  /** What happened, in order, as this viewer saw it. */
  facts: Facts;
}

/** Another name. */
export interface NameWish {
  name: string;
}

/** A seat's new key; null when the host took the old ones back for somebody else. */
export interface NewKey {
  key: string | null;
}

/** What somebody who makes a table may choose. */
export interface NewTable {
  game: GameName;
  seats: number;
  edition?: string | null;
  flags?: string[];
  bots?: Record<string, Level>;
  clock?: ClockWish;
  match?: number;
  start?: number | null;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  odds?: boolean;
  stand_in?: Level;
  pace?: Pace;
  title?: string;
  script?: Script | null;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So many of the cards in the pile fit into no column. */
export interface Odds {
  type: "odds";
  id: string;
  misfits: number;
  pile: number;
}

export type Outgoing =
  | State
  | Resumed
  | MoveEvent
  | TableEvent
  | ChatEvent
  | Presence
  | Done
  | Refused
  | Preview
  | Why
  | Odds
  | Tips
  | Hint
  | Pong
  | Bye;

export type Pace = "human" | "instant";

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string | null;
}

/** All that is kept of one player at one table. */
export interface PlayerData {
  table: string;
  seat: number;
  name: string;
  chat: string[];
  decisions: string[];
}

/** Here. */
export interface Pong {
  type: "pong";
  id: string | null;
  at: number;
}

/** Who is connected; not numbered, not kept. */
export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
  host_here: boolean;
  host_open: boolean;
}

/** What a decision would do at once. */
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

/** Why a request was not carried out. */
export interface Problem {
  code: string;
  sentence: string;
  args: Record<string, number | string>;
}

/** A seat turned up a card that fits nowhere; it is discarded. */
export interface PushBusted {
  fact: "busted";
  seat: number;
  card: string;
}

/** Nobody took a column; it is discarded. */
export interface PushCleared {
  fact: "cleared";
  column: string;
  cards: string[];
}

/** The turn's switch cards are discarded. */
export interface PushClearedSwitches {
  fact: "cleared-switches";
  count: number;
}

/** The pile is empty: the game is over. */
export interface PushDry {
  fact: "dry";
}

export type PushFact =
  | PushTurned
  | PushSwitched
  | PushBusted
  | PushPlaced
  | PushTook
  | PushRolled
  | PushLost
  | PushProtected
  | PushCleared
  | PushClearedSwitches
  | PushDry
  | PushTurn;

/** A seat lost its bench cards of a colour to the die. */
export interface PushLost {
  fact: "lost";
  seat: number;
  colour: string;
  points: number;
  cards: Record<string, number>;
}

/** A seat placed the card turned up. */
export interface PushPlaced {
  fact: "placed";
  seat: number;
  card: string;
  column: string;
}

/** What everybody sees of a seat. */
export interface PushPlayer {
  bench: Record<string, number>;
  protected: Record<string, number>;
  score: number;
  cards: number;
}

/** A seat protected its bench cards of a colour. */
export interface PushProtected {
  fact: "protected";
  seat: number;
  colour: string;
  points: number;
  cards: Record<string, number>;
}

/** A seat rolled the die, and lost so many points in all. */
export interface PushRolled {
  fact: "rolled";
  seat: number;
  face: string | null;
  points: number;
}

/** A seat turned up a switch card; the way in which the others now choose. */
export interface PushSwitched {
  fact: "switched";
  seat: number;
  clockwise: boolean;
}

/** A seat took a column; its cards joined the bench, or those that are safe. */
export interface PushTook {
  fact: "took";
  seat: number;
  column: string;
  points: number;
  cards: string[];
  bench: Record<string, number>;
  safe: Record<string, number>;
}

/** The turn passes to a seat. */
export interface PushTurn {
  fact: "turn";
  seat: number;
}

/** A seat turned up a card that is now to be placed. */
export interface PushTurned {
  fact: "turned";
  seat: number;
  card: string;
}

/** All that leaves the table for one seat, or for a spectator. */
export interface PushView {
  game: "push";
  edition: string;
  rules: number;
  seat: number | null;
  move: number;
  to_move: number | null;
  phase: string;
  active: number;
  card: string | null;
  switches: number;
  columns: string[][];
  players: PushPlayer[];
  pile: number;
  discards: Record<string, number>;
  unseen: Record<string, number>;
  last_roll: string | null;
  rolls: number;
  legal: string[];
  over: boolean;
  end: string | null;
  winners: number[];
  hands?: (Record<string, number>)[];
}

/** What a code should lead to. */
export interface QrWish {
  text: string;
}

/** A request was not carried out, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  args: Record<string, number | string>;
  rule: string | null;
  /** The move number that the table is at. */
  move: number | null;
}

/** A game, from the deal on, as somebody's eyes saw it. */
export interface Replay {
  game: GameName;
  edition: string;
  names: string[];
  eyes: number | "none" | "open";
  scripted: boolean;
  tags: Record<string, string>;
  view: View;
  events: ReplayEvent[];
  over: boolean;
  scores: number[] | null;
  winners: number[];
  end: string | null;
}

/** One decision of a replay, as the chosen eyes saw it. */
export interface ReplayEvent {
  seat: number;
  token: string;
  patch: Record<string, unknown>;
  facts: Facts;
}

/** How a game ended. Nothing in it is a secret any more. */
export interface Result {
  game_number: number;
  round: number;
  end: string;
  scores: number[];
  winners: number[];
  hands: (Record<string, number>)[];
  commitment: string;
  /** What the deal was made from; None for a lesson. */
  seed: string | null;
  match: MatchResult | null;
}

/** The viewer has seen all up to `since`; what it missed follows, up to event `n`. */
export interface Resumed {
  type: "resumed";
  n: number;
}

/** A lesson: the deck is laid out, and some seats play what is written here. */
export interface Script {
  deck: string[];
  moves?: Record<string, string[]>;
  dice?: string[];
}

/** A seat of one's own. The key is told once. */
export interface SeatClaimed {
  table: string;
  seat: number;
  key: string;
  info: TableInfo;
}

/** One seat, as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "free" | "person" | "bot" | "script";
  name: string;
  level: Level | null;
  /** Whether a device of this seat is connected. */
  here: boolean;
  /** Whether a bot plays for the person. */
  stand_in: boolean;
  auto: boolean;
}

/** A view, and the event it stands after. */
export interface Seen {
  n: number;
  info: TableInfo;
  view: View | null;
}

/** The table as this viewer sees it now, after event `n`. */
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

export type Status = "waiting" | "playing" | "between" | "over" | "closed";

/** Something else that happened at the table. */
export interface TableEvent {
  type: "event";
  n: number;
  at: number;
  kind: "table";
  what: What;
  seat: number | null;
  info: TableInfo;
  clock: Clocks | null;
  view?: View;
  result?: Result;
}

/** A table, and what the one who asks may do there. */
export interface TableFound {
  info: TableInfo;
  mine: number[];
  host: boolean;
}

/** All about a table but the game itself. */
export interface TableInfo {
  table: string;
  game: GameName;
  edition: string;
  flags: Record<string, string>;
  players: number;
  status: Status;
  seats: SeatInfo[];
  host_here: boolean;
  /** The host has been gone for two minutes: any seated player may do what a host may. */
  host_open: boolean;
  clock: Clock;
  match: number;
  round: number;
  rounds: number;
  sheet: number[][];
  totals: number[];
  winners: number[];
  start: number | null;
  /** Who starts each round of the match, as far as it is fixed. */
  starters: number[];
  public: boolean;
  spectators: boolean;
  watching: number;
  chat: boolean;
  hints: boolean;
  odds: boolean;
  stand_in: Level;
  pace: Pace;
  scripted: boolean;
  commitment: string;
  /** Who has added to the next deal. */
  contributed: number[];
  created: number;
  /** How many games have begun here. */
  game_number: number;
  title: string;
  notice: string;
}

/** A new table. The host's link is for its maker alone. */
export interface TableMade {
  table: string;
  host_key: string;
  host_link: string;
  invite: string;
  invite_link: string;
  info: TableInfo;
}

/** The seat that this device holds now too. */
export interface TakenOver {
  seat: number;
  info: TableInfo;
}

/** A piece of advice, or a rule that is easily forgotten. */
export interface Tip {
  /** Its sentence is `web-tip-NAME` of the locale files. */
  name: string;
  rule: string | null;
}

/** What is worth knowing after the last decision, weightiest first. */
export interface Tips {
  type: "tips";
  id: string;
  move: number;
  tips: Tip[];
}

export type View = LinkoView | PushView;

export type What =
  | "seated"
  | "freed"
  | "bot"
  | "renamed"
  | "contributed"
  | "started"
  | "ended"
  | "stand-in"
  | "back"
  | "auto"
  | "revoked"
  | "rematch"
  | "forgotten"
  | "closed";

/** Whether a decision is allowed, or the reason and the rule. */
export interface Why {
  type: "why";
  id: string;
  allowed: boolean;
  code: string;
  sentence: string;
  args: Record<string, number | string>;
  rule: string | null;
}
