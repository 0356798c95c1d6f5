// Messages of the server, as small as tests need them.
import type { LinkoView, MoveEvent, State, TableInfo, View } from "../protocol";

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
    game: "linko",
    edition: "amigo-2022-basic",
    flags: {},
    players: 2,
    status: "playing",
    seats: [
      { ...seat, seat: 1, name: "Ann" },
      { ...seat, seat: 2, name: "Ben" },
    ],
    host_here: true,
    host_open: false,
    host_seat: null,
    clock: { kind: "none" },
    match: 0,
    round: 1,
    rounds: 1,
    sheet: [],
    totals: [],
    winners: [],
    start: 1,
    starters: [1],
    public: false,
    spectators: true,
    watching: 0,
    chat: true,
    hints: false,
    odds: false,
    stand_in: "medium",
    pace: "human",
    scripted: false,
    commitment: "c0",
    contributed: [1, 2],
    deal: null,
    created: 0,
    game_number: 1,
    title: "",
    notice: "",
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
    at: 0,
    seat,
    token: "7x1",
    by: "person",
    clock: null,
    facts: [],
    patch: { move, "players.1.hand_size": 9 - move },
    ...more,
  };
}
