"""Where every card lies, kept by facts alone: what a client does that gets no patches."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.games.known import known

Cards = Counter[str]


@dataclass
class LinkoTable:
    """The places of Linko's cards, as one viewer knows them."""

    hands: dict[int, Cards]
    """Of the seats whose hands the viewer sees."""
    sizes: list[int]
    known: list[Cards]
    layers: list[list[tuple[int, int, int]]]
    display: list[list[str] | None]
    ghost: Cards
    pile: int
    discards: Cards
    active: int
    over: bool = False

    def gain(self, seat: int, cards: Cards) -> None:
        """Cards enter a hand openly."""
        self.sizes[seat - 1] += cards.total()
        self.known[seat - 1] += cards
        if seat in self.hands:
            self.hands[seat] += cards

    def lift(self, owner: int, layer: tuple[int, int, int]) -> Cards:
        """The cards of an owner's top layer, which leaves its place."""
        assert self.layers[owner - 1].pop() == layer
        return cards_of(layer)


def cards_of(layer: tuple[int, int, int]) -> Cards:
    value, numbers, jokers = layer
    return +Counter({str(value): numbers, "J": jokers})


def linko_from(view: Any) -> LinkoTable:
    shown = {view.seat: Counter(view.hand)} if view.hand is not None else {}
    if isinstance(view.hands, list):
        shown = {seat: Counter(hand) for seat, hand in enumerate(view.hands, 1)}
    return LinkoTable(
        hands=shown,
        sizes=[player.hand_size for player in view.players],
        known=[Counter(player.known) for player in view.players],
        layers=[[tuple(layer) for layer in player.layers] for player in view.players],
        display=[place and list(place) for place in view.display],
        ghost=Counter(view.ghost or {}),
        pile=view.pile,
        discards=Counter(view.discards),
        active=view.active,
        over=view.over,
    )


def laid(table: LinkoTable, fact: Any) -> None:
    cards = cards_of(fact.layer)
    table.layers[fact.seat - 1].append(fact.layer)
    table.sizes[fact.seat - 1] -= cards.total()
    table.known[fact.seat - 1] -= cards
    if fact.seat in table.hands:
        assert table.hands[fact.seat] >= cards
        table.hands[fact.seat] -= cards


def snatched(table: LinkoTable, fact: Any) -> None:
    assert table.layers[fact.victim - 1][-1] == fact.layer


def took(table: LinkoTable, fact: Any) -> None:
    table.gain(fact.seat, table.lift(fact.victim, fact.layer))


def reclaimed(table: LinkoTable, fact: Any) -> None:
    table.gain(fact.seat, table.lift(fact.seat, fact.layer))


def discarded(table: LinkoTable, fact: Any) -> None:
    table.discards += table.lift(fact.seat, fact.layer)


def drew(table: LinkoTable, fact: Any) -> None:
    assert table.display[fact.place] == fact.cards
    table.display[fact.place] = None
    table.gain(fact.seat, Counter(fact.cards))


def drew_pile(table: LinkoTable, fact: Any) -> None:
    table.pile -= 1
    table.sizes[fact.seat - 1] += 1
    assert (fact.card is not None) == (fact.seat in table.hands)
    if fact.card is not None:
        table.hands[fact.seat][fact.card] += 1


def refilled(table: LinkoTable, fact: Any) -> None:
    assert table.display[fact.place] is None
    table.display[fact.place] = [fact.card]
    table.pile -= 1


def robbed(table: LinkoTable, fact: Any) -> None:
    assert table.ghost.pop(str(fact.value)) == fact.count
    table.gain(fact.seat, Counter({str(fact.value): fact.count}))


def ghost_gained(table: LinkoTable, fact: Any) -> None:
    table.pile -= 1
    table.ghost[fact.card] += 1


def ghost_laid(table: LinkoTable, fact: Any) -> None:
    table.pile -= 1
    if fact.place is None:
        table.discards[fact.card] += 1
    else:
        place = table.display[fact.place]
        assert place
        place.append(fact.card)


def over(table: Any, fact: Any) -> None:  # noqa: ARG001
    table.over = True


def turn(table: Any, fact: Any) -> None:
    table.active = fact.seat


def nothing(table: Any, fact: Any) -> None:
    """Moves no card."""


