// The table between two facts: all that Push shows lies open, so it can be told from what happened.
import type { PushFact, PushPlayer, PushView } from "../../lib/protocol";
import { columnOf, COLUMNS, listed, points, type Cards } from "./cards";

/** The table after one more fact, while the question is still the one that was answered. */
export function after(view: PushView, fact: PushFact): PushView {
  switch (fact.fact) {
    case "turned":
      return { ...drawn(view), card: fact.card };
    case "busted":
      return discarded(drawn(view), [fact.card]);
    case "switched":
      return { ...drawn(view), switches: view.switches + 1 };
    case "placed":
      return put(view, fact.column, [...columnOf(view.columns, fact.column), fact.card]);
    case "took":
      return seated(taken(view, fact.column, fact.cards), fact.seat, (player) =>
        got(player, fact.bench, fact.safe),
      );
    case "rolled":
      return { ...view, last_roll: fact.face, rolls: view.rolls + 1 };
    case "lost":
      return discarded(
        seated(view, fact.seat, (player) => without(player, fact.cards)),
        listed(fact.cards),
      );
    case "protected":
      return seated(view, fact.seat, (player) => got(without(player, fact.cards), {}, fact.cards));
    case "cleared":
      return discarded(put(view, fact.column, []), fact.cards);
    case "cleared-switches":
      return discarded({ ...view, switches: 0 }, Array<string>(fact.count).fill("S"));
    default:
      return view;
  }
}

function drawn(view: PushView): PushView {
  return { ...view, pile: view.pile - 1 };
}

function put(view: PushView, column: string, cards: readonly string[]): PushView {
  const columns = view.columns.map((lying, i) => (COLUMNS[i] === column ? [...cards] : lying));
  return { ...view, columns, card: null };
}

/** The roll card of a column goes to the discards, the rest to whoever took it. */
function taken(view: PushView, column: string, cards: readonly string[]): PushView {
  return discarded(
    put(view, column, []),
    cards.filter((card) => card === "R"),
  );
}

function discarded(view: PushView, cards: readonly string[]): PushView {
  return { ...view, discards: added(view.discards, cards) };
}

function seated(view: PushView, seat: number, change: (player: PushPlayer) => PushPlayer): PushView {
  return { ...view, players: view.players.map((player, i) => (i === seat - 1 ? change(player) : player)) };
}

function got(player: PushPlayer, bench: Cards, safe: Cards): PushPlayer {
  const [open, shut] = [listed(bench), listed(safe)];
  return {
    bench: added(player.bench, open),
    protected: added(player.protected, shut),
    score: player.score + points(open) + points(shut),
    cards: player.cards + open.length + shut.length,
  };
}

function without(player: PushPlayer, cards: Cards): PushPlayer {
  const bench = Object.fromEntries(Object.entries(player.bench).filter(([card]) => !(card in cards)));
  const gone = listed(cards);
  return { ...player, bench, score: player.score - points(gone), cards: player.cards - gone.length };
}

function added(cards: Cards, more: readonly string[]): Record<string, number> {
  const sum: Record<string, number> = { ...cards };
  for (const card of more) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
}
