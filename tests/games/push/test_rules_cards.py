"""The cards, the deal and what is left to chance: P1, P2, P18, PR6."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.drive import TURN_MARK
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.push import notation, rules
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

PUSH = game("push")
PLAIN = PUSH.edition("push")


def deck(seats: int) -> Counter[str]:
    return Counter(notation.CARD_NAMES[card] for card in PUSH.fresh_deck(PLAIN, seats))


def test_P1_three_of_each_number_and_colour_18_rolls_12_switches() -> None:
    numbers = {f"{colour}{number}": 3 for colour in "rbgyp" for number in range(1, 7)}
    assert deck(3) == {**numbers, "R": 18, "S": 12}
    assert sum(numbers.values()) == 90
    assert deck(3).total() == 120


def test_P1_the_die_shows_five_colours_and_a_star() -> None:
    assert list(notation.DICE) == ["r", "b", "g", "y", "p", "*"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_P1_every_larger_table_has_the_whole_deck(seats: int) -> None:
    assert deck(seats) == deck(3)


def test_P1_any_other_deck_is_refused() -> None:
    cards = PUSH.fresh_deck(PLAIN, 4)
    with pytest.raises(Refusal, match="The deck has 2 of r1, not 3 "):
        lay_out(PUSH, PLAIN, seats=4, deck=cards[1:])
    with pytest.raises(Refusal, match="The deck has 13 of S, not 12 "):
        lay_out(PUSH, PLAIN, seats=4, deck=[*cards, rules.SWITCH])


def test_P2_two_players_leave_the_switch_cards_out() -> None:
    assert deck(3) - deck(2) == {"S": 12}
    assert deck(2).total() == 108


def test_P2_two_players_cannot_deal_switch_cards() -> None:
    with pytest.raises(Refusal, match="The deck has 12 of S, not 0"):
        lay_out(PUSH, PLAIN, seats=2, deck=PUSH.fresh_deck(PLAIN, 3))


def test_P18_the_first_card_of_the_order_is_the_first_turned_up(dealt: Table) -> None:
    position = dealt("y2 R p6", seats=4)
    assert [turned_up(position.play(*tokens)) for tokens in ("+", "a+", "b+")] == ["y2", "R", "p6"]


def turned_up(position: Position) -> str:
    return str(position.view(None).card)


def test_P18_the_whole_deck_is_the_pile(dealt: Table) -> None:
    assert [dealt("", seats=seats).state.pile_size for seats in (2, 3, 6)] == [108, 120, 120]


def test_P18_rolls_are_used_in_their_order(table: Table, shows: Shows) -> None:
    # The pusher, then the two who take a roll card, each get the next roll.
    drawing = """
        ann*    r1 b1 g1 |
        ben     r2 b2 g2 |
        cleo    r3 b3 g3 |
        columns R p1 / R p2 / R p3
        pile    R y1
        dice    b r g y
        """
    after = """
        ann     r1 g1    |
        ben*    b2 g2 p1 |
        cleo    r3 b3 p3 |
        pile    y1
        dice    y
        discards r2 b1 g3 p2 R R R R
        """
    shows(table(drawing, "+", "=a", "=c"), after)


def test_P18_rolls_do_not_depend_on_the_cards() -> None:
    keys = [bytes([number]) * 32 for number in range(2)]
    two, three = (dealing(seats, keys[0]) for seats in (2, 3))
    assert two[1] == three[1] != dealing(2, keys[1])[1]
    assert len(two[1]) == rules.DICE == 45
    assert set(two[1]) == {1, 2, 3, 4, 5, 6}


def dealing(seats: int, key: bytes) -> tuple[list[int], list[int]]:
    return from_key(PUSH, PLAIN, seats, key)


def test_P18_45_rolls_suffice_even_for_the_worst_luck(dealt: Table) -> None:
    """Every fourth number card is one too many, every roll card lies in a column that is taken."""
    piles = []
    for colour in "rbgyp":
        cards = [f"{colour}{number}" for number in range(1, 7) for _ in range(3)]
        cards.remove(f"{colour}5")
        cards.remove(f"{colour}6")
        piles += [tuple(cards[i : i + 4]) for i in range(0, 16, 4)]
    piles += [("r5", "b5", "g5", "y5"), ("r6", "b6", "g6", "y6")]
    six, rest = piles[:6], piles[6:]
    order = [card for pile in six for card in (*pile[:3], *"RRR", pile[3])]
    order += [card for pile in rest for card in pile] + ["p5", "p6"]
    position = dealt(" ".join(order), seats=4)
    for _ in six:
        position.play(*"+a+b+c+a+b+c+", "=a", "=b", "=c")
    for _ in rest:
        position.play(*"+a+b+c+", "=a", "=b", "=c")
    position.play(*"+a+b", *"+" * 12, "=a", "=b")
    assert position.over
    assert position.state.rolls == 22 + 18


def test_P18_a_roll_that_was_not_dealt_stops_a_replay(table: Table) -> None:
    """At the token that needed it; until then nothing is missing."""
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns R r1 / R r2 / R r3
        pile    R y1
        dice    b r
        """
    tokens = ["+", "=a", "=b"]  # a roll each
    position = table(drawing)
    codes = np.array([TURN_MARK, *(notation.CODES[token] for token in tokens)])
    position.state.phase = rules.TURN  # a record begins with a turn
    assert position.engine.replay(position.states, 0, codes, len(codes)) == 3


def test_PR6_only_the_order_of_the_pile_and_the_rolls_to_come_are_hidden(dealt: Table) -> None:
    """All seats and the spectator see one and the same, but for `seat` and `legal`."""
    position = dealt("r1 r2 r3 r4 b2 R", "y r", seats=3)
    position.play(*"+a+b+c+", "=a", "=b", *"+a+a")
    views = [position.view(seat) for seat in (None, 1, 2, 3)]
    for shown in views:
        shown.seat, shown.legal = None, []
    assert views[0] == views[1] == views[2] == views[3]


def test_PR6_what_went_into_the_protected_pile_stays_known(dealt: Table) -> None:
    position = dealt("r1 b2 r3", seats=2).play(*"+a+a", "=a", "+", "a", "=a", "!r")
    assert position.view(2).players[0].protected == {"r1": 1}


def test_PR6_a_view_counts_what_is_unseen_and_not_where(dealt: Table) -> None:
    views: list[Any] = [dealt(cards, seats=3).view(1) for cards in ("r1 r2 R", "S p6 y3")]
    assert views[0] == views[1]
    assert sum(views[0].unseen.values()) == views[0].pile == 120


def test_PR6_rolls_to_come_do_not_show(dealt: Table) -> None:
    one, other = (dealt("", dice, seats=3).view(1) for dice in ("r r", "* p"))
    assert one == other
