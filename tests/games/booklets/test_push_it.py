"""The Italian booklet of Push: its own examples and remarks, in the order it prints them."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Drawn = Callable[..., Position]
Shows = Callable[[Position, str], None]


def test_matteo_turns_up_a_yellow_2(position: Drawn) -> None:
    """The first column holds a 2, the second a yellow card; so it goes into the third."""
    drawing = """
        matteo*  |
        giulia   |
        luca     |
        columns  r5 b2 / y4 g6 / p3 r1
        pile     y2 g1
        """
    table = position("push", "push", drawing, "+")
    assert table.legal() == ["c"]
    with pytest.raises(Refusal, match="Column a already has that number: y2"):
        table.play("a")
    with pytest.raises(Refusal, match="Column b already has that colour: y2"):
        table.play("b")
    assert table.play("c").view(1).columns[2] == ["p3", "r1", "y2"]


def test_a_card_turned_up_begins_a_column_or_joins_one(position: Drawn) -> None:
    drawing = """
        matteo*  |
        giulia   |
        luca     |
        pile     r5 b2 g1
        """
    table = position("push", "push", drawing, "+", "a", "+")
    assert table.legal() == ["a", "b"]


def test_one_roll_card_a_column_and_switch_cards_in_none(position: Drawn) -> None:
    drawing = """
        matteo*  |
        giulia   |
        luca     |
        columns  R r5 / b2
        pile     R S g1
        """
    table = position("push", "push", drawing, "+")
    assert table.legal() == ["b", "c"]
    table.play("b", "+")
    assert table.phase == "push"
    assert table.view(1).columns == [["R", "r5"], ["b2", "R"], []]


def test_stopping_in_time_one_takes_a_column_and_sorts_it(position: Drawn, shows: Shows) -> None:
    drawing = """
        matteo*  y5 b1 |
        giulia   |
        luca     |
        columns  y6 r4 / g1
        pile     g2
        """
    taken = """
        matteo*  r4 b1 y5 y6 |
        giulia   |
        luca     |
        columns  - / g1
        pile     g2
        """
    shows(position("push", "push", drawing, "=a"), taken)


def test_the_die_shows_red(position: Drawn, shows: Shows) -> None:
    """All red cards go to the discards, those just taken and the roll card too, protected ones not.

    In the picture the protected pile lies face down next to the open cards.
    """
    drawing = """
        matteo*  r2 r5 y3 g4 | b6 b1
        giulia   r6 |
        luca     |
        columns  r1 p4 R
        pile     g2
        dice     r
        """
    rolled = """
        matteo   y3 g4 p4 | b6 b1
        giulia*  r6 |
        luca     |
        pile     g2
        discards r1 r2 r5 R
        """
    shows(position("push", "push", drawing, "=a"), rolled)


@pytest.mark.parametrize("face", ["*", "b"])
def test_a_star_or_a_colour_one_does_not_have_costs_nothing(
    position: Drawn, shows: Shows, face: str
) -> None:
    drawing = f"""
        matteo*  r2 y3 | b6
        giulia   |
        columns  p4 R
        pile     g2
        dice     {face}
        """
    rolled = """
        matteo   r2 y3 p4 | b6
        giulia*  |
        pile     g2
        discards R
        """
    shows(position("push", "push", drawing, "=a"), rolled)


def test_then_the_others_choose_one_at_a_time_from_the_left(position: Drawn, shows: Shows) -> None:
    drawing = """
        matteo*  |
        giulia   |
        luca     |
        columns  r1 / r2 / r3
        pile     g2
        """
    taken = """
        matteo   r3 |
        giulia*  r2 |
        luca     r1 |
        pile     g2
        """
    table = position("push", "push", drawing, "=c")
    assert table.to_move == 2
    assert table.play("=b").to_move == 3
    shows(table.play("=a"), taken)


def test_two_players_discard_what_is_left_over(position: Drawn, shows: Shows) -> None:
    drawing = """
        matteo*  |
        giulia   |
        columns  r1 / r2 / r3
        pile     g2
        """
    taken = """
        matteo   r3 |
        giulia*  r2 |
        pile     g2
        discards r1
        """
    shows(position("push", "push", drawing, "=c", "=b"), taken)


def test_with_more_players_somebody_may_get_none(position: Drawn, shows: Shows) -> None:
    drawing = """
        matteo*  |
        giulia   |
        luca     |
        columns  r1 / r2
        pile     g2
        """
    taken = """
        matteo   r1 |
        giulia*  r2 |
        luca     |
        pile     g2
        """
    shows(position("push", "push", drawing, "=a", "=b"), taken)


@pytest.mark.parametrize(
    ("cards", "first"), [("", "giulia"), ("S", "sara"), ("S S", "giulia"), ("S S S", "sara")]
)
def test_switch_cards_turn_the_choosing_round_and_not_the_turns(
    position: Drawn, cards: str, first: str
) -> None:
    names = ["matteo", "giulia", "luca", "sara"]
    drawing = f"""
        matteo*  |
        giulia   |
        luca     |
        sara     |
        columns  r1 / r2
        pile     {cards} g2
        """
    table = position("push", "push", drawing, *["+"] * len(cards.split()), "=a")
    assert names[(table.to_move or 0) - 1] == first
    table.play("=b")
    assert names[(table.to_move or 0) - 1] == "giulia"


def test_pushed_too_far(position: Drawn, shows: Shows) -> None:
    """The card is lost, then a colour; the others take the columns, the pusher none."""
    drawing = """
        matteo*  g3 y6 |
        giulia   |
        luca     |
        columns  y1 / y2 r5 / y3
        pile     y5 g2
        dice     y
        """
    paid = """
        matteo   g3 |
        giulia*  r5 y2 |
        luca     y3 |
        pile     g2
        discards y1 y5 y6
        """
    table = position("push", "push", drawing, "+")
    assert (table.phase, table.to_move) == ("collect", 2)
    shows(table.play("=b", "=c"), paid)


def test_protecting_instead_of_turning_up(position: Drawn, shows: Shows) -> None:
    drawing = """
        matteo*  g3 y6 y1 |
        giulia   |
        pile     g2
        """
    safe = """
        matteo   g3 | y1 y6
        giulia*  |
        pile     g2
        """
    shows(position("push", "push", drawing, "!y"), safe)


def test_later_cards_of_that_colour_go_into_the_same_pile(position: Drawn, shows: Shows) -> None:
    drawing = """
        matteo*  g3 | y1 y6
        giulia   |
        columns  y5 g1 R
        pile     g2
        dice     y
        """
    safe = """
        matteo   g1 g3 | y1 y5 y6
        giulia*  |
        pile     g2
        discards R
        """
    shows(position("push", "push", drawing, "=a"), safe)


def test_the_end_and_the_count(position: Drawn) -> None:
    """The pile is used up and every column taken; open and protected cards count alike."""
    drawing = """
        matteo*  g3 | y6
        giulia   b5 |
        columns  r1
        pile     r2
        """
    table = position("push", "push", drawing, "+", "b", "=b", "=a")
    assert (table.end, table.scores, table.winners) == ("stock", [11, 6], [1])


@pytest.mark.parametrize(
    ("giulia", "winners"),
    [("g6 r4 |", [1]), ("g5 r4 y1 |", [1, 2]), ("g4 r4 y1 | p1", [2])],
)
def test_a_tie_goes_to_most_cards_or_is_shared(
    position: Drawn, giulia: str, winners: list[int]
) -> None:
    drawing = f"""
        matteo   g3 y6 | p1
        giulia   {giulia}
        luca*    |
        pile     S
        """
    table = position("push", "push", drawing, "+")
    assert table.scores == [10, 10, 0]
    assert table.winners == winners


def test_risk_variant_a_star_costs_all_but_the_protected_cards(
    position: Drawn, shows: Shows
) -> None:
    drawing = """
        matteo*  g3 r1 | y6
        giulia   b5 |
        columns  p4 R
        pile     r2
        dice     *
        """
    lost = """
        matteo   | y6
        giulia*  b5 |
        pile     r2
        discards r1 g3 p4 R
        """
    shows(position("push", "push-risk", drawing, "=a"), lost)
