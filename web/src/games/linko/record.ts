// Linko's record as a view and back, over the offsets and names of its data file. Nothing here decides a rule.
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
import type { LinkoView, View } from "../../lib/protocol";

const GROUP = /^\^(?:[1-9]|1[0-3]|J)(?:\+(?:13|J)){0,9}$/;
const PLAY = /^(?:(\d+)(?:x(\d+))?)?\+?(?:(J)(?:x(\d+))?)?$/;
const LAYER = 3;

export function form(data: GameData): Form {
  const { cards: names, constants: C } = data;
  const actions = new Map(data.tokens.map((token, action) => [token, action]));
  const span = (name: string, ...index: number[]) => spanOf(data, name, ...index);
  const at = (name: string, ...index: number[]) => span(name, ...index)[0];
  const heap = (record: Uint8Array, place: number) => record.subarray(...span("display", place));
  const cards = (counts: Uint8Array) => multiset(counts, names);

  function seatPlan(seat: number): Leaf[] {
    const depth = at("depth", seat);
    const layers = span("layers", seat);
    return [
      byte(`players.${seat}.hand_size`, span("hand_size", seat)),
      chunk(`players.${seat}.known`, span("known", seat), cards),
      {
        path: `players.${seat}.layers`,
        write: (raw) =>
          Array.from({ length: raw[depth]! }, (_, d) => [
            ...raw.subarray(layers[0] + LAYER * d, layers[0] + LAYER * (d + 1)),
          ]),
        spans: [[depth, depth + 1], layers],
      },
      score(data, seat),
    ];
  }

  function plan(seats: number): Leaf[] {
    const [toMove, over, winners] = outcome(data, seats);
    return [
      number("move", at("move")),
      toMove,
      byte("phase", span("phase"), (phase) => data.phases[phase]),
      byte("active", span("active"), seatNumber),
      byte("victim", span("victim"), seatNumber),
      {
        path: "drawer",
        write: drawer,
        spans: [span("phase"), span("active"), span("victim")],
      },
      byte("to_draw", span("to_draw")),
      ...Array.from({ length: C.PLACES! }, (_, place) =>
        chunk(`display.${place}`, span("display", place), heaped),
      ),
      {
        path: "ghost",
        write: (raw) => (raw[at("ghost")] ? cards(raw.subarray(...span("sets"))) : null),
        spans: [span("sets")],
      },
      byte("pile", span("pile_size")),
      chunk("discards", span("discards"), cards),
      byte("quiet", span("quiet")),
      byte("stirred", span("stirred"), Boolean),
      over,
      byte("end", span("end"), (end) => data.ends[end]),
      winners,
      ...Array.from({ length: seats }, (_, seat) => seatPlan(seat)).flat(),
    ];
  }

  function heaped(bytes: Uint8Array): string[] | null {
    const cards = named(bytes, names);
    return cards.length ? cards : null;
  }

  function drawer(raw: Uint8Array): number | null {
    const phase = raw[at("phase")];
    if (phase === C.DRAW) return seatNumber(raw[at("victim")]!);
    return phase === C.OPTION ? seatNumber(raw[at("active")]!) : null;
  }

  function code(token: string): number | null {
    const known = actions.get(token);
    if (known !== undefined || !GROUP.test(token)) return known ?? null;
    const cards = token.slice(1).split("+");
    return -cards.reduce((sum, name, height) => sum + names.indexOf(name) * 16 ** height, 0);
  }

  function read(seen: View, record: Writer, deck: readonly number[]): void {
    const view = seen as LinkoView;
    record.set("victim", view.victim === null ? C.NOBODY! : view.victim - 1);
    record.set("to_draw", view.to_draw);
    record.set("quiet", view.quiet);
    record.set("stirred", Number(view.stirred));
    view.players.forEach((player, seat) => {
      record.set("hand_size", player.hand_size, seat);
      record.set("depth", player.layers.length, seat);
      record.part("layers", seat).set(player.layers.flat());
      record.fill(record.part("known", seat), player.known);
    });
    if (view.seat !== null) record.fill(record.part("hand", view.seat - 1), view.hand ?? {});
    view.display.forEach((cards, place) => record.lay(record.part("display", place), cards ?? []));
    record.fill(record.part("sets"), view.ghost ?? {});
    readUnseen(view, record, deck);
  }

  /** What is hidden is what is left of the deck. */
  function readUnseen(view: LinkoView, record: Writer, deck: readonly number[]): void {
    const unseen = record.part("unseen");
    for (const card of deck) unseen[card]! += 1;
    if (view.ghost) unseen[C.JOKER!]! += C.DUEL_JOKERS! * view.players.length;
    const away = (counts: Uint8Array) => counts.forEach((n, card) => (unseen[card]! -= n));
    away(record.part("sets"));
    away(record.part("discards"));
    view.players.forEach((player, seat) => {
      away(record.part(seat + 1 === view.seat ? "hand" : "known", seat));
      for (const [value, numbers, jokers] of player.layers) {
        unseen[value]! -= numbers;
        unseen[C.JOKER!]! -= jokers;
      }
    });
    for (const card of record.part("display")) unseen[card]! -= Number(card > 0);
  }

  function speaksOf(record: Uint8Array, action: number, reason: number): Arguments {
    const active = record[at("active")]!;
    if (reason === C.WHY_FEW_NUMBERS || reason === C.WHY_FEW_JOKERS) {
      const [, value = "", numbers = "1", , jokers = "1"] = PLAY.exec(data.tokens[action]!)!;
      const [card, wanted] = reason === C.WHY_FEW_JOKERS ? ["J", jokers] : [value, numbers];
      return { card, held: record[at("hand", active, names.indexOf(card))]!, wanted: Number(wanted) };
    }
    if (reason !== C.WHY_NO_SET && reason !== C.WHY_SET_SIZE && reason !== C.WHY_SET_VALUE) return {};
    const value = action - C.GHOST_SETS! + 1;
    const top = at("layers", active, record[at("depth", active)]! - 1);
    const wanted = record[top + 1]! + record[top + 2]!;
    return { card: names[value]!, held: record[at("sets", value)]!, wanted };
  }

  return {
    plan,
    code,
    read,
    speaksOf,
    hand: (record, seat) => cards(record.subarray(...span("hand", seat - 1))),
    token: (record, action) =>
      data.tokens[action] ?? `^${named(heap(record, action - C.DRAW_PLACES!), names).join("+")}`,
    foresight: (numbers) => ({
      ...NOTHING,
      victims: numbers.slice(C.FORESEEN_VICTIMS, C.FORESEEN_SETS).filter(Boolean),
      sets: numbers.slice(C.FORESEEN_SETS).filter(Boolean),
      out: Boolean(numbers[C.FORESEEN_OUT!]),
      may_draw: Boolean(numbers[C.FORESEEN_DRAW!]),
    }),
  };
}
