// Push's record as a view and back, over the offsets and names of its data file. Nothing here decides a rule.
import type { GameData } from "../../engine/data";
import {
  byte,
  chunk,
  multiset,
  named,
  number,
  outcome,
  score,
  seatNumber,
  spanOf,
  type Leaf,
} from "../../engine/fields";
import { NOTHING, type Arguments, type Form } from "../../engine/form";
import type { Writer } from "../../engine/writer";
import type { PushView, View } from "../../lib/protocol";

export function form(data: GameData): Form {
  const { cards: names, constants: C } = data;
  const actions = new Map(data.tokens.map((token, action) => [token, action]));
  const span = (name: string, ...index: number[]) => spanOf(data, name, ...index);
  const cards = (counts: Uint8Array) => multiset(counts, names);
  const numbered = (counts: Uint8Array) => multiset(counts, names, 1);

  function seatPlan(seat: number): Leaf[] {
    const spans = [span("bench", seat), span("protected", seat)] as const;
    return [
      chunk(`players.${seat}.bench`, spans[0], numbered),
      chunk(`players.${seat}.protected`, spans[1], numbered),
      score(data, seat),
      {
        path: `players.${seat}.cards`,
        write: (raw) => spans.reduce((sum, part) => raw.subarray(...part).reduce((a, b) => a + b, sum), 0),
        spans,
      },
    ];
  }

  function plan(seats: number): Leaf[] {
    const [toMove, over, winners] = outcome(data, seats);
    return [
      number("move", span("move")[0]),
      toMove,
      byte("phase", span("phase"), (phase) => data.phases[phase]),
      byte("active", span("active"), seatNumber),
      byte("card", span("card"), (card) => (card ? names[card] : null)),
      byte("switches", span("switches")),
      ...Array.from({ length: C.COLUMNS! }, (_, column) =>
        chunk(`columns.${column}`, span("column", column), (bytes) => named(bytes, names)),
      ),
      byte("pile", span("pile_size")),
      chunk("discards", span("discards"), cards),
      chunk("unseen", span("unseen"), cards),
      byte("last_roll", span("last_roll"), (face) => (face ? data.dice.names[face] : null)),
      byte("rolls", span("rolls")),
      over,
      byte("end", span("end"), (end) => data.ends[end]),
      winners,
      ...Array.from({ length: seats }, (_, seat) => seatPlan(seat)).flat(),
    ];
  }

  function read(seen: View, record: Writer): void {
    const view = seen as PushView;
    const collecting = view.phase === data.phases[C.COLLECT!] && view.to_move !== null;
    record.set("collector", collecting ? view.to_move! - 1 : C.NOBODY!);
    record.set("card", record.card(view.card ?? ""));
    record.set("switches", view.switches);
    record.set("rolls", view.rolls);
    record.set("last_roll", data.dice.names.indexOf(view.last_roll ?? ""));
    view.columns.forEach((column, at) => {
      record.set("column_size", column.length, at);
      record.lay(record.part("column", at), column);
    });
    view.players.forEach((player, seat) => {
      record.fill(record.part("bench", seat), player.bench, 1);
      record.fill(record.part("protected", seat), player.protected, 1);
    });
    record.fill(record.part("unseen"), view.unseen);
  }

  function speaksOf(record: Uint8Array, action: number): Arguments {
    const first = action < C.TAKE_COLUMN! ? C.PLACE_IN! : C.TAKE_COLUMN!;
    const named = action >= C.PLACE_IN! && action < C.ACTIONS!;
    return {
      card: names[record[span("card")[0]]!]!,
      column: named ? data.tokens[C.PLACE_IN! + action - first]! : "",
    };
  }

  return {
    plan,
    read,
    speaksOf,
    code: (token) => actions.get(token) ?? null,
    hand: () => null,
    token: (_, action) => data.tokens[action]!,
    foresight: (numbers) =>
      numbers[C.FORESEEN_ANY!]
        ? { ...NOTHING, misfits: numbers[C.FORESEEN_MISFITS!]!, pile: numbers[C.FORESEEN_PILE!]! }
        : NOTHING,
  };
}
