// Messages of the server, as small as tests need them.
import type { LinkoView, MoveEvent, Setup, State, TableInfo, View } from "../../protocol";

export function aView(move = 0, more: Partial<LinkoView> = {}): View {
  return {
    game: "linko",
    edition: "amigo-2022-basic",
    rules: 1,
    seat: 1,
    move,
    to_move: 1,
    phase: "play",
    active: 1,
    victim: null,
    drawer: null,
    to_draw: 0,
    hand: { "3": 2 },
    display: [],
    ghost: null,
    pile: 41,
    discards: {},
    players: [
      { hand_size: 9, known: {}, layers: [], score: 0 },
      { hand_size: 9, known: {}, layers: [], score: 0 },
    ],
    quiet: 0,
    stirred: false,
    legal: ["3x1"],
    over: false,
    end: null,
    winners: [],
    ...more,
  };
}

export function anInfo(more: Partial<TableInfo> = {}): TableInfo {
  const person = { kind: "person", level: null, here: true, stand_in: false, auto: false } as const;
  const seat = { ...person, face: null, ready: false };
  return {
    table: "abcdefghijkl",
    setup: aSetup(),
    status: "playing",
    seats: [
      { ...seat, seat: 1, name: "Ann" },
      { ...seat, seat: 2, name: "Ben" },
    ],
    host_here: true,
    host_open: false,
    host_seat: null,
    watching: 0,
    alone: true,
    round: 1,
    rounds: 1,
    sheet: [],
    totals: [],
    winners: [],
    start: 1,
    starters: [1],
    scripted: false,
    deal: null,
    created: 0,
    game_number: 1,
    notice: "",
    ...more,
  };
}

export function aSetup(more: Partial<Setup> = {}): Setup {
  return {
    game: "linko",
    seats: 2,
    edition: "amigo-2022-basic",
    flags: {},
    rules: 1,
    clock: { kind: "none" },
    match: 0,
    start: null,
    public: false,
    spectators: true,
    chat: true,
    hints: true,
    odds: true,
    stand_in: "medium",
    pace: "human",
    title: "",
    ...more,
  };
}

export function aState(n: number, view: View | null = aView(), more: Partial<State> = {}): State {
  return {
    type: "state",
    n,
    at: 0,
    seat: 1,
    host: false,
    info: anInfo(),
    view,
    form: null,
    clock: null,
    chat: [],
    result: null,
    ...more,
  };
}

export function aMove(n: number, move: number, seat = 2, more: Partial<MoveEvent> = {}): MoveEvent {
  return {
    type: "event",
    kind: "move",
    n,
    seat,
    token: "7x1",
    by: "person",
    clock: null,
    facts: [],
    patch: { move, "players.1.hand_size": 9 - move },
    ...more,
  };
}