@dataclass
class PushTable:
    """The places of Push's cards; everybody sees all of them."""

    card: str | None
    columns: list[list[str]]
    switches: int
    bench: list[Cards]
    safe: list[Cards]
    pile: int
    unseen: Cards
    discards: Cards
    rolls: int
    last_roll: str | None
    active: int
    over: bool = False
    lost: list[int] = field(default_factory=list, compare=False)

    def turn_up(self, card: str) -> None:
        self.pile -= 1
        assert self.unseen[card] > 0
        self.unseen -= Counter([card])


def push_from(view: Any) -> PushTable:
    return PushTable(
        card=view.card,
        columns=[list(column) for column in view.columns],
        switches=view.switches,
        bench=[Counter(player.bench) for player in view.players],
        safe=[Counter(player.protected) for player in view.players],
        pile=view.pile,
        unseen=Counter(view.unseen),
        discards=Counter(view.discards),
        rolls=view.rolls,
        last_roll=view.last_roll,
        active=view.active,
        over=view.over,
    )


def turned(table: PushTable, fact: Any) -> None:
    table.turn_up(fact.card)
    table.card = fact.card


def switched(table: PushTable, fact: Any) -> None:
    table.turn_up("S")
    table.switches += 1
    assert fact.clockwise == (table.switches in (0, 2, 4, 6, 8, 10, 12))


def busted(table: PushTable, fact: Any) -> None:
    table.turn_up(fact.card)
    table.discards[fact.card] += 1


def placed(table: PushTable, fact: Any) -> None:
    assert table.card == fact.card
    table.card = None
    column_of(table, fact).append(fact.card)


def column_of(table: PushTable, fact: Any) -> list[str]:
    return table.columns["abc".index(fact.column)]


def took_column(table: PushTable, fact: Any) -> None:
    column = column_of(table, fact)
    assert column == fact.cards
    sorted_, roll = Counter(fact.bench) + Counter(fact.safe), Counter(fact.cards)["R"]
    assert sorted_ + Counter(["R"] * roll) == Counter(column)
    assert fact.points == points(sorted_)
    column.clear()
    table.discards += Counter(["R"] * roll)
    table.bench[fact.seat - 1] += Counter(fact.bench)
    table.safe[fact.seat - 1] += Counter(fact.safe)


def points(cards: Cards) -> int:
    return sum(int(card[1]) * n for card, n in cards.items())


def rolled(table: PushTable, fact: Any) -> None:
    table.rolls += 1
    table.last_roll = fact.face
    table.lost = [fact.points]


def lost(table: PushTable, fact: Any) -> None:
    cards = leave_bench(table, fact)
    table.discards += cards
    table.lost.append(fact.points)


def protected(table: PushTable, fact: Any) -> None:
    table.safe[fact.seat - 1] += leave_bench(table, fact)


def leave_bench(table: PushTable, fact: Any) -> Cards:
    """All cards of a colour leave a bench."""
    bench, cards = table.bench[fact.seat - 1], Counter(fact.cards)
    assert cards == {card: n for card, n in bench.items() if card[0] == fact.colour}
    assert fact.points == points(cards) > 0
    table.bench[fact.seat - 1] = bench - cards
    return cards


def cleared(table: PushTable, fact: Any) -> None:
    column = column_of(table, fact)
    assert column == fact.cards
    table.discards += Counter(column)
    column.clear()


def cleared_switches(table: PushTable, fact: Any) -> None:
    assert table.switches == fact.count > 0
    table.switches = 0
    table.discards["S"] += fact.count


Step = Callable[[Any, Any], None]
STEPS: dict[str, dict[str, Step]] = {
    "linko": {
        "laid": laid,
        "snatched": snatched,
        "took": took,
        "left": snatched,
        "reclaimed": reclaimed,
        "discarded": discarded,
        "drew": drew,
        "drew-pile": drew_pile,
        "declined": nothing,
        "refilled": refilled,
        "robbed": robbed,
        "ghost-gained": ghost_gained,
        "ghost-laid": ghost_laid,
        "out": over,
        "dry": over,
        "stalled": over,
        "turn": turn,
    },
    "push": {
        "turned": turned,
        "switched": switched,
        "busted": busted,
        "placed": placed,
        "took": took_column,
        "rolled": rolled,
        "lost": lost,
        "protected": protected,
        "cleared": cleared,
        "cleared-switches": cleared_switches,
        "dry": over,
        "turn": turn,
    },
}
FROM: dict[str, Callable[[Any], Any]] = {"linko": linko_from, "push": push_from}


def fold(game: str, table: Any, facts: list[Any]) -> None:
    """Move the cards as the facts say."""
    steps = known(STEPS, game)
    for fact in facts:
        steps[fact.__struct_config__.tag](table, fact)
